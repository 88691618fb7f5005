import { build } from '../export/build';
import { readPort, serveFolder, run as serveSite } from '../shared/serve';
import { clock, say } from '../shared/terminal';
import { previewPages } from './outbox';

/** npm start */
export async function run(words: string[]): Promise<number> {
  const [word = '3000'] = words;
  if (!/^\d/.test(word)) return serveSite(words);
  const port = readPort(word);
  say('Building the preview');
  const time = clock();
  // Use another folder than 'npm run build', so that a build does not delete
  // the files of a running preview.
  const { folder } = await build({
    env: { NEXT_PUBLIC_PREVIEW: '1' },
    out: '.builds/start',
    keep: true,
  });
  const { url } = await serveFolder(folder, port, previewPages());
  say(`\nThe preview is ready after ${time()}: ${url}`);
  say(`Enquiries sent on it:  ${url}/outbox`);
  say(
    "This is not the site to publish ('npm run build' makes that one). Ctrl+C stops it.",
  );
  return 0;
}
