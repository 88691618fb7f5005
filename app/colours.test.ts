/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { colours } from '@/site/content/site';

const globals = readFileSync('app/globals.css', 'utf8');
const tokens = Object.fromEntries(
  [...globals.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(
    ([, name = '', colour = '']) => [name, colour],
  ),
);

test.each(Object.entries(colours))(
  'browsers are told the same %s as the stylesheet has',
  (name, colour) => {
    expect(tokens[name]).toBe(colour);
  },
);

/** Each colour of text, and the grounds that it stands on. */
const text: Readonly<Record<string, string>> = {
  ink: 'paper sand white accent accent-hover sun',
  'ink-2': 'paper sand white',
  'accent-text': 'paper sand white',
  paper: 'ink deep reef dusk pine night',
  sun: 'ink deep reef dusk pine night',
  bad: 'paper white bad-ground',
  good: 'good-ground',
};
const pairs = Object.entries(text).flatMap(([words, grounds]) =>
  grounds.split(' ').map((ground) => [words, ground] as const),
);

test.each(pairs)(
  'text in %s on %s has the contrast that WCAG asks for',
  (words, ground) => {
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test('the line round a field stands out from its ground', () => {
  for (const ground of ['white', 'paper', 'sand'])
    expect(contrast('field-line', ground)).toBeGreaterThanOrEqual(3);
});

/**
 * The contrast ratio of two tokens, from 1 to 21
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

function luminance(name: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(
      (start) =>
        Number.parseInt((tokens[name] ?? '').slice(start, start + 2), 16) / 255,
    )
    .map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
