import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import phrases from '../data/phrases.json' with { type: 'json' };
import type { OwnerAnswers } from '../data/schema/owner-answers';
import { dateAlone } from '../site/calendar-day';
import { about } from '../site/content';
import { ownerAnswers } from '../site/owner-answers';
import { pages } from '../site/pages';
import { shown } from '../site/shown-content';
import { textsOf, valuesOf } from '../tools/shared/read-html';
import { filledFacts } from '../tools/testing/filled-facts';
import { htmlOf, out, pageOf, previewOut } from './built-pages';

describe.each<[string, string, OwnerAnswers]>([
  ['the site', out, ownerAnswers],
  ['a site with every fact filled in', previewOut, shown(filledFacts)],
])('%s', (_, folder, { boat, crew, rating, enquiriesKept }) => {
  const { labels, heading } = about.boat;
  const names = Object.keys(labels) as (keyof typeof labels)[];
  const filled = names.filter((name) => boat[name]?.trim());
  const $ = pageOf('/about', folder);
  const texts = (tag: string) => textsOf($, tag);

  test('About Us shows what is known of the boat and its photograph, and else does not mention them', () => {
    const known = Object.values<string>(labels);
    expect(texts('dt').filter((label) => known.includes(label))).toEqual(filled.map((name) => labels[name]));
    expect(texts('dd')).toEqual(expect.arrayContaining(filled.map((name) => boat[name])));
    expect(texts('h2').includes(heading)).toBe(filled.length > 0 || boat.picture !== undefined);
  });

  test('About Us shows the crew with their photographs, years and licences', () => {
    expect(texts('h2').includes(about.crew.heading)).toBe(crew.length > 0);
    expect(texts('h3')).toEqual(expect.arrayContaining(crew.map(({ name }) => name)));
    const known = crew.flatMap(({ years, licence }) => [years, licence].filter((fact) => fact?.trim()));
    expect(texts('p')).toEqual(expect.arrayContaining(known));
    const pictures = [boat, ...crew].flatMap(({ picture }) => picture?.alt ?? []);
    expect(valuesOf($, 'img', 'alt')).toEqual(expect.arrayContaining(pictures));
  });

  test('assistants read of the boat and the crew', () => {
    const lines = readFileSync(join(folder, 'llms.txt'), 'utf8').match(/^- The (boat|crew): .+$/gm) ?? [];
    expect(lines).toHaveLength((filled.length ? 1 : 0) + (crew.length ? 1 : 0));
    for (const fact of [...filled.map((name) => boat[name]), ...crew.map(({ name }) => name)])
      expect(lines.join()).toContain(fact);
  });

  test('the privacy page says how long an enquiry and the statistics are kept', () => {
    const shown = pageOf('/privacy', folder)('main').text();
    expect(shown).toContain(enquiriesKept || phrases.enquiriesKept);
    expect(shown).toMatch(/Google Analytics deletes .* after two months/);
  });

  test('the home page gives the rating with its day, and no structured data claim it', () => {
    const shown = pageOf('/', folder)('main').text();
    expect(/\(\d+ \w+ \d{4}\)/.test(shown)).toBe(Boolean(rating.day));
    expect(shown).toContain(rating.day && `${rating.words} (${dateAlone(rating.day)})`);
    for (const { path } of pages) expect(htmlOf(path, folder)).not.toMatch(/aggregateRating/i);
  });
});
