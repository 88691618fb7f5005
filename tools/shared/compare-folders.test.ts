/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSample } from '../build/finish/sample-export';
import { changedFiles } from './compare-folders';

test('two folders are equal only when all files have the same bytes', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'compare-'));
  const [one, two] = [join(scratch, 'one'), join(scratch, 'two')];
  for (const folder of [one, two]) writeSample(folder, 'a/same.txt', 'same');
  expect(changedFiles(one, two)).toEqual([]);
  writeSample(one, 'a/x.txt', 'x');
  writeSample(two, 'b.txt', 'b');
  for (const folder of [one, two]) writeSample(folder, 'id.txt', folder);
  expect(changedFiles(one, two).sort()).toEqual(['a/x.txt', 'b.txt', 'id.txt']);
  rmSync(scratch, { recursive: true });
});
