import { join } from 'node:path';
import { build } from '../export/build';
import { readPort, serveFolder, run as serveSite } from '../shared/serve';
import { clock, projectFolder, say } from '../shared/terminal';
import { emailService, outboxPage } from './preview/outbox';
import { ownerPage } from './preview/owner-page';
import { picturesPage } from './preview/pictures-page';

/** The pages of a preview: a mock of the e-mail service, the outbox where it keeps enquiries, and all pictures. */
export const previewPages = (outbox = join(projectFolder, '.outbox')) => ({
  '/api/v1.0/email/send': emailService(outbox),
  '/outbox': outboxPage(outbox),
  '/all-pictures': picturesPage,
  '/edit': editPage,
});

const editPage = ownerPage(new URL('preview/edit.html', import.meta.url), () => ({
  title: 'Edit the site',
  lead: 'Words, prices, days and photographs are changed in the editor.',
}));

/** npm start */
export async function run(words: string[]): Promise<number> {
  const [word = '3000'] = words;
  if (!/^\d/.test(word)) return serveSite(words);
  const port = readPort(word);
  say('Building the preview');
  const time = clock();
  // Use another folder than 'npm run build', so that a build does not delete the files of a running preview.
  const { folder } = await build({
    env: { NEXT_PUBLIC_PREVIEW: '1' },
    out: '.builds/start',
    command: 'start',
  });
  const { url } = await serveFolder(folder, port, previewPages());
  say(`\nThe preview is ready after ${time()}: ${url}`);
  say(`Enquiries sent on it:  ${url}/outbox`);
  say(`All its pictures:      ${url}/all-pictures`);
  say("This is not the site to publish ('npm run build' makes that one). Ctrl+C stops it.");
  return 0;
}
