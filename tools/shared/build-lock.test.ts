import { mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../testing/scratch';
import { withBuildLock } from './build-lock';

const project = scratch();
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('two pieces of work run one after the other, also when the first fails', async () => {
  const steps: string[] = [];
  const work = (step: string, begun?: () => void) => async () => {
    steps.push(`${step} begins`);
    begun?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    steps.push(`${step} ends`);
    if (step === 'one') throw new Error('one failed');
  };
  let two: Promise<void> | undefined;
  // Of two locks asked for at once, either may come first. So the second begins when the first is held.
  const begun = () => {
    two = withBuildLock(work('two'), project.folder);
  };
  await expect(withBuildLock(work('one', begun), project.folder)).rejects.toThrow('one failed');
  await two;
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(console.log).toHaveBeenCalledTimes(1);
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
