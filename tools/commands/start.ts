import { previewPages } from '../preview/outbox';
import { keepCopy } from '../shared/copies';
import { freePort, readPort, serveFolder } from '../shared/serve';
import { say } from '../shared/terminal';

/** npm start: the preview at a port, or the site in a folder at a port. */
export async function run([word = '3000', port = '4173']: string[]) {
  if (/^\d/.test(word)) return startPreview(readPort(word));
  const { url } = await serveFolder(word, readPort(port));
  say(`Serving ${word} on ${url} (Ctrl+C stops it)`);
}

async function startPreview(port: number): Promise<void> {
  // Before the build, which would take the place of the preview that runs.
  await freePort(port);
  say('Building the preview');
  keepCopy();
  const { buildSite } = await import('../export/build-site');
  // 'npm run build' must delete none of its files.
  const { folder } = await buildSite({
    env: { NEXT_PUBLIC_PREVIEW: '1' },
    out: '.builds/start',
  });
  const { url } = await serveFolder(folder, port, previewPages());
  say(`\nThe preview is ready: ${url}`);
  say(`Enquiries sent on it:  ${url}/outbox`);
  say(
    "This is not the site to publish ('npm run build' makes that one). Ctrl+C stops it.",
  );
}
