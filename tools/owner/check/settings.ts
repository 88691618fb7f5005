import { groupedTelephone } from '../../../data/functions/telephone';
import { checkSettings, settings } from '../../build/check-settings';
import type { Settings } from '../../shared/load-settings';
import { type Row, rowsAbout } from './rows';

/**
 * Each setting: set, valid, no placeholder and no value of `.env.example`.
 * @param examples the values of `.env.example`
 */
export function settingRows(env: Settings, examples: Settings, today = new Date()): Row[] {
  const { errors, warnings } = checkSettings(env, today);
  const others = rowsAbout('Settings');
  for (const sentence of [...errors, ...warnings])
    if (!settings.some(({ name }) => sentence.startsWith(`${name} `)))
      others.yellow(sentence, 'Look at the lines of .env.local.');
  const rows = settings.flatMap(({ name, purpose, without, optional }): Row[] => {
    const { green, yellow, red } = rowsAbout(purpose.charAt(0).toUpperCase() + purpose.slice(1));
    const about = (sentences: readonly string[]) => sentences.find((each) => each.startsWith(`${name} `));
    const [value, error, warning] = [env[name], about(errors), about(warnings)];
    if (error) return red(error, `Correct ${name} in .env.local.`);
    if (!value && optional) return green(`not set: ${without}`);
    if (!value) return red(`${name} is not set: ${without}.`, `Put a line ${name}=… into .env.local.`);
    const placeholder = value === examples[name] ? 'the example of .env.example' : placeholderIn(name, value);
    if (placeholder)
      return red(
        `${name} is still ${placeholder}, '${value}'.`,
        `Put your own into the line ${name}=… of .env.local.`,
      );
    if (warning)
      return yellow(warning, 'The handbook says how: docs/owner-handbook.md, "Pictures from a container".');
    // Do not repeat the query, because it works like a key.
    const end = name === 'NEXT_PUBLIC_IMAGE_QUERY' && new URLSearchParams(value.replace(/^\?/, '')).get('se');
    return green(
      end ? `reading only, over https only, until ${end.slice(0, 10)}` : 'set, and in the right form',
    );
  });
  return [...rows, ...others.rows];
}

/** The kind of placeholder, if the value is one. */
function placeholderIn(name: string, value: string): string | undefined {
  if (name === 'NEXT_PUBLIC_CONTACT_PHONE' || name === 'NEXT_PUBLIC_CONTACT_WHATSAPP') {
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
