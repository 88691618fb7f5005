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
  const { yellow, red, orGreen } = rowsAbout('E-mail template');
  for (const file of templateFiles) {
    // Also the conditional ones.
    const tags = [...read(file).matchAll(/\{\{\{?[#/^]?\s*([\w-]+)\s*\}?\}\}/g)];
    const fields = tags.map(([, field = '']) => field);
    for (const field of new Set(fields.filter((each) => !sent.includes(each))))
      red(
        `email-template/${file} asks for {{${field}}}, which the site does not send. -> email-template/README.md lists what it sends; look for a typing mistake.`,
      );
    // Three brackets leave out the escapes that HTML needs and that other fields would show.
    if (file === 'body.html' && /\{\{[{&]/.test(read(file)))
      red(
        `email-template/${file} has a field in three brackets, so a visitor could bring HTML into your e-mail. -> Take two.`,
      );
    if (file !== 'body.html' && /(?<!\{)\{\{\s*\w/.test(read(file)))
      red(
        `email-template/${file} has a field in two brackets, so O'Brien would arrive as O&#39;Brien. -> Take three.`,
      );
    for (const field of shown.filter((each) => file !== 'subject.txt' && !fields.includes(each)))
      red(
        `email-template/${file} does not show {{${field}}}, so you would never read it. -> Put {{${field}}} where it should stand.`,
      );
  }
  orGreen('its fields are those the site sends; has EmailJS the same? (email-template/README.md)');
  return yellow(
    'Only you can see its To Email at EmailJS: it must be your own address, written there, not {{to_email}}. With that, anyone could send e-mails from your mailbox to any address. Its Reply To must be {{{contact_details}}}: with two brackets an answer can reach a stranger. -> Look at EmailJS, Email Templates, To Email and Reply To.',
  );
}
