import { join } from 'node:path';
import type { Picture } from '../../data/schema/parts';
import { UNFINISHED, writeWhole } from '../shared/write-whole';
import { bringUpToDate, type Job } from './bring-up-to-date';
import { CENTRE, encodePicture, fractions, mainColour } from './encode';
import { fileName, fileNames, outputFolder, type PictureFile, pictureList } from './manifest';
import { findMasters } from './masters';
import type { Recipe } from './recipe';

export type PicturesOptions = {
  /** The project folder. Masters are in photos/. Files and their list go to public/pictures/. */
  root: string;
  /** Every picture of the site once. */
  slots: readonly Picture[];
  recipe: Recipe;
};

/** The names of the made pictures, and sentences for the owner: problems and warnings. */
export type Outcome = { made: string[]; problems: string[]; warnings: string[] };

/** A narrower photograph is blurred on every screen larger than a phone. */
export const softBelow = 1200;

/** The file names of all sizes, also of unfinished ones. */
const OURS = new RegExp(`-\\d+\\.(avif|jpg)(\\${UNFINISHED})?$`);

/**
 * Makes every size of every picture that has changed since the last run, and deletes the files of removed pictures. A slot with
 * an unreadable photograph shows our poster.
 * @throws OwnerError when a file cannot be written
 */
export async function makePictures({ root, slots, recipe }: PicturesOptions): Promise<Outcome> {
  const names = slots.map(({ name }) => name);
  const { bySlot, problems, warnings } = findMasters(root, names);
  const jobs = slots.map((slot): Job<Omit<PictureFile, 'version'>> => {
    const { name, focus } = slot;
    return {
      name,
      masters: bySlot.get(name) ?? [],
      ingredients: ingredientsOf(slot, recipe),
      make: async (picture, shown) => {
        const { width, height } = picture;
        if (width < softBelow)
          warnings.push(`${shown} is only ${width} pixels wide and will look soft; 2000 or more is best.`);
        const widths = await encodePicture(picture, fractions(focus), recipe, (file, bytes) =>
          writeWhole(join(outputFolder(root), fileName(name, file)), bytes),
        );
        return { width, height, colour: await mainColour(picture), ...widths };
      },
    };
  });
  const list = join(root, pictureList);
  const { made, problems: unreadable } = await bringUpToDate({
    list,
    jobs,
    files: fileNames,
    leftovers: OURS,
  });
  const missing = names.filter((name) => !bySlot.get(name)?.length);
  return { made, problems: [...problems, ...unreadable, ...missingSentence(missing)], warnings };
}

/** What the files of a picture depend on besides its master. */
export function ingredientsOf({ focus = CENTRE }: Picture, recipe: Recipe): string[] {
  return [focus, JSON.stringify(recipe)];
}

function missingSentence(names: readonly string[]): string[] {
  if (!names.length) return [];
  const quoted = names.map((name) => `'${name}'`).join(', ');
  return [
    `There is no picture for ${quoted}: put a photograph of that name into photos/ (such as photos/${names[0]}.jpg), or draw our posters with 'npm run artwork'.`,
  ];
}
