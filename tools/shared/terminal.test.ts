import { command, withSigns } from './terminal';

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

test('a file that the system refuses is named in a sentence, without a stack trace', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const error of [
    { code: 'EACCES', path: '.builds/lock' },
    { code: 'ENOSPC' },
  ])
    await command(new URL('file:///help.txt'), async () => {
      throw Object.assign(new Error('refused'), error);
    });
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  expect(said.mock.calls.flat()).toEqual([
    expect.stringMatching(/^\n\.builds\/lock cannot be used: .*protected/),
    '\nA file cannot be used: the disk is full. Put that right and run the command again.',
  ]);
});
