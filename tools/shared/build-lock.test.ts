import { scratch } from '../testing/scratch';
import { withBuildLock } from './build-lock';

const project = scratch();

test('two pieces of work run one after the other, also when the first fails, and the second says that it waits', async () => {
  const steps: string[] = [];
  // The first goes on until the second has said that it waits.
  const isTold = new Promise<void>((resolve) =>
    jest.spyOn(console, 'log').mockImplementation(() => resolve()),
  );
  const work = async () => {
    steps.push('begins');
    await isTold;
    steps.push('fails');
    throw new Error('failed');
  };
  await Promise.allSettled([
    withBuildLock(work, project.folder),
    withBuildLock(work, project.folder),
  ]);
  expect(steps).toEqual(['begins', 'fails', 'begins', 'fails']);
  expect(console.log).toHaveBeenCalledTimes(1);
});
