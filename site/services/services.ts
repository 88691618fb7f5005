import { analytics } from './analytics';
import { email } from './email';
import { github } from './github';
import { ownSettings } from './own-settings';
import { pictureContainer } from './picture-container';
import { recaptcha } from './recaptcha';
import type { Service, Setting } from './service';

const all = [
  ownSettings,
  email,
  recaptcha,
  analytics,
  pictureContainer,
  github,
] as const;

/** In the order in which the check and the editor show their settings. */
export const services: readonly Service[] = all;

export const settings: readonly Setting[] = services.flatMap(
  (service) => service.settings,
);

/** Their values stand in the pages. Only these may be in data/settings.json. */
export const publicSettings = settings.filter(({ name }) =>
  name.startsWith('NEXT_PUBLIC_'),
);

export type SettingName = (typeof all)[number]['settings'][number]['name'];

/**
 * The value of a setting as the pages hold it, from what somebody has typed or
 * copied: without unseen marks (Unicode's class Cf, such as a soft hyphen), and
 * without blanks and quotation marks around it. Undefined when it is not valid,
 * or a placeholder of somebody's instructions.
 */
export function readSetting(
  { valid }: Setting,
  typed: string,
): string | undefined {
  const value = typed
    .replace(/\p{Cf}/gu, '')
    .replace(/^[\s'"‘’“”]+|[\s'"‘’“”]+$/g, '');
  if (placeholder.test(value)) return undefined;
  if (typeof valid === 'function') return valid(value);
  return valid.test(value) ? value : undefined;
}

const placeholder = /^(your_|<)|x{4,}|change_?me/i;
