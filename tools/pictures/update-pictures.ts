import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../../data/schema/parts';
import { allPictures, type Page, pages, shareName } from '../../site/pages';
import { pictureFileName } from '../../site/picture-files';
import { filesIn } from '../shared/files-in';
import { projectFolder, say } from '../shared/terminal';
import { writeWhole } from '../shared/write-whole';
import { encodeShare, encodeSizes, mainColour } from './encode';
import { findOriginals, type Original } from './find-originals';
import { madeFiles, readManifest, writeManifest } from './manifest';
import { type Opened, openOriginal, printLook } from './open-original';
import { shareEncoding, sizes as siteSizes, softBelow } from './sizes';

/** The files to make from one picture: all its sizes, and the share pictures of the pages that it stands for. */
type Job = { name: string; focus: string | undefined; shares: string[]; originals: readonly Original[] };

/** The file names of all sizes, also of unfinished ones, which an interrupted run may have left. */
const SIZE = /^pictures\/.*-\d+\.(avif|jpg)(\.part)?$/;

/**
 * Makes the files of every picture that has changed since the last run, and deletes the files of removed pictures. A slot with an
 * unreadable photograph shows our poster. Check the content before you import this module.
 * @param root the project folder. Originals are in photos/. Files go to public/pictures/ and public/share/
 * @param slots every picture of the site once
 * @param shared the pages with a share picture
 * @returns the names of the made pictures, and sentences for the owner
 * @throws OwnerError when a file cannot be written
 */
export async function updatePictures(
  root = projectFolder,
  slots: readonly Picture[] = allPictures(),
  shared: readonly Pick<Page, 'path' | 'picture'>[] = pages,
  sizes = siteSizes,
): Promise<Record<'made' | 'problems' | 'warnings', string[]>> {
  const names = slots.map(({ name }) => name);
  const { bySlot, problems, warnings } = findOriginals(root, names);
  const folder = join(root, 'public');
  const manifest = readManifest(root);
  const before = madeFiles(manifest);
  const made: string[] = [];
  const jobs = slots.map(({ name, focus }): Job => {
    const shares = shared.filter(({ picture }) => picture.name === name).map(({ path }) => shareName(path));
    return { name, focus, shares, originals: bySlot.get(name) ?? [] };
  });
  const due = jobs.filter((job) => job.originals[0] && !isCurrent(job, job.originals[0]));
  for (const [index, job] of due.entries()) {
    say(`  ${index + 1} of ${due.length}  ${job.name}`);
    await makeFromFirstReadable(job);
  }
  for (const name of Object.keys(manifest)) if (!names.includes(name)) delete manifest[name];
  const now = madeFiles(manifest);
  if (now.length < before.length) await writeManifest(root, manifest);
  const old = [...before, ...filesIn(folder).filter((file) => SIZE.test(file))];
  for (const file of old) if (!now.includes(file)) rmSync(join(folder, file), { force: true });
  return { made, problems, warnings };

  function isCurrent(job: Job, original: Original): boolean {
    return (
      manifest[job.name]?.version === versionOf(job, original) &&
      madeFiles(manifest, [job.name]).every((file) => existsSync(join(folder, file)))
    );
  }

  /** Makes the files, unless they come from the first readable original already. */
  async function makeFromFirstReadable(job: Job): Promise<void> {
    for (const original of job.originals) {
      if (isCurrent(job, original)) return;
      const picture = await openOriginal(original);
      if (typeof picture !== 'string') return make(job, original, picture);
      problems.push(picture);
    }
  }

  async function make(job: Job, original: Original, picture: Opened): Promise<void> {
    const { name, focus, shares } = job;
    const { width, height } = picture;
    if (width < softBelow)
      warnings.push(
        `${original.shown} is only ${width} pixels wide and will look soft; 2000 or more is best.`,
      );
    const write = (file: string, bytes: Buffer) => writeWhole(join(folder, file), bytes);
    const widths = await encodeSizes(picture, focus, sizes, (bytes, ...file) =>
      write(`pictures/${pictureFileName(name, ...file)}`, bytes),
    );
    for (const share of shares) await write(`share/${share}.jpg`, await encodeShare(picture, focus));
    const colour = await mainColour(picture);
    const version = versionOf(job, original);
    manifest[name] = { width, height, colour, version, ...widths, shares, from: original.shown };
    made.push(name);
    await writeManifest(root, manifest);
  }

  /** Changes with the original and with all that its files depend on. */
  function versionOf({ focus, shares }: Job, { path, photograph }: Original): string {
    const hash = createHash('sha256').update(JSON.stringify([focus, shares, sizes, shareEncoding]));
    if (photograph) hash.update(printLook);
    return hash.update(readFileSync(path)).digest('hex').slice(0, 8);
  }
}
