import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import type { Picture } from '../data/schema/parts';
import { allPictures } from '../site/pages';
import { notFoundPicture } from '../site/site';

type Shares = { across: number; down: number };

/** How many per cent of a picture the layout shows at least, across and down, on screens from 360 to 2560 wide. */
function shownOf(name: string): Shares {
  if (name === notFoundPicture.name) return { across: 53, down: 78 };
  if (name.endsWith('-card')) return { across: 56, down: 80 };
  // The pictures between the texts of a page are shown almost whole.
  if (/(?<!home)-\d$/.test(name)) return { across: 90, down: 100 };
  return { across: 64, down: 38 };
}

// A photograph of the owner has another subject than the drawn picture of its place.
const photographs = readdirSync('photos').map((name) => parse(name).name);
const withSubject = (allPictures() as readonly Picture[]).filter(
  ({ name, subject }) => subject && !photographs.includes(name),
);

test.each(withSubject)('no screen cuts off the subject of $name', ({ name, focus = '50% 50%', subject }) => {
  const [across = 50, down = 50] = focus.split(' ').map(Number.parseFloat);
  const { left = 0, right = 0, top = 0, bottom = 0 } = subject ?? {};
  const shown = shownOf(name);
  expect(cut(left, right, across, shown.across)).toBe(0);
  expect(cut(top, bottom, down, shown.down)).toBe(0);
});

/** How many per cent of a subject lie outside the shown part, which the focal point places like CSS `object-position`. */
function cut(from: number, to: number, focus: number, share: number): number {
  const start = (focus / 100) * (100 - share);
  return Math.max(0, start - from, to - start - share);
}
