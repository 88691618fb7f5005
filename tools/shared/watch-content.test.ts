import fs from 'node:fs';
import { join } from 'node:path';
import { watchContent } from './watch-content';

const changes: Record<string, fs.WatchListener<string>> = {};
const change = async (folder: string, file: string, event = 'change') => {
  changes[join(process.cwd(), folder)]?.(event as fs.WatchEventType, file);
  await jest.advanceTimersByTimeAsync(300);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(fs, 'watch').mockImplementation(((
    folder: string,
    _options: object,
    listener: fs.WatchListener<string>,
  ) => {
    changes[folder] = listener;
    return { unref() {} };
  }) as typeof fs.watch);
});
afterEach(() => jest.useRealTimers());

test('a change of the content, a photograph or the reviews runs the work again, and only new addresses and settings start Next again', async () => {
  const work = jest.fn(async (_startAgain: boolean) => {});
  watchContent(work);
  await change('data', 'home.json');
  await change('photos', 'boat.jpg', 'rename');
  await change('public', 'reviews.json');
  await change('public', 'pictures', 'rename');
  await change('data', 'tours/kayak.json', 'rename');
  await change('data', 'settings.json');
  await change('data', 'home.json');
  expect(work.mock.calls.flat()).toEqual([
    ...[false, false, false, false],
    ...[true, true, false],
  ]);
});

// A rejection that nobody handles fails a test, as it ends a command.
test('a run that fails ends nothing, and the next change runs again', async () => {
  const work = jest.fn(() => Promise.reject(new Error('The disk is full')));
  watchContent(work);
  await change('data', 'home.json');
  expect(work).toHaveBeenCalledTimes(2);
});
