import { build } from '../export/build';
import { keepCopy } from '../shared/copies';
import { readPort, serveFolder, run as serveSite } from '../shared/serve';
import { say } from '../shared/terminal';
import { previewPages } from './outbox';

/** npm start, with a port for the preview or the folder of a finished site. */
export async function run(words: string[]): Promise<number> {
  const [word = '3000'] = words;
  if (!/^\d/.test(word)) return serveSite(words);
  const port = readPort(word);
  say('Building the preview');
  keepCopy();
  // 'npm run build' must delete none of its files.
  const { folder } = await build({
    env: { NEXT_PUBLIC_PREVIEW: '1' },
    out: '.builds/start',
  });
  const { url } = await serveFolder(folder, port, previewPages());
  say(`\nThe preview is ready: ${url}`);
  say(`Enquiries sent on it:  ${url}/outbox`);
  say(
    "This is not the site to publish ('npm run build' makes that one). Ctrl+C stops it.",
  );
  return 0;
}
