import { join } from 'node:path';
import { SEND_PATH } from '../services/email';
import { projectFolder } from '../shared/terminal';
import { emailService, outboxPage } from './outbox';
import { ownerPage } from './owner-page';
import { picturesPage } from './pictures-page';

/**
 * The pages of a preview: a mock of the e-mail service, the outbox where it
 * keeps enquiries, and all pictures.
 */
export const previewPages = (outbox = join(projectFolder, '.outbox')) => ({
  [SEND_PATH]: emailService(outbox),
  '/outbox': outboxPage(outbox),
  '/all-pictures': picturesPage,
  '/edit': editPage,
});

const editPage = ownerPage(new URL('edit.html', import.meta.url), () => ({
  title: 'Edit the site',
  lead: 'Words, prices, days and photographs are changed in the editor.',
}));
