import { analytics } from './analytics';
import { business } from './business';
import { emailjs } from './emailjs';
import { pictureContainer } from './picture-container';
import { recaptcha } from './recaptcha';

const all = [business, emailjs, recaptcha, analytics, pictureContainer] as const;

/** Every service, in the order of the handbook. */
export const services: readonly Service[] = all;

export const settings: readonly Setting[] = services.flatMap((service) => service.settings);

export type SettingName = (typeof all)[number]['settings'][number]['name'];

/**
 * The value of a setting as the pages hold it, from what somebody has typed or copied: without unseen marks, and without blanks and
 * quotation marks around it. Undefined when it is not valid, or a placeholder of somebody's instructions.
 */
export function readSetting({ valid }: Setting, typed: string): string | undefined {
  const value = tidy(typed);
  if (placeholder.test(value)) return undefined;
  if (typeof valid === 'function') return valid(value);
  return valid.test(value) ? value : undefined;
}

/** Without unseen marks (Unicode's class Cf, such as a soft hyphen), and without blanks and quotation marks around it. */
export const tidy = (typed: string) =>
  typed.replace(/\p{Cf}/gu, '').replace(/^[\s'"‘’“”]+|[\s'"‘’“”]+$/g, '');

const placeholder = /^(your_|<)|x{4,}|change_?me/i;

/** A service of somebody else that the pages use, or the business itself. One file in this folder describes one service. */
export type Service = {
  /** How the privacy page names it. */
  name?: string;
  settings: readonly Setting[];
  /** The sources that the content security policy allows, by directive, when the first setting has a value. */
  sources?: (value: string) => Readonly<Record<string, readonly string[]>>;
  /** The inline script that its library adds at run time, which the policy needs. `read` finds it in the text of the library's file. */
  startScript?: { file: string; read: (library: string, value: string) => string | undefined };
};

/** A setting. It is public: its value stands in the pages. All are optional for a preview. */
export type Setting = {
  /** The name in `data/settings.json` and in the environment, which wins. */
  name: `NEXT_PUBLIC_${string}`;
  purpose: string;
  /** Which values are valid, without blanks around them. A function gives a valid value as the pages hold it. */
  valid: RegExp | ((value: string) => string | undefined);
  /** What a valid value is, for the sentence about an invalid one. It never repeats the value, which may be a password. */
  rule: string;
  /** A valid value, but invented. `.env.example` shows it. */
  example: string;
  without: string;
  /** Whether the site can be published without it. */
  optional?: true;
};
