/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBuildLock } from './build-lock';

let project: string;

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  project = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(project, { recursive: true });
});

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
    two = withBuildLock(work('two'), project);
  };
  await expect(withBuildLock(work('one', begun), project)).rejects.toThrow('one failed');
  await two;
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(console.log).toHaveBeenCalledTimes(1);
});

test('the lock of a killed process ends when nobody renews it', async () => {
  const program = `import { withBuildLock } from './tools/shared/build-lock.ts'; withBuildLock(() => { process.stdout.write('begun'); return new Promise((never) => setInterval(() => {}, 1000)); }, ${JSON.stringify(project)});`;
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  await once(other.stdout, 'data');
  const begun = jest.fn();
  const work = withBuildLock(begun, project);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(begun).not.toHaveBeenCalled();
  other.kill('SIGKILL');
  await once(other, 'close');
  const earlier = new Date(Date.now() - 60_000);
  utimesSync(join(project, '.builds/lock'), earlier, earlier);
  await work;
  expect(begun).toHaveBeenCalled();
}, 30_000);
