import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { slideshowWords } from '../data/client-texts';
import { allPictures, pages } from '../data/functions/pages';
import files from '../data/pictures.json' with { type: 'json' };
import type { Picture } from '../data/schema/parts';
import { cropBox, fractions } from '../tools/pictures/encode';
import { expect, test } from './fixtures';

/** Usual viewports of phones, tablets and desktops. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

/** The pictures with a known subject. A photograph of the owner has another subject. */
const photographs = readdirSync('photos').map((name) => parse(name).name);
const named = new Map(
  allPictures()
    .filter(({ name, subject }: Picture) => subject && !photographs.includes(name))
    .map((picture: Picture) => [picture.name, picture]),
);

test('no screen cuts off or covers the subject of a picture', async ({ page, allowedMessages }) => {
  test.slow();
  allowedMessages.push(/404/);
  const measured = new Set<string>();
  for (const path of [...pages.map((each) => each.path), '/nowhere']) {
    await page.goto(path);
    if (path === '/') await expect(page.getByRole('button', { name: slideshowWords.pause })).toBeVisible();
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.waitForFunction(areChosenForScreen, screen.width);
      for (const { name, tall, shown } of await page.evaluate(picturesShown)) {
        const picture = named.get(name);
        if (!picture?.subject) continue;
        measured.add(name);
        const { left, top, right, bottom } = withinFile(picture, picture.subject, tall);
        const cut = [
          left < shown.left && 'left',
          top < shown.top && 'top',
          right > shown.right && 'right',
          bottom > shown.bottom && 'bottom',
        ].filter(Boolean);
        const message = `${path}, ${screen.width} wide: ${name} is cut at the ${cut.join(' and the ')}: ${describeBox({ left, top, right, bottom })} of ${describeBox(shown)}`;
        expect.soft(cut, message).toEqual([]);
      }
    }
  }
  expect([...named.keys()].filter((name) => !measured.has(name))).toEqual([]);
});

/** Whether each picture shows the decoded file for the current viewport. Runs in the page. */
async function areChosenForScreen(width: number): Promise<boolean> {
  // The browser chooses the files a frame after the size has changed.
  await new Promise(requestAnimationFrame);
  if (innerWidth !== width) return false;
  const images = [...document.querySelectorAll('img')].filter((image) => image.offsetWidth > 0);
  for (const image of images) image.loading = 'eager';
  // Decoding fails when the file changes meanwhile. The next call finds the new file.
  const decoded = await Promise.allSettled(images.map((image) => image.decode()));
  if (decoded.some(({ status }) => status === 'rejected')) return false;
  return images.every((image) => {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const wanted = sources.find(({ media }) => matchMedia(media || 'all').matches);
    return (
      image.complete &&
      (!wanted || wanted.srcset.includes(new URL(image.currentSrc || location.href).pathname))
    );
  });
}

type Box = { left: number; top: number; right: number; bottom: number };

const describeBox = (box: Box) =>
  Object.entries(box)
    .map(([side, at]) => `${side} ${Math.round(at)}`)
    .join(', ');

/** The box of a subject in per cent of its file: the whole picture or its upright crop. */
function withinFile({ name, focus }: Picture, subject: Box, tall: boolean): Box {
  const whole = (files as Record<string, { width: number; height: number }>)[name];
  if (!whole) throw new Error(`'${name}' has no files.`);
  const part = tall ? cropBox(whole, 4 / 5, fractions(focus)) : { left: 0, top: 0, ...whole };
  const across = (share: number) => ((share * whole.width) / 100 - part.left) * (100 / part.width);
  const down = (share: number) => ((share * whole.height) / 100 - part.top) * (100 / part.height);
  return {
    left: across(subject.left),
    top: down(subject.top),
    right: across(subject.right),
    bottom: down(subject.bottom),
  };
}

/** The part of its file that each picture shows, in per cent. A sprayed edge cuts it off below. Runs in the page. */
function picturesShown() {
  const images = [...document.querySelectorAll('img')].filter((image) => image.offsetWidth > 0);
  const sprays = [...document.querySelectorAll('[data-edge="sprayed"]')].map((panel) => {
    const { left, right, top } = panel.getBoundingClientRect();
    return {
      left,
      right,
      end: top,
      top: top - Number.parseFloat(getComputedStyle(panel, '::before').height),
    };
  });
  return images.map((image) => {
    const box = image.getBoundingClientRect();
    const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    const position = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
    const left = ((width - box.width) * (position[0] ?? 50)) / 100;
    const top = ((height - box.height) * (position[1] ?? 50)) / 100;
    const over = sprays.filter(
      (spray) =>
        spray.top < box.bottom && spray.end > box.top && spray.left < box.right && spray.right > box.left,
    );
    const bottom = Math.min(box.bottom, ...over.map((spray) => spray.top)) - box.top;
    const file = /([^/]+?)(-tall)?-\d+\.\w+(\?.*)?$/.exec(image.currentSrc);
    return {
      name: file?.[1] ?? '',
      tall: Boolean(file?.[2]),
      shown: {
        left: (left / width) * 100,
        top: (top / height) * 100,
        right: ((left + box.width) / width) * 100,
        bottom: ((top + bottom) / height) * 100,
      },
    };
  });
}
