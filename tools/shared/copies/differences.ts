import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { changedFiles } from '../compare-folders';
import { ownersFiles } from './owners-files';

const MOST = 10;
const IMPORTANT = /prices\.ts:|^Price|^Tour/;

/**
 * What has changed from one copy of the owner's files to another, or to the project, a plain line each. Sources are compared as
 * text, so that a copy with a mistake in it can be compared too, and a price that stands in many sentences is one change.
 */
export function differences(before: string, after: string): string[] {
  const lines = changedFiles(before, after, ownersFiles).flatMap((file) => {
    const shown = file.startsWith('photos/') ? `Photo ${basename(file)}` : file;
    if (!existsSync(join(after, file))) return [`${shown} taken out`];
    if (!existsSync(join(before, file))) return [`${shown} added`];
    const [old = '', now = ''] = [before, after].map((folder) => readFileSync(join(folder, file), 'utf8'));
    const found = linesOf(file, old, now);
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

/** What has changed in one file; nothing where neither a text nor a figure has. */
function linesOf(file: string, old: string, now: string): string[] {
  if (file === 'data/prices.ts')
    return [
      ...valueLines(figures(old), figures(now), (name) => `${name} in ${file}`),
      ...textLines(file, old, now),
    ];
  if (file === 'data/tours.ts') return tourLines(file, partsBySlug(old), partsBySlug(now));
  if (file === 'public/reviews.json') return reviewLines(old, now);
  return file.startsWith('data/') ? textLines(file, old, now) : [];
}

/** The parts of a source by the slugs of their tours. What stands before and after the tours has the slug ''. */
function partsBySlug(source: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of source.split(/\bid: *\d|^\]/m)) {
    const slug = /\bslug: *['"]([\w-]+)/.exec(part)?.[1] ?? '';
    parts.set(slug, (parts.get(slug) ?? '') + part);
  }
  return parts;
}

/** A tour that was added or taken out is one line, without its price and texts. */
function tourLines(file: string, old: Map<string, string>, now: Map<string, string>): string[] {
  const both = [...now.keys()].filter((slug) => old.has(slug));
  const values = (parts: Map<string, string>, field: RegExp) =>
    new Map(both.map((slug) => [slug, field.exec(parts.get(slug) ?? '')?.[1]]));
  const lines = (field: RegExp, title: (slug: string) => string) =>
    valueLines(values(old, field), values(now, field), title);
  const texts = (parts: Map<string, string>) => both.map((slug) => parts.get(slug)).join('');
  return [
    ...[...now.keys()].filter((slug) => !old.has(slug)).map((slug) => `Tour '${slug}' added`),
    ...[...old.keys()].filter((slug) => !now.has(slug)).map((slug) => `Tour '${slug}' taken out`),
    ...lines(/^ *price: *(\d+)/m, (slug) => `Price of tour '${slug}'`),
    ...lines(/^ *backOn: *['"](.*)['"]/m, (slug) => `Tour '${slug}', back on`),
    ...textLines(file, texts(old), texts(now)),
  ];
}

type Values = ReadonlyMap<string, string | undefined>;

function valueLines(old: Values, now: Values, title: (name: string) => string): string[] {
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

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
