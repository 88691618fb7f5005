import {
  copyFileSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { TourFile } from '../../data/schema/tours';
import packageFile from '../../package.json' with { type: 'json' };
import { tours } from '../../site/content/tours';
import { publicSettings } from '../../site/services/services';
import { editorConfig } from '../editor/config';
import { checkImageQuery } from '../services/picture-container';
import { filesIn } from '../shared/files';
import { runCommand } from '../shared/run-program';
import { copyProject } from '../testing/project-copy';

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

test('the check takes the lines of a tour that is off, with a photograph, and has a row for each, also without a network', async () => {
  const copy = copyProject('handbook');
  const [, lines = ''] = /```json\n(.*?)```/s.exec(handbook) ?? [];
  const { hero, ...others } = JSON.parse(`{${lines}}`);
  const { name, slug } = tours[0];
  const file = join(copy, `data/tours/${slug}.json`);
  const tour: TourFile = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...tour, ...others, hero: { ...tour.hero, ...hero } }),
  );
  copyFileSync('app/apple-icon.png', join(copy, 'photos/IMG_0421.JPG'));
  const env = {
    INIT_CWD: copy,
    NEXT_PUBLIC_SITE_URL: 'http://127.0.0.1:9',
    NO_COLOR: '1',
  };
  const { code, output } = await runCommand('owner/check online', {
    keepOutput: true,
    folder: copy,
    env,
  });
  rmSync(copy, { recursive: true });
  expect(code).toBe(1);
  if (tours.length === 1)
    return expect(output).toContain('has no tour that is on');
  expect(output).toMatch(/^yellow +Pictures +photos\/IMG_0421\.JPG is only/m);
  expect(output).toMatch(new RegExp(`^yellow +Tour: ${name} +Off`, 'm'));
  expect(output).toContain('Could not be asked');
  expect(output).toMatch(
    /Checked in [\d.]+ s: \d+ green, \d+ yellow, \d+ red\. Not ready to publish/,
  );
  expect(output).not.toMatch(/\n +at /);
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

test('the commands of others upload three folders, and make a picture query that the build accepts', () => {
  expect(
    unique.filter((line) => / (out\/?|public\/pictures) /.test(line)),
  ).toHaveLength(3);
  const line = unique.find((command) => command.includes('generate-sas')) ?? '';
  const [, permissions = '', end = ''] =
    /--permissions (\w+) --https-only --expiry (\S+)/.exec(line) ?? [];
  const query = `sv=2024-11-04&sr=c&sp=${permissions}&spr=https&se=${end}&sig=abc`;
  expect(checkImageQuery(query, new Date('2026-11-21'))).toEqual({});
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

  test('in its year each field is named as in its form, and each button as Sveltia does', () => {
    const [, year = ''] = /^## The year$(.*?)^## /ms.exec(handbook) ?? [];
    const sveltia = readFileSync(
      'node_modules/@sveltia/cms/dist/sveltia-cms.js',
      'utf8',
    );
    const names = boldIn(year).filter((words) => !words.endsWith('.'));
    const steps = names.flatMap((words) =>
      words.replace(/^Add /, '').split(' → '),
    );
    expect(steps.length).toBeGreaterThan(20);
    const known = labels({ collections });
    expect(
      steps.filter(
        (step) => !known.includes(step) && !sveltia.includes(`:\`${step}\``),
      ),
    ).toEqual([]);
  });

  test('each setting is named as on its page', () => {
    const named = bold.map((words) => words.toLowerCase());
    expect(named).toEqual(
      expect.arrayContaining(
        publicSettings.map(({ purpose }) => purpose.toLowerCase()),
      ),
    );
  });
});
