import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tourFile } from '../../data/schema/tours';
import packageFile from '../../package.json' with { type: 'json' };
import { tours } from '../../site/content/tours';
import { publicSettings } from '../../site/services/services';
import { editorConfig } from '../editor/config';
import { filesIn } from '../shared/files';
import { runCommand } from '../shared/run-program';

// A command is slow on a busy computer.
jest.setTimeout(60_000);

const handbook = readFileSync('docs/owner-handbook.md', 'utf8');
const forOtherHosts = readFileSync('docs/hosting.md', 'utf8');
/**
 * Every command of both, from their code blocks and the handbook's sentences.
 */
const commands = [
  ...[...(handbook + forOtherHosts).matchAll(/```sh\n(.*?)```/gs)].flatMap(
    ([, box = '']) => box.trim().split('\n'),
  ),
  ...[...handbook.matchAll(/`(npm [^`]+)`/g)].map(([, inline = '']) => inline),
];
const unique = [...new Set(commands)];
const scripts: Readonly<Record<string, string>> = packageFile.scripts;

/**
 * The module that a command of ours starts, without its ending; `undefined` for
 * other programs.
 */
function ourTool(command: string): string | undefined {
  const script = /^npm (?:run )?([a-z]+)/.exec(command)?.[1] ?? '';
  return /^node tools\/run\.mjs (\S+)/.exec(scripts[script] ?? '')?.[1];
}

const ours = unique.filter((command) => /^npm (?!ci$)/.test(command));

test.each([...new Set(ours.map(ourTool))])(
  'the command %s is there and explains itself',
  async (tool) => {
    const { code, output } = await runCommand(`${tool} help`, {
      keepOutput: true,
    });
    expect(output).toMatch(/^\w[^\n]*\n.* {2}np[mx] /s);
    expect(code).toBe(0);
  },
);

test('its lines of a tour that is off, with a photograph, are valid', () => {
  const [, lines = ''] = /```json\n(.*?)```/s.exec(handbook) ?? [];
  const tour = JSON.parse(
    readFileSync(`data/tours/${tours[0].slug}.json`, 'utf8'),
  );
  const { error } = tourFile.safeParse({
    ...tour,
    ...JSON.parse(`{${lines}}`),
  });
  expect(error).toBeUndefined();
});

test('it is short; its screenshots exist, are small and have descriptions', () => {
  expect(handbook.trimEnd().split('\n').length).toBeLessThanOrEqual(220);
  expect(handbook.trim().split(/\s+/).length).toBeLessThanOrEqual(2400);
  const pictures = [...handbook.matchAll(/!\[(.*?)\]\((.+?)\)/g)];
  expect(pictures.length).toBeGreaterThan(3);
  for (const [, words = '', name = ''] of pictures) {
    expect(words).toMatch(/\w+ \w+/);
    expect(statSync(join('docs', name)).size).toBeLessThan(150_000);
  }
});

const documents = [
  'README.md',
  'data/README.md',
  ...filesIn('docs').map((name) => `docs/${name}`),
];

test.each(documents.filter((name) => name.endsWith('.md')))(
  '%s names only files and headings that exist, and its tables have no cell over 120 letters',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const named = text.matchAll(
      /`((?:app|components|data|docs|e2e|email-template|packages|site|tools|\.ci)\/[\w./-]*)`/g,
    );
    const links = text.matchAll(/\]\((?!http)([^)#]+)/g);
    const paths = [
      ...[...named].map(([, path = '']) => path),
      ...[...links].map(([, path = '']) => join(dirname(document), path)),
    ];
    expect(
      paths.filter((path) => !existsSync(path) && !path.includes('NAME')),
    ).toEqual([]);
    const headings = text
      .match(/^#+ .+$/gm)
      ?.map((line) => line.toLowerCase().replace(/[^\w\s-]/g, ''));
    const anchors = headings?.map((words) => words.trim().replace(/\s/g, '-'));
    for (const [, anchor] of text.matchAll(/\]\(#([\w-]+)\)/g))
      expect(anchors).toContain(anchor);
    const cells = [...text.matchAll(/^\|.*$/gm)].flatMap(([row]) =>
      row.split('|'),
    );
    expect(
      cells.filter((cell) => /[^- ]/.test(cell) && cell.trim().length > 120),
    ).toEqual([]);
  },
);

describe('the editor', () => {
  /**
   * What is written in bold: a page of the editor, or the way to a field,
   * 'Tours → Off until'.
   */
  const boldIn = (text: string) =>
    [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, words = '']) =>
      words.replace(/\s+/g, ' '),
    );
  const bold = boldIn(handbook + forOtherHosts);
  const { collections } = editorConfig();
  const labels = (entry: object): string[] =>
    Object.values(entry).flatMap((value) =>
      Array.isArray(value)
        ? value.flatMap((each) => [each.label, ...labels(each)])
        : [],
    );

  test.each(collections.map(({ label, ...entry }) => [label, entry] as const))(
    'its page %s is named, and has each field that is said to be there',
    (page, entry) => {
      const ways = bold
        .map((words) => words.split(' → '))
        .filter(([first]) => first === page);
      expect(ways).not.toEqual([]);
      const known = [...labels(entry), 'Add'];
      expect(
        ways
          .flatMap(([, ...fields]) => fields)
          .filter((field) => !known.includes(field)),
      ).toEqual([]);
    },
  );

  test('each setting is named as on its page', () => {
    const named = bold.map((words) => words.toLowerCase());
    expect(named).toEqual(
      expect.arrayContaining(
        publicSettings.map(({ purpose }) => purpose.toLowerCase()),
      ),
    );
  });
});
