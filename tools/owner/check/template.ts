import { readTemplate, templateFiles } from '../email-template';
import { type Row, rowsAbout } from './rows';

/**
 * The e-mail template. An unknown field would be empty in every e-mail. The owner would never see a missing field.
 * @param sent the fields that the site sends; @param shown those that the body must show
 */
export function templateRows(
  sent: readonly string[],
  shown: readonly string[],
  read: typeof readTemplate = readTemplate,
): Row[] {
  const { yellow, red, orGreen } = rowsAbout('template');
  for (const file of templateFiles) {
    // Also the conditional ones.
    const tags = [...read(file).matchAll(/\{\{\{?[#/^]?\s*([\w-]+)\s*\}?\}\}/g)];
    const fields = new Set(tags.map(([, field = '']) => field));
    for (const field of fields) if (!sent.includes(field)) red('unknown', { file, field });
    // Three brackets leave out the escapes that HTML needs and that other fields would show.
    if (file === 'body.html' && /\{\{[{&]/.test(read(file))) red('three', { file });
    if (file !== 'body.html' && /(?<!\{)\{\{\s*\w/.test(read(file))) red('two', { file });
    for (const field of file === 'subject.txt' ? [] : shown)
      if (!fields.has(field)) red('missing', { file, field });
  }
  orGreen('right');
  return yellow('toEmail');
}
