import { groupedTelephone } from '../../../data/functions/telephone';
import { checkSettings, settings } from '../../build/check-settings';
import type { Settings } from '../../shared/load-settings';
import { type Finding, rowsAbout } from './finding';

/**
 * Checks each setting: set, valid, no placeholder and no value of `.env.example`.
 * @param examples the values of `.env.example`
 */
export function settingFindings(env: Settings, examples: Settings, today = new Date()): Finding[] {
  const { errors, warnings } = checkSettings(env, today);
  const rows = settings.map(({ name, purpose, without, optional }): Finding => {
    const { green, yellow, red } = rowsAbout(purpose.charAt(0).toUpperCase() + purpose.slice(1));
    const value = env[name];
    const error = errors.find((sentence) => sentence.startsWith(`${name} `));
    if (error) return red(error, `Correct ${name} in .env.local.`);
    if (!value)
      return optional
        ? green(`not set: ${without}`)
        : red(`${name} is not set: ${without}.`, `Put a line ${name}=… into .env.local.`);
    const placeholder = value === examples[name] ? 'the example of .env.example' : placeholderIn(name, value);
    if (placeholder)
      return red(
        `${name} is still ${placeholder}, '${value}'.`,
        `Put your own into the line ${name}=… of .env.local.`,
      );
    const warning = warnings.find((sentence) => sentence.startsWith(`${name} `));
    return warning
      ? yellow(warning, 'The handbook says how: docs/owner-handbook.md, "Pictures from a container".')
      : green(name === 'NEXT_PUBLIC_IMAGE_QUERY' ? queryWords(value) : 'set, and in the right form');
  });
  const elsewhere = [...errors, ...warnings].filter(
    (sentence) => !settings.some(({ name }) => sentence.startsWith(`${name} `)),
  );
  return [
    ...rows,
    ...elsewhere.map((sentence) =>
      rowsAbout('Settings').yellow(sentence, 'Look at the lines of .env.local.'),
    ),
  ];
}

/** The kind of placeholder, if the value is one. */
function placeholderIn(name: string, value: string): string | undefined {
  if (name === 'NEXT_PUBLIC_CONTACT_PHONE') {
    const digits = groupedTelephone(value)?.replace('+61 ', '0').replaceAll(' ', '') ?? '';
    // Reserved for books and films: https://www.acma.gov.au/phone-numbers-use-tv-shows-films-and-creative-works
    const fiction = /^(0491570\d{3}|0[2378](5550|7010)\d{4}|1800160401|1800975707|1300975707)$/;
    return fiction.test(digits) ? 'a number reserved for fiction' : undefined;
  }
  if (name === 'NEXT_PUBLIC_CONTACT_EMAIL' || name === 'NEXT_PUBLIC_SITE_URL') {
    const host = value.replace(/^.*(@|:\/\/)/, '').replace(/[:/].*$/, '');
    if (/^(localhost|127\.0\.0\.1)$/.test(host)) return 'an address of this computer';
    if (/(^|\.)(example|test|invalid|example\.(com|net|org))$|your-name/i.test(host))
      return 'an address for examples';
  }
  return undefined;
}

/** Describes what the query permits. It does not repeat the query, because it works like a key. */
function queryWords(query: string): string {
  const fields = new URLSearchParams(query.replace(/^\?/, ''));
  return `reading only, over https only, until ${fields.get('se')?.slice(0, 10)}`;
}
