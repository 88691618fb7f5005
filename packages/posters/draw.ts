/**
 * Draws the posters of the site. `npm run artwork` draws all; `npm run artwork home-1 fishing` draws only these two. The file
 * name of a scene is the name of its poster: scenes/home-1.ts becomes photos/posters/home-1.webp. The site shows a poster until
 * the owner adds a photograph with the same name to photos/.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { allPictures } from '../../data/pages';
import { type Part, poster } from './kit/ink';

const SCENES = fileURLToPath(new URL('scenes', import.meta.url));
const POSTERS = fileURLToPath(new URL('../../photos/posters', import.meta.url));
/** The width of a poster in pixels. `npm run pictures` makes the smaller sizes from it. */
const PRINT_WIDTH = 2400;
const HELP = `Draws the posters that stand on the site until a photograph takes their place.

  npm run artwork                  draws every poster
  npm run artwork home-1 fishing   draws only these
`;

process.exitCode = await run(process.argv.slice(2));

/** Draws the named posters, or all if there is no name. Returns the exit code. */
async function run(asked: readonly string[]): Promise<number> {
  const slots = (await readdir(SCENES)).map((file) => basename(file, '.ts')).sort();
  if (asked.includes('--help')) {
    console.log(`${HELP}\nThe posters: ${slots.join(', ')}.`);
    return 0;
  }
  const unknown = asked.find((name) => !slots.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no poster called "${unknown}"; the names are ${slots.join(', ')}.`);
    return 1;
  }
  const wanted = asked.length > 0 ? asked : slots;
  console.log(
    `Drawing ${wanted.length === 1 ? 'one poster' : `${wanted.length} posters`} into ${shown(POSTERS)}/`,
  );
  await mkdir(POSTERS, { recursive: true });
  const started = performance.now();
  for (const slot of wanted) await print(slot);
  await keepWords(wanted);
  console.log(`Done in ${seconds(started)}. Next: npm run pictures makes the sizes the site shows.`);
  return 0;
}

/** Writes the description and focus of each drawn poster. `npm run check` finds photographs that still have them. */
async function keepWords(drawn: readonly string[]): Promise<void> {
  const file = join(POSTERS, 'words.json');
  const words = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  // If a photograph replaced the poster, its page data describes the photograph.
  const photographs = (await readdir(join(POSTERS, '..'))).map((name) => parse(name).name);
  for (const { name, alt, focus } of allPictures())
    if (drawn.includes(name) && !photographs.includes(name)) words[name] = { alt, focus };
  await writeFile(file, `${JSON.stringify(words, null, 2)}\n`);
}

/** Draws one scene and writes its poster. */
async function print(slot: string): Promise<void> {
  const started = performance.now();
  const scene: { draw: () => Part } = await import(`./scenes/${slot}.ts`);
  const png = new Resvg(poster(scene.draw), { fitTo: { mode: 'width', value: PRINT_WIDTH } })
    .render()
    .asPng();
  const file = join(POSTERS, `${slot}.webp`);
  await sharp(png).webp({ quality: 88, smartSubsample: true, effort: 5 }).toFile(file);
  const { size } = await stat(file);
  console.log(`  ${shown(file)}  ${Math.round(size / 1024)} kB, ${seconds(started)}`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function shown(path: string): string {
  return relative(fileURLToPath(new URL('../..', import.meta.url)), path);
}
