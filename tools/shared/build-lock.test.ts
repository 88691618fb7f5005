/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { withBuildLock } from './build-lock';

let name: string;

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  name = `test ${process.pid} ${Math.random()}`;
});

afterEach(() => jest.restoreAllMocks());

test('two pieces of work run one after the other, also when the first fails', async () => {
  const steps: string[] = [];
  const work = (step: string) => async () => {
    steps.push(`${step} begins`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    steps.push(`${step} ends`);
    if (step === 'one') throw new Error('one failed');
  };
  const one = expect(withBuildLock(name, work('one'))).rejects.toThrow('one failed');
  await Promise.all([one, withBuildLock(name, work('two'))]);
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(console.log).toHaveBeenCalledTimes(1);
});

test('a killed process releases the lock', async () => {
  const program = `import { withBuildLock } from './tools/shared/build-lock.ts'; withBuildLock(${JSON.stringify(name)}, () => { process.stdout.write('begun'); return new Promise(() => {}); });`;
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  await once(other.stdout, 'data');
  let begun = false;
  const work = withBuildLock(name, async () => {
    begun = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(begun).toBe(false);
  other.kill('SIGKILL');
  await work;
  expect(begun).toBe(true);
}, 30_000);
