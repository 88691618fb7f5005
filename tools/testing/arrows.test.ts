import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { filesIn } from '../shared/files';

const FACTS = ['data', 'public'];
const CONTENT = ['site', ...FACTS];
const PART = [...CONTENT, 'components/shared', 'package'];
const TOOL = [...CONTENT, 'package'];

/** The rooms of tools/, each of which may import those before it. */
const ROOMS = [
  'shared',
  'services',
  'pictures',
  'export',
  'preview',
  'editor',
  'owner',
  'testing',
  'commands',
].map((room) => `tools/${room}`);

/**
 * The folders, each with what it may import besides itself. 'package' is any
 * from outside.
 */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'data/schema': ['package/zod', 'data/country.json', 'data/island.json'],
  'site/words': [...FACTS, 'package/libphonenumber-js'],
  'site/facts': [...FACTS, 'site/words'],
  'site/enquiry': [...FACTS, 'site/words', 'site/facts'],
  'site/services': [...FACTS, 'site/words', 'site/facts', 'site/enquiry'],
  'site/content': [...FACTS, 'site'],
  'components/shared': PART,
  'components/repair': PART,
  'components/frame': [...PART, 'components/repair'],
  'components/about': PART,
  'components/enquiry': PART,
  'components/contact': [...PART, 'components/enquiry'],
  'components/home': PART,
  'components/tour': PART,
  app: ['components', 'site', 'data', 'package'],
  ...Object.fromEntries(
    ROOMS.map((room, index) => [room, [...TOOL, ...ROOMS.slice(0, index)]]),
  ),
  e2e: [...TOOL, 'tools', 'package.json'],
  packages: TOOL,
};

const tops = new Set(
  Object.keys(arrows).map((folder) => folder.split('/')[0] ?? ''),
);
const files = [...tops].flatMap((top) =>
  filesIn(top).map((file) => `${top}/${file}`),
);
const scripts = files.filter(
  (file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('node_modules'),
);

const IMPORT =
  /^(?:import|export|\}).* from '([^']+)'|^import '([^']+)'|\b(?:import|require)\('([^']+)'\)/gm;

test.each(Object.entries(arrows))('%s imports only %j', (folder, allowed) => {
  const wrong = scripts
    .filter((file) => folderOf(file) === folder)
    .flatMap((file) => importsOf(file).map((target) => [file, target] as const))
    .filter(
      ([, target]) =>
        ![folder, ...allowed].some((name) =>
          `${target}/`.startsWith(`${name}/`),
        ),
    );
  expect(wrong).toEqual([]);
});

test('of two folders only the later one may import the other, so that each wrong arrow between them turns red', () => {
  const folders = Object.keys(arrows);
  const up = folders.flatMap((folder, index) =>
    folders
      .slice(index + 1)
      .flatMap((later) =>
        arrows[folder]?.includes(later) ? [[folder, later]] : [],
      ),
  );
  expect(up).toEqual([]);
});

test('each script is in one of these folders', () => {
  expect(scripts.filter((file) => !folderOf(file))).toEqual([]);
});

/**
 * The folder above whose arrows count for a file. A test may import what a
 * journey may.
 */
function folderOf(file: string) {
  if (/^(site|tools)\/.+\.test\.ts$/.test(file)) return 'e2e';
  return Object.keys(arrows).find((folder) =>
    `${file}/`.startsWith(`${folder}/`),
  );
}

/** The paths of the files that a file imports, and the packages. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(
    ([, from, whole, late]) => {
      const name = from ?? whole ?? late ?? '';
      if (name.startsWith('.')) return posix.join(file, '..', name);
      if (name.startsWith('@/')) return name.slice(2);
      return `package/${name}`;
    },
  );
}
