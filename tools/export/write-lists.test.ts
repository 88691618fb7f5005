import { readFileSync } from 'node:fs';
import { values } from '../../site/content/values';
import { settings } from '../../site/services/services';
import { scratch } from '../testing/scratch';
import { writeSettings, writeValues } from './write-lists';

const project = scratch();

test('the map of data/ lists every value with what it is now', async () => {
  project.write('data/README.md', readFileSync('data/README.md'));
  await writeValues(project.folder);
  const rows = [
    ...project.read('data/README.md').matchAll(/^- `\{(\w+)\}`: (.+)$/gm),
  ];
  expect(rows.map(([, name]) => name).sort()).toEqual(
    Object.keys(values).sort(),
  );
  for (const [, name = '', now] of rows)
    expect([String(values[name]).trim(), '']).toContain(
      now?.replace('(nothing)', ''),
    );
});

test('.env.example lists every setting with its example, and sets none', async () => {
  project.write(
    '.env.example',
    '# Words.\n#\n# NEXT_PUBLIC_OLD=1\n# NEXT_PUBLIC_OLDER=2\n',
  );
  await writeSettings(project.folder);
  const lines = settings.map(({ name, example }) => `# ${name}=${example}`);
  expect(project.read('.env.example')).toBe(
    ['# Words.', '#', ...lines, ''].join('\n'),
  );
  const now = readFileSync('.env.example', 'utf8').split('\n');
  expect(now.filter((line) => line.includes('NEXT_PUBLIC_'))).not.toEqual([]);
  expect(now.filter((line) => line.trim() && !line.startsWith('#'))).toEqual(
    [],
  );
});
