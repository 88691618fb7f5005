import { join } from 'node:path';
import { build } from '../build/build';
import { keepCopy } from '../shared/copies/copies';
import { assertPortFree, readPort, serveFolder } from '../shared/serve';
import { clock, command, projectFolder, say, startedAs } from '../shared/terminal';
import { emailService } from './preview/email-service';
import { outboxPage } from './preview/outbox-page';
import { picturesPage } from './preview/pictures-page';

/**
 * Serves a preview with a mock of the e-mail service, the outbox and the page of all pictures.
 * @param folder of the built site; @param outbox where enquiries are kept, '.outbox' of the project unless given
 */
export function servePreview({
  folder,
  port,
  outbox = join(projectFolder, '.outbox'),
}: {
  folder: string;
  port: number;
  outbox?: string;
}) {
  return serveFolder(folder, { port, handlers: [emailService(outbox), outboxPage(outbox), picturesPage()] });
}

const help = `
Builds the site as a preview and serves it on this computer, with no key at all.

  npm start
  npm start 3001    on another port

Enquiries sent on it are not e-mailed: they are kept in .outbox/ and shown at /outbox as the e-mails would look.
/all-pictures shows every picture: its place, its words, and how it is cut on a phone and on a laptop.
Ctrl+C stops it.
`;

if (startedAs(import.meta.url)) {
  await command(
    help,
    async ({ positionals: [word] }) => {
      const port = readPort('The port', word ?? (process.env.PORT || '3000'), 'npm start 3001');
      await assertPortFree(port);
      say('Building the preview');
      keepCopy('start');
      const time = clock();
      // Use another folder than 'npm run build', so that a build does not delete the files of a running preview.
      const { folder } = await build({ env: { NEXT_PUBLIC_PREVIEW: '1' }, out: '.builds/start' });
      const { url } = await servePreview({ folder, port });
      say(`\nThe preview is ready after ${time()}: ${url}`);
      say(`Enquiries sent on it:  ${url}/outbox`);
      say(`All its pictures:      ${url}/all-pictures`);
      say("This is not the site to publish ('npm run build' makes that one). Ctrl+C stops it.");
      return 0;
    },
    { allowPositionals: true },
  );
}
