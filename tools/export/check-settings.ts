import { type Setting, settings } from '../../site/services/services';
import type { Settings } from '../shared/load-settings';
import { checkImageQuery } from './check-image-query';

/** Checks the settings: one sentence for each mistake. Errors stop the build, warnings say what will soon be wrong. */
export function checkSettings(env: Settings, today = new Date()) {
  const warnings: string[] = [];
  const errors = settings
    .filter(({ name, valid }) => env[name] && (placeholder.test(env[name]) || !isValid(valid, env[name])))
    .map(({ name, rule }) => `${name} ${rule}.`);
  const { NEXT_PUBLIC_IMAGE_QUERY: query, NEXT_PUBLIC_IMAGE_BASE_URL: container } = env;
  if (query && !container)
    errors.push(
      'NEXT_PUBLIC_IMAGE_QUERY is set without NEXT_PUBLIC_IMAGE_BASE_URL, the address of the container it opens.',
    );
  const { error, warning } = query ? checkImageQuery(query, today) : {};
  if (error) errors.push(error);
  if (warning) warnings.push(warning);
  const names: string[] = settings.map(({ name }) => name);
  for (const name of Object.keys(env).filter((each) => /^NEXT_PUBLIC_(?!PREVIEW$)/.test(each) && env[each]))
    if (!names.includes(name))
      errors.push(
        `${name} is no setting of this site; correct its name or take it out (data/settings.json lists the settings).`,
      );
  // The form needs all of these settings together.
  const forEmail = names.filter((name) => name.includes('EMAILJS'));
  const missing = forEmail.filter((name) => !env[name]);
  if (missing.length && missing.length < forEmail.length)
    warnings.push(`Enquiries cannot be sent yet: ${missing.join(' and ')} must be set as well.`);
  return { errors, warnings };
}

const isValid = (valid: Setting['valid'], value: string) =>
  typeof valid === 'function' ? valid(value) : valid.test(value);

const placeholder = /^(your_|<)|x{4,}|change_?me/i;
