import { checkContent, contentMistakes } from '../build/check-content';
import { keepCopy } from '../shared/copies';
import { clock, refuse, refuseUnknown, say } from '../shared/terminal';

export const help = `
Makes every size of every picture of the site, from photos/ into public/pictures/, and the pictures of shared links,
public/share/.

  npm run pictures

To put your own photograph in place of a drawn picture, copy it into photos/ under the same name (the drawn ones are in
photos/posters/), such as photos/home-1.jpg, and run this command. It may be a JPEG, PNG, WebP, AVIF or TIFF of up to 50
megapixels, straight from the camera: it is turned upright, and where and when it was taken is left out of what the site
shows. Take it out again to have the drawn picture back. Only what has changed is made again.
'npm run build' and 'npm start' do the same first.
`;

/** npm run pictures */
export async function run(given: string[]): Promise<number> {
  refuseUnknown(given);
  say('Making the sizes of the pictures');
  keepCopy('pictures');
  const time = clock();
  // Check the content first, because a mistake in data/ would stop the work later with a sentence that does not help.
  refuse(await contentMistakes());
  const { updatePictures } = await import('../pictures/update-pictures');
  const { made, problems, warnings } = await updatePictures();
  say(made.length ? `\nMade ${made.length} in ${time()}.` : '  Nothing has changed since the last time.');
  for (const warning of warnings) say(`  Please note: ${warning}`);
  if (made.length)
    say(
      "Next: look at them with 'npm start'. If a blob container serves your pictures, upload the files of public/pictures/ to it.",
    );
  refuse([...problems, ...(await checkContent())]);
  return 0;
}
