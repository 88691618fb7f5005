import fs from 'node:fs';
import { watchContent } from './watch-content';

// A rejection that nobody handles fails a test, as it ends a command.
test('a run that fails ends nothing, and the next change runs again', async () => {
  jest.useFakeTimers();
  let change: fs.WatchListener<string> | undefined;
  const watch = (_: string, __: object, listener: typeof change) => {
    change ??= listener;
    return { unref() {} };
  };
  jest.spyOn(fs, 'watch').mockImplementation(watch as typeof fs.watch);
  const work = jest.fn(() => Promise.reject(new Error('The disk is full')));
  watchContent(work);
  change?.('change', 'home.json');
  await jest.advanceTimersByTimeAsync(300);
  expect(work).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
