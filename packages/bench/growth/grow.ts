import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteTsx } from '../build';
import { duration, say, settings } from '../project';
import type { Table } from '../tables';
import { growReviews, growTours } from './catalogue';
import { type Cost, measuredRun } from './measured-run';
import { copyProject } from './project-copy';
import { type Size, sizeOf } from './size';

/** One build of an invented catalogue. It has no size when the build took too long. */
export type Growth = { tours: number; reviews: number; cost: Omit<Cost, 'words'>; size?: Size };

/** The present numbers of the site. One grows while the other keeps this number. */
const now = { tours: 4, reviews: 10 };

/**
 * Builds the site with more and more tours, and with more and more reviews, in a copy of the project.
 * @param minutes the time limit of one build
 * @param before runs before each build
 * @throws Error with the build's output when one fails
 */
export async function grow(
  sizes: { tours: readonly number[]; reviews: readonly number[] },
  minutes: number,
  before: () => void,
): Promise<Growth[]> {
  const cases = [
    ...sizes.tours.map((tours) => ({ ...now, tours })),
    ...sizes.reviews.map((reviews) => ({ ...now, reviews })),
  ];
  const built: Growth[] = [];
  for (const each of cases) {
    if (built.some(({ tours, reviews }) => tours === each.tours && reviews === each.reviews)) continue;
    for (let time = 0; time < 5; time++) before();
    const growth = await buildOne(each, minutes);
    built.push(growth);
    say(
      `  ${each.tours} tours, ${each.reviews} reviews: ${growth.cost.stopped ? 'stopped after' : 'built in'} ${duration(growth.cost.seconds * 1000)}`,
    );
  }
  return built;
}

async function buildOne(size: { tours: number; reviews: number }, minutes: number): Promise<Growth> {
  const project = copyProject('growth');
  try {
    growTours(project, size.tours);
    growReviews(project, size.reviews);
    const env = { ...settings, SITE_OUT: '' };
    const { words, ...cost } = await measuredRun([siteTsx, 'tools/build/build.ts'], {
      folder: project,
      env,
      minutes,
    });
    if (cost.stopped) return { ...size, cost };
    if (cost.code !== 0)
      throw new Error(`With ${size.tours} tours and ${size.reviews} reviews nothing is built:\n${words}`);
    return { ...size, cost, size: sizeOf(join(project, 'out')) };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** The builds, each with the time of one more tour compared with the build before. */
export function growthTable(growths: readonly Growth[]): Table {
  const rows = growths.map((growth) => {
    const { tours, reviews, cost, size } = growth;
    const before = growths
      .filter((each) => each.size && each.tours < tours && each.reviews === reviews)
      .at(-1);
    const more = before ? tours - before.tours : 0;
    const each = (value: (growth: Growth) => number) =>
      before ? ((value(growth) - value(before)) / more).toFixed(1) : '';
    const first = [
      String(tours),
      String(reviews),
      cost.stopped ? `> ${cost.seconds.toFixed(0)}` : cost.seconds.toFixed(0),
    ];
    if (!size) return [...first, ...Array(11).fill('')];
    return [
      ...first,
      cost.processorSeconds.toFixed(0),
      (cost.memory / 1e6).toFixed(0),
      each((one) => one.cost.processorSeconds * 1000),
      each((one) => (one.size?.bytes ?? 0) / 1000),
      each((one) => one.size?.files ?? 0),
      String(size.files),
      (size.home / 1000).toFixed(1),
      String(size.homeElements),
      (size.tour / 1000).toFixed(1),
      (size.contact / 1000).toFixed(1),
      (size.reviews / 1000).toFixed(1),
    ];
  });
  return {
    title: 'Growth',
    note: 'A made-up catalogue, without pictures. Times in seconds, memory in MB, pages in kB (1,000) of Brotli 11. A tour more costs: against the row before.',
    head: [
      'Tours',
      'Reviews',
      'Build',
      'Processor',
      'Memory',
      'A tour more: ms',
      'kB',
      'files',
      'Files',
      'Home',
      'its elements',
      'Tour page',
      'Contact',
      'reviews.json',
    ],
    rows,
  };
}
