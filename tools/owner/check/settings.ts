import { groupedTelephone } from '../../../site/telephone';
import { checkSettings, settings } from '../../build/check-settings';
import type { Settings } from '../../shared/load-settings';
import { type Row, rowsAbout } from './rows';

/**
 * Each setting: set, valid, no placeholder and no value of `.env.example`.
 * @param example the text of `.env.example`, whose values are valid, but invented
 */
export function settingRows(env: Settings, example: string, today = new Date()): Row[] {
  const { errors, warnings } = checkSettings(env, today);
  const { red, yellow, rows } = rowsAbout('Settings');
  for (const error of errors) red(`${error} -> Correct it in .env.local.`);
  for (const warning of warnings) yellow(`${warning} -> docs/owner-handbook.md says how.`);
  const others = settings.filter(({ name }) => !errors.some((error) => error.startsWith(`${name} `)));
  return [
    ...rows,
    ...others.flatMap(({ name, purpose, without, optional }) => {
      const { green, red } = rowsAbout(purpose.charAt(0).toUpperCase() + purpose.slice(1));
      const value = env[name];
      if (!value && optional) return green(`not set: ${without}`);
      if (!value) return red(`${name} is not set: ${without}. -> Put a line ${name}=… into .env.local.`);
      const isExample = example.split('\n').includes(`# ${name}=${value}`);
      const placeholder = isExample ? 'the example of .env.example' : placeholderIn(value);
      if (!placeholder) return green('set, and in the right form');
      return red(`${name} is still ${placeholder}, '${value}'. -> Put your own in its place in .env.local.`);
    }),
  ];
}

/** The kind of placeholder, if the value is one. */
function placeholderIn(value: string): string | undefined {
  const digits = groupedTelephone(value)?.replace('+61 ', '0').replaceAll(' ', '') ?? '';
  // Reserved for books and films: https://www.acma.gov.au/phone-numbers-use-tv-shows-films-and-creative-works
  if (/^(0491570\d{3}|0[2378](5550|7010)\d{4}|1800160401|1800975707|1300975707)$/.test(digits))
    return 'a number reserved for fiction';
  const host = value.replace(/^.*(@|:\/\/)/, '').replace(/[:/].*$/, '');
  if (/^(localhost|127\.0\.0\.1)$/.test(host)) return 'an address of this computer';
  if (/(^|\.)(example|test|invalid|example\.(com|net|org))$|your-name/i.test(host))
    return 'an address for examples';
  return undefined;
}
