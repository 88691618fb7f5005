/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTurn } from './in-turn';

let folder: string;
let lock: string;
/** The number of a process that is no more. */
const { pid: dead } = spawnSync(process.execPath, ['--version']);

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'turn-'));
  lock = join(folder, 'lock');
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('the lock of a killed process holds nobody up, and nothing is left behind', async () => {
  writeFileSync(lock, String(dead));
  expect(await inTurn(lock, async () => Number.parseInt(readFileSync(lock, 'utf8'), 10))).toBe(process.pid);
  expect(readdirSync(folder)).toEqual([]);
});

test('nor does the lock of one that had the number of this process', async () => {
  writeFileSync(lock, `${process.pid} 1`);
  expect(await inTurn(lock, async () => 'done')).toBe('done');
});

test('of two that find the lock of a killed process, the slower one leaves the lock of the quicker one alone', async () => {
  writeFileSync(lock, String(dead));
  jest.spyOn(process, 'kill').mockImplementationOnce(() => {
    // Just now the quicker one has put its own in its place.
    writeFileSync(lock, String(process.ppid));
    throw Object.assign(new Error('No such process'), { code: 'ESRCH' });
  });
  let began = false;
  const work = inTurn(lock, async () => {
    began = true;
  });
  await new Promise((resume) => setTimeout(resume, 600));
  expect(began).toBe(false);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
  rmSync(lock);
  await work;
  expect(began).toBe(true);
});
