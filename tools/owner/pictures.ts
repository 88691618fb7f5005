import { contentMistakes } from '../build/check-content';
import { loadContent } from '../build/content/load-content';
import { clock, command, OwnerError, projectFolder, say, size } from '../shared/terminal';
import { makePictures } from './pictures/make-pictures';
import { bytesOfPictures } from './pictures/output';
import { recipe } from './pictures/recipe';

type AllPictures = typeof import('../../data/all-pictures');
type SharePages = typeof import('./pictures/share-pages');

const help = `
Makes every size of every picture of the site, from photos/ into public/pictures/.

  npm run pictures

To put your own photograph in place of a drawn picture, copy it into photos/ under the same name (the drawn ones are in
photos/posters/), such as photos/home-1.jpg, and run this command. It may be a JPEG, PNG, WebP, AVIF, TIFF or SVG of up
to 50 megapixels, straight from the camera: it is turned upright, and where and when it was taken is left out of what
the site shows. Take it out again to have the drawn picture back. Only what has changed is made again.

The pictures of shared links, public/share/, are drawn from the same ones.
`;

await command(help, async () => {
  say('Making the sizes of the pictures');
  const time = clock();
  // Looked at first, because a mistake in data/ would be met again in the middle of the work, in words of no help.
  const mistakes = await contentMistakes(projectFolder);
  if (mistakes.length) throw new OwnerError(mistakes.join('\n'));
  const { makeShares } = await import('./pictures/make-shares');
  const { allPictures } = (await loadContent(projectFolder, 'data/all-pictures.ts')) as AllPictures;
  const { sharePages } = (await loadContent(
    projectFolder,
    'tools/owner/pictures/share-pages.ts',
  )) as SharePages;
  const common = { root: projectFolder, tell: (words: string) => process.stdout.write(words) };
  const pictures = await makePictures({ ...common, slots: allPictures(), recipe });
  const shares = await makeShares({ ...common, pages: sharePages() });
  const made = [...pictures.made, ...shares.made];
  // A photograph that cannot be read is met again where a page is shared with it.
  const problems = [...new Set([...pictures.problems, ...shares.problems])];
  say(
    made.length
      ? `\nMade ${made.length} in ${time()}; public/pictures/ now holds ${size(bytesOfPictures(projectFolder))}.`
      : '  Nothing has changed since the last time.',
  );
  for (const warning of pictures.warnings) say(`  Please note: ${warning}`);
  if (problems.length) {
    say(problems.length === 1 ? '\nOne thing to put right:' : `\n${problems.length} things to put right:`);
    for (const problem of problems) say(`- ${problem}`);
  }
  if (made.length)
    say(
      "Next: look at them with 'npm start'. If a blob container serves your pictures, upload the files of public/pictures/ to it.",
    );
  return problems.length ? 1 : 0;
});
