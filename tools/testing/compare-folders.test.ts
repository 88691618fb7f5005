/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSample } from '../build/finish/sample-export';
import { differences } from './compare-folders';

test('two folders are equal only when all files have the same bytes', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'compare-'));
  const [one, two] = [join(scratch, 'one'), join(scratch, 'two')];
  for (const folder of [one, two]) writeSample(folder, 'a/same.txt', 'same');
  expect(differences(one, two)).toEqual([]);
  writeSample(one, 'a/x.txt', 'x');
  writeSample(two, 'b.txt', 'b');
  for (const folder of [one, two]) writeSample(folder, 'id.txt', folder);
  expect(differences(one, two)).toEqual([
    'a/x.txt is only in the first',
    'b.txt is only in the second',
    'id.txt differs',
  ]);
  rmSync(scratch, { recursive: true });
});
