import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../../data/pictures';
import { duration, OwnerError } from '../terminal';
import { CENTRE, encodePicture, fractions, mainColour } from './encode';
import { fileName, type Manifest, readManifest, versionOf, writeManifest } from './manifest';
import { findMasters, type Master } from './masters';
import { openMaster, type Upright } from './open-master';
import { isComplete, outputFolder, removeStale } from './output';
import type { Recipe } from './recipe';
import { writeWhole } from './write-whole';

export type PicturesOptions = {
  /** The project's folder: masters are in photos/, files go to public/pictures/ and data/picture-files.json. */
  root: string;
  /** Every picture of the site, each once. */
  slots: readonly Picture[];
  recipe: Recipe;
  /** Receives the words of progress. */
  tell: (words: string) => void;
};

export type Outcome = {
  /** The names of the pictures made in this run. */
  made: string[];
  /** Sentences for the owner: what is wrong, and what is worth knowing. */
  problems: string[];
  warnings: string[];
};

type Work = PicturesOptions & { manifest: Manifest } & Omit<Outcome, 'made'>;

/** Narrower than this, a photograph is soft on every screen larger than a phone. */
const SOFT_BELOW = 1200;

/**
 * Makes every size of every picture that has changed since the last run, and takes away the files of pictures that
 * are no longer on the site. A slot whose photograph cannot be read keeps our poster.
 * @throws OwnerError when the files cannot be written
 */
export async function makePictures(options: PicturesOptions): Promise<Outcome> {
  const { root, slots, tell } = options;
  const names = slots.map(({ name }) => name);
  const { bySlot, problems, warnings } = findMasters(root, names);
  const work: Work = { ...options, manifest: readManifest(manifestPath(root)), problems, warnings };
  const missing = names.filter((name) => !bySlot.get(name)?.length);
  if (missing.length) problems.push(missingSentence(missing));

  const due: { slot: Picture; masters: Master[] }[] = [];
  for (const slot of slots) {
    const masters = bySlot.get(slot.name) ?? [];
    if (masters[0] && (await isDue(work, slot, masters[0]))) due.push({ slot, masters });
  }
  const made: string[] = [];
  for (const [index, { slot, masters }] of due.entries()) {
    tell(`  ${index + 1} of ${due.length}  ${slot.name} … `);
    const start = performance.now();
    const done = await makePicture(work, slot, masters);
    tell(`${done ? duration(performance.now() - start) : 'not made'}\n`);
    if (done) made.push(slot.name);
  }
  await dropUnused(work, names);
  return { made, problems, warnings };
}

/** Makes one picture of the first of its masters that can be read; false when there was nothing to make. */
async function makePicture(work: Work, slot: Picture, masters: readonly Master[]): Promise<boolean> {
  const { root, recipe, manifest, warnings } = work;
  const { name, focus } = slot;
  const opened = await openFirst(work, slot, masters);
  if (!opened) return false;
  const { picture, version, shown } = opened;
  const { width, height } = picture;
  if (width < SOFT_BELOW)
    warnings.push(`${shown} is only ${width} pixels wide and will look soft; 2000 or more is best.`);
  const { avif, webp, jpg } = await encodePicture(picture, fractions(focus), recipe, (file, bytes) =>
    writeWhole(join(outputFolder(root), fileName(name, file)), bytes),
  );
  manifest[name] = { width, height, colour: await mainColour(picture), version, ...avif, webp, jpg };
  await writeManifest(manifestPath(root), manifest);
  return true;
}

/** Opens the first readable master, unless the files are of that one already; notes why others cannot be read. */
async function openFirst(
  work: Work,
  slot: Picture,
  masters: readonly Master[],
): Promise<{ picture: Upright; version: string; shown: string } | undefined> {
  for (const { path, shown } of masters) {
    try {
      const bytes = await readMaster(path, shown);
      const version = versionFor(work, slot, bytes);
      if (isCurrent(work, slot, version)) return undefined;
      return { picture: await openMaster(shown, bytes), version, shown };
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error;
      work.problems.push(error.message);
    }
  }
  return undefined;
}

/** True unless the master that should be shown is known to be the one the files were made of. */
async function isDue(work: Work, slot: Picture, { path, shown }: Master): Promise<boolean> {
  const bytes = await readMaster(path, shown).catch(() => undefined);
  return !bytes || !isCurrent(work, slot, versionFor(work, slot, bytes));
}

async function readMaster(path: string, shown: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OwnerError(
      `${shown} cannot be opened (the system says ${code}); copy it into its place again.`,
    );
  }
}

function versionFor({ recipe }: Work, { focus = CENTRE }: Picture, bytes: Buffer): string {
  return versionOf(bytes, focus, JSON.stringify(recipe));
}

function isCurrent({ root, manifest }: Work, { name }: Picture, version: string): boolean {
  return manifest[name]?.version === version && isComplete(root, name, manifest);
}

/** Forgets the pictures that are no longer on the site, and removes their files. */
async function dropUnused({ root, manifest }: Work, names: readonly string[]): Promise<void> {
  const unused = Object.keys(manifest).filter((name) => !names.includes(name));
  for (const name of unused) delete manifest[name];
  if (unused.length) await writeManifest(manifestPath(root), manifest);
  removeStale(root, manifest);
}

function manifestPath(root: string): string {
  return join(root, 'data/picture-files.json');
}

function missingSentence(names: readonly string[]): string {
  return `No picture for ${names.map((name) => `'${name}'`).join(', ')}: put a photograph of that name into photos/ (such as photos/${names[0]}.jpg), or draw our posters with 'npm run artwork'.`;
}
