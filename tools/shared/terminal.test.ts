import { withSigns } from './terminal';

test('long work shows every ten seconds that it goes on', async () => {
  jest.useFakeTimers();
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  const work = withSigns(
    new Promise((resolve) => setTimeout(() => resolve('made'), 25_000)),
  );
  await jest.advanceTimersByTimeAsync(25_000);
  expect(await work).toBe('made');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(said.mock.calls.flat()).toEqual([
    '    still at work, after 10.0 s',
    '    still at work, after 20.0 s',
  ]);
  jest.useRealTimers();
});
