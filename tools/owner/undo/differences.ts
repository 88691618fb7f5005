import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { changedFiles } from './owners-files';

const MOST = 10;
const IMPORTANT = /prices\.ts:|^Price|^Tour/;

/**
 * What has changed from one copy of the owner's files to another, or to the project, a plain line each. Sources are compared as
 * text, so that a copy with a mistake in it can be compared too, and a price that stands in many sentences is one change.
 */
export function differences(before: string, after: string): string[] {
  const lines = changedFiles(before, after).flatMap((file) => {
    const [old, now] = [before, after].map((folder) => readIfThere(join(folder, file)));
    const shown = file.startsWith('photos/') ? `Photo ${basename(file)}` : file;
    if (now === undefined) return [`${shown} taken out`];
    if (old === undefined) return [`${shown} added`];
    const found = [
      ...(file === 'data/prices.ts'
        ? valueLines(figures(old), figures(now), (name) => `${name} in ${file}`)
        : []),
      ...(file === 'data/tours.ts' ? tourLines(old, now) : []),
      ...(file === 'public/reviews.json' ? reviewLines(old, now) : []),
      ...(file.startsWith('data/') ? textLines(file, old, now) : []),
    ];
    if (found.length) return found;
    return [
      /^(data|public\/reviews)/.test(file)
        ? `${file}: neither a text nor a price, but something else`
        : `${shown} replaced`,
    ];
  });
  // Prices and tours first.
  lines.sort((one, other) => Number(IMPORTANT.test(other)) - Number(IMPORTANT.test(one)));
  const more = lines.length - MOST;
  return more > 1 ? [...lines.slice(0, MOST), `and ${more} more changes`] : lines;
}

function tourLines(old: string, now: string): string[] {
  const both = (field: RegExp) => [fieldOfTours(old, field), fieldOfTours(now, field)] as const;
  const [earlier, later] = both(/\bslug: *['"](.*)['"]/);
  return [
    ...[...later.keys()].filter((slug) => !earlier.has(slug)).map((slug) => `Tour '${slug}' added`),
    ...[...earlier.keys()].filter((slug) => !later.has(slug)).map((slug) => `Tour '${slug}' taken out`),
    ...valueLines(...both(/^ *price: *(\d+)/m), (slug) => `Price of tour '${slug}'`),
    ...valueLines(...both(/^ *backOn: *['"](.*)['"]/m), (slug) => `Tour '${slug}', back on`),
  ];
}

function valueLines(
  old: Map<string, string>,
  now: Map<string, string>,
  title: (name: string) => string,
): string[] {
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => `${title(name)}: ${now.get(name) ?? 'none'} instead of ${old.get(name) ?? 'none'}`);
}

function reviewLines(old: string, now: string): string[] {
  const reviews = (text: string) => text.match(/\{[^{}]*"author_name"[^{}]*\}/g) ?? [];
  const authors = (text: string) => text.match(/"author_name": *"[^"]*"/g) ?? [];
  const { added, gone } = turnover(authors(old), authors(now));
  const changed = turnover(reviews(old), reviews(now)).added - added;
  const counts = { added, changed, 'taken out': gone };
  return Object.entries(counts).flatMap(([what, count]) =>
    count > 0 ? `${counted(count, 'review')} ${what}` : [],
  );
}

function textLines(file: string, old: string, now: string): string[] {
  const { added, gone } = turnover(texts(old), texts(now));
  const count = Math.max(added, gone);
  return count ? [`${counted(count, 'text')} in ${file}`] : [];
}

/** How many entries of two lists have no like in the other one. */
function turnover(old: readonly string[], now: readonly string[]): { added: number; gone: number } {
  const left = [...old];
  let added = 0;
  for (const entry of now) {
    const index = left.indexOf(entry);
    if (index < 0) added += 1;
    else left.splice(index, 1);
  }
  return { added, gone: left.length };
}

const COMMENT_OR_TEXT = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The texts of a source, without addresses and names that only the program reads. */
const texts = (source: string) =>
  (source.match(COMMENT_OR_TEXT) ?? []).filter((each) => /^[^/]/.test(each) && /[\p{Lu}\s]/u.test(each));

/** 'hire' and '280', for each figure of a source that has a name. */
const figures = (source: string) =>
  new Map(
    [...source.replace(COMMENT_OR_TEXT, '').matchAll(/(\w+)(?: =|:) (\d[\d_.]*)/g)].map(
      ([, name = '', figure = '']) => [name, figure],
    ),
  );

/** By the slug of each tour: what stands in a field, where it has one. */
const fieldOfTours = (source: string, field: RegExp) =>
  new Map(
    source.split(/\bid: *\d/).flatMap((tour): [string, string][] => {
      const [slug, value] = [/\bslug: *['"]([\w-]+)/, field].map((each) => each.exec(tour)?.[1]);
      return slug && value ? [[slug, value]] : [];
    }),
  );

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
