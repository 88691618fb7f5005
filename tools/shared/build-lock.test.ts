import { mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../testing/scratch';
import { withBuildLock } from './build-lock';

const project = scratch();
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

test('two pieces of work run one after the other, also when the first fails', async () => {
  const steps: string[] = [];
  const waiting = new Promise<void>((resolve) => {
    jest.mocked(console.log).mockImplementation(() => {
      steps.push('two waits');
      resolve();
    });
  });
  let two: Promise<void> | undefined;
  const one = withBuildLock(async () => {
    // Of two locks asked for at once, either may come first. So the second asks when the first is held.
    two = withBuildLock(async () => void steps.push('two runs'), project.folder);
    await waiting;
    steps.push('one fails');
    throw new Error('one failed');
  }, project.folder);
  await expect(one).rejects.toThrow('one failed');
  await two;
  expect(steps).toEqual(['two waits', 'one fails', 'two runs']);
});

test('a lock that its process left behind ends when nobody renews it', async () => {
  const lock = join(project.folder, '.builds/lock');
  mkdirSync(lock, { recursive: true });
  const earlier = new Date(Date.now() - 60_000);
  utimesSync(lock, earlier, earlier);
  const begun = jest.fn(async () => {});
  await withBuildLock(begun, project.folder);
  expect(begun).toHaveBeenCalled();
});
