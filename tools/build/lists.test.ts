import { readFileSync } from 'node:fs';
import { values } from '../../site/values';
import { scratch } from '../testing/scratch';
import { listValues } from './lists';

const project = scratch();

test('the map of data/ lists every value with what it is now', async () => {
  project.write('data/README.md', readFileSync('data/README.md'));
  await listValues(project.folder);
  const rows = [...project.read('data/README.md').matchAll(/^- `\{(\w+)\}`: (.+)$/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(values).sort());
  for (const [, name = '', now] of rows)
    expect([String(values[name]).trim(), '']).toContain(now?.replace('(nothing)', ''));
});
