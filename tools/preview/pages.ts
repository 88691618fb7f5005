import { join } from 'node:path';
import { SEND_PATH } from '../services/email';
import { projectFolder } from '../shared/terminal';
import { editPage, emailService, outboxPage } from './outbox';

/**
 * The pages of a preview: a mock of the e-mail service, the outbox where it
 * keeps enquiries, and how to open the editor.
 */
export const previewPages = (outbox = join(projectFolder, '.outbox')) => ({
  [SEND_PATH]: emailService(outbox),
  '/outbox': outboxPage(outbox),
  '/edit': editPage,
});
