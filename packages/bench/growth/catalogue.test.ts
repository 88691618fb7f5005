import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { expect } from 'expect';
import { projectFolder } from '../project';
import { growReviews, growTours } from './catalogue';

const project = mkdtempSync(join(tmpdir(), 'bench-'));
cpSync(join(projectFolder, 'data'), join(project, 'data'), { recursive: true });
mkdirSync(join(project, 'public'));
after(() => rmSync(project, { recursive: true }));

test('the invented catalogue has the given number of tours, each with its own id and address', async () => {
  growTours(project, 40);
  const { allTours: tours } = await import(join(project, 'data/tours.ts'));
  expect(new Set(tours.map(({ id }: { id: number }) => id)).size).toBe(40);
  expect(new Set(tours.map(({ slug }: { slug: string }) => slug)).size).toBe(40);
});

test('the same number always gives the same reviews', () => {
  const read = () => readFileSync(join(project, 'public/reviews.json'), 'utf8');
  growReviews(project, 30);
  const first = read();
  growReviews(project, 30);
  expect(read()).toBe(first);
  expect(JSON.parse(first).reviews).toHaveLength(30);
});
