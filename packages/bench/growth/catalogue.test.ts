/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../../tools/build/check-content';
import { growReviews, growTours } from './catalogue';

const project = mkdtempSync(join(tmpdir(), 'bench-'));
cpSync('data', join(project, 'data'), { recursive: true });
mkdirSync(join(project, 'public'));
afterAll(() => rmSync(project, { recursive: true }));

test('the made-up catalogue is content the build accepts', async () => {
  growTours(project, 40);
  growReviews(project, 100);
  expect(await checkContent(project)).toEqual([]);
}, 60_000);

test('the same number of reviews is always the same reviews', () => {
  const read = () => readFileSync(join(project, 'public/reviews.json'), 'utf8');
  growReviews(project, 30);
  const first = read();
  growReviews(project, 30);
  expect(read()).toBe(first);
  expect(JSON.parse(first).reviews).toHaveLength(30);
});
