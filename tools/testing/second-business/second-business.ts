import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runPackage } from '../../shared/run-program';
import { command } from '../../shared/terminal';
import { copyProject } from '../project-copy';
import { changes } from './changes';
import { editValue } from './edit-values';

/** This test pins the agreed facts of our own business. Another business deletes it. */
const agreedFacts = 'data/agreed-facts.test.ts';

/** The other steps do not depend on the content. */
const steps = ['types', 'unit', 'build', 'e2e'];

/**
 * Makes a copy of the project with the content of another business.
 * @returns the folder of the copy
 */
function makeSecondBusiness(): string {
  const copy = copyProject('second-business', [agreedFacts, 'photos', 'public/pictures', 'public/share']);
  for (const [file, values] of Object.entries(changes)) {
    const path = join(copy, file);
    const edited = Object.entries(values).reduce(
      (text, [name, value]) => editValue(text, name, value),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, edited);
  }
  return copy;
}

/** Draws a photograph for every picture of the copy: waves, each in another colour. */
async function drawPhotos(copy: string): Promise<void> {
  const { allPictures }: typeof import('../../../data/pages') = await import(
    pathToFileURL(join(copy, 'data/pages.ts')).href
  );
  mkdirSync(join(copy, 'photos'));
  for (const [index, { name }] of allPictures().entries()) {
    const waves = `<path d="M0 450q200-60 400 0t400 0 400 0 400 0v450H0z" fill="hsl(${index * 29} 60% 25%)"/>`;
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 1600 1000"><path d="M0 0h1600v1000H0z" fill="hsl(${index * 29} 50% 35%)"/>${waves}</svg>`;
    writeFileSync(join(copy, 'photos', `${name}.svg`), picture);
  }
}

const help = `
Tests the site with the content of an invented second business, in a copy of the project. It proves that the tests follow the
content.

  npm run test:second-business
  npm run test:second-business -- --only unit        one step only: ${steps.join(', ')} (may be repeated)
`;

await command(
  help,
  async ({ values: { only = steps } }) => {
    const copy = makeSecondBusiness();
    await drawPhotos(copy);
    for (const [tool, args] of [
      ['tools/owner/pictures.ts', []],
      ['tools/testing/test.ts', only.flatMap((step) => ['--only', step])],
    ] as const) {
      const { code } = await runPackage('tsx/dist/cli.mjs', [tool, ...args], { folder: copy });
      if (code) return code;
    }
    return 0;
  },
  { options: { only: { type: 'string', multiple: true } } },
);
