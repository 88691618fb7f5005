import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Picture } from '../../data/schema/parts';
import { allPictures, type Page, pages } from '../../site/content/pages';
import {
  pictureFileName,
  pictureKey,
  shareFileName,
  shareName,
} from '../../site/facts/picture-files';
import { filesIn, writeWhole } from '../shared/files';
import { projectFolder, say } from '../shared/terminal';
import {
  encodeShare,
  encodeSizes,
  mainColour,
  shareEncoding,
  sizes as siteSizes,
} from './encode';
import { madeFiles, readManifest, writeManifest } from './manifest';
import {
  findOriginal,
  type Opened,
  type Original,
  openOriginal,
  printLook,
} from './originals';

type Job = {
  key: string;
  focus: string | undefined;
  shares: string[];
  original: Original;
  version: string;
};

/** Also unfinished files of an interrupted run. */
const MADE =
  /^(pictures\/.*-\d+\.(avif|jpg)|share\/.*-[0-9a-f]{8}\.jpg)(\.part)?$/;

/**
 * Makes the files of each changed picture, and deletes those of removed ones.
 * @returns the originals, and a sentence for each that cannot be read
 */
export async function updatePictures(
  root = projectFolder,
  pictures: readonly Picture[] = allPictures(),
  shared: readonly Pick<Page, 'path' | 'picture'>[] = pages,
  sizes = siteSizes,
): Promise<Record<'made' | 'problems', string[]>> {
  const folder = join(root, 'public');
  const manifest = readManifest(root);
  const before = madeFiles(manifest);
  const made: string[] = [];
  const problems: string[] = [];
  const due = pictures.flatMap(dueJob);
  for (const [index, job] of due.entries()) {
    say(`  ${index + 1} of ${due.length}  ${job.original.label}`);
    const picture = await openOriginal(job.original);
    if (typeof picture === 'string') problems.push(picture);
    else await make(job, picture);
  }
  const keys = pictures.map(pictureKey);
  for (const key of Object.keys(manifest))
    if (!keys.includes(key)) delete manifest[key];
  const now = madeFiles(manifest);
  if (now.length < before.length) await writeManifest(root, manifest);
  const old = [...before, ...filesIn(folder).filter((file) => MADE.test(file))];
  for (const file of old)
    if (!now.includes(file)) rmSync(join(folder, file), { force: true });
  // One photograph may stand in several places.
  return { made, problems: [...new Set(problems)] };

  function dueJob(picture: Picture): Job | [] {
    const original = findOriginal(root, picture);
    if (!original) return [];
    const key = pictureKey(picture);
    const { focus } = picture;
    const shares = shared
      .filter((page) => pictureKey(page.picture) === key)
      .map(({ path }) => shareName(path));
    const hash = createHash('sha256').update(
      JSON.stringify([focus, shares, sizes, shareEncoding]),
    );
    if (original.photograph) hash.update(printLook);
    const version = hash
      .update(readFileSync(original.path))
      .digest('hex')
      .slice(0, 8);
    const isCurrent =
      manifest[key]?.version === version &&
      madeFiles(manifest, [key]).every((file) =>
        existsSync(join(folder, file)),
      );
    return isCurrent ? [] : { key, focus, shares, original, version };
  }

  async function make(
    { key, focus, shares, original, version }: Job,
    picture: Opened,
  ): Promise<void> {
    const { width, height } = picture;
    const name = fileName(original, version);
    const write = (file: string, bytes: Buffer) =>
      writeWhole(join(folder, file), bytes);
    const widths = await encodeSizes(picture, focus, sizes, (bytes, ...file) =>
      write(`pictures/${pictureFileName(name, ...file)}`, bytes),
    );
    for (const page of shares)
      await write(
        `share/${shareFileName(page, version)}`,
        await encodeShare(picture, focus),
      );
    const colour = await mainColour(picture);
    manifest[key] = { name, width, height, colour, version, ...widths, shares };
    made.push(original.label);
    await writeManifest(root, manifest);
  }
}

/** A photograph may have any name, so its files get a safe one. */
function fileName({ label, photograph }: Original, version: string): string {
  const { name } = parse(label);
  if (!photograph) return name;
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = letters.match(/[a-z0-9]+/g) ?? ['photo'];
  return `${words.join('-').slice(0, 40)}-${version}`;
}
