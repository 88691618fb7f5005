import { readTemplate, templateFields, templateFiles } from '../email-template';
import { type Row, rowsAbout } from './row';

/**
 * The e-mail template. An unknown field would be empty in every e-mail. The owner would never see a missing field.
 * @param sent the fields that the site sends; @param shown those that the body must show
 */
export function templateRows(
  sent: readonly string[],
  shown: readonly string[],
  read: typeof readTemplate = readTemplate,
): Row[] {
  const { green, yellow, red } = rowsAbout('E-mail template');
  const rows = templateFiles.flatMap((file) => {
    const fields = templateFields(read(file));
    const unknown = fields.filter((field) => !sent.includes(field));
    const missing = file === 'subject.txt' ? [] : shown.filter((field) => !fields.includes(field));
    return [
      ...unknown.map((field) =>
        red(
          `email-template/${file} asks for {{${field}}}, which the site does not send.`,
          'email-template/README.md lists what it sends; look for a typing mistake.',
        ),
      ),
      ...missing.map((field) =>
        red(
          `email-template/${file} does not show {{${field}}}, so you would never read it.`,
          `Put {{${field}}} where it should stand.`,
        ),
      ),
    ];
  });
  if (!rows.length)
    rows.push(green('its fields are those the site sends; has EmailJS the same? (email-template/README.md)'));
  const confirm = yellow(
    'Only you can see its To Email at EmailJS: it must be your own address, written there, not {{to_email}}. With that, anyone could send e-mails from your mailbox to any address.',
    'Look at EmailJS, Email Templates, To Email.',
  );
  return [...rows, confirm];
}
