import { emailBodyFields, emailFields } from '../../../data/enquiry-form';
import { readTemplate, templateFields, templateFiles } from '../email-template';
import { type Finding, rowsAbout } from './finding';

const { green, red } = rowsAbout('E-mail template');

/** An unknown field would be empty in every e-mail. The owner would never see a missing field. */
export function templateFindings(read: typeof readTemplate = readTemplate): Finding[] {
  const known: readonly string[] = emailFields;
  const findings = templateFiles.flatMap((file): Finding[] => {
    const fields = templateFields(read(file));
    const unknown = fields.filter((field) => !known.includes(field));
    return [
      ...unknown.map((field) =>
        red(
          `email-template/${file} asks for {{${field}}}, which the site does not send.`,
          'email-template/README.md lists what it sends; look for a typing mistake.',
        ),
      ),
      ...(file === 'subject.txt' ? [] : emailBodyFields)
        .filter((field) => !fields.includes(field))
        .map((field) =>
          red(
            `email-template/${file} does not show {{${field}}}, so you would never read it.`,
            `Put {{${field}}} where it should stand.`,
          ),
        ),
    ];
  });
  return findings.length
    ? findings
    : [green('its fields are those the site sends; has EmailJS the same? (email-template/README.md)')];
}
