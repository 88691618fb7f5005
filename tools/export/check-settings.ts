import { readSetting, services, settings } from '../../site/services/services';
import { checkImageQuery } from '../services/picture-container';
import type { Settings } from '../shared/load-settings';
import type { Mistake } from '../shared/mistakes';
import { settingLabel } from '../shared/schemas';

/** A mistake in a setting, with the name of the setting. */
type SettingMistake = Mistake & { name: string };

/**
 * Checks the settings. Errors stop the build, warnings say what will soon be
 * wrong.
 * @param env the settings of the build; @param file those of
 * `data/settings.json`, which the environment overrides
 */
export function checkSettings(env: Settings, today = new Date(), file = env) {
  const warnings: string[] = [];
  const mistake = (name: string, sentence: string): SettingMistake => ({
    name,
    file: homeOf(name, env, file),
    field: `Settings → ${settingLabel(name)}`,
    sentence,
  });
  const errors = settings
    .filter(
      (setting) =>
        env[setting.name] &&
        readSetting(setting, env[setting.name] ?? '') === undefined,
    )
    .map(({ name, rule }) => mistake(name, `${rule}.`));
  const {
    NEXT_PUBLIC_IMAGE_QUERY: query,
    NEXT_PUBLIC_IMAGE_BASE_URL: container,
  } = env;
  if (query && !container)
    errors.push(
      mistake(
        'NEXT_PUBLIC_IMAGE_QUERY',
        `is set without '${settingLabel('NEXT_PUBLIC_IMAGE_BASE_URL')}', the address of the container it opens.`,
      ),
    );
  const { error, warning } = query ? checkImageQuery(query, today) : {};
  if (error) errors.push(mistake('NEXT_PUBLIC_IMAGE_QUERY', error));
  if (warning)
    warnings.push(`${settingLabel('NEXT_PUBLIC_IMAGE_QUERY')} ${warning}`);
  const names: string[] = settings.map(({ name }) => name);
  for (const name of Object.keys(env).filter(
    (each) => /^NEXT_PUBLIC_(?!PREVIEW$)/.test(each) && env[each],
  ))
    if (!names.includes(name))
      errors.push(
        mistake(
          name,
          'is no setting of this site; correct its name or take it out (.env.example lists them).',
        ),
      );
  for (const { settings: all } of services.filter(({ together }) => together)) {
    const missing = all.filter(({ name }) => !env[name]);
    const labels = missing.map(({ name }) => `'${settingLabel(name)}'`);
    if (missing.length && missing.length < all.length)
      warnings.push(
        `${labels.join(' and ')} must be set as well; until then ${missing[0]?.without}.`,
      );
  }
  return { errors, warnings };
}

/** Where a setting comes from. The environment has it under its whole name. */
export const homeOf = (name: string, env: Settings, file: Settings) =>
  env[name] && env[name] !== file[name]
    ? `${name} in .env.local or the environment, which override data/settings.json`
    : 'data/settings.json';
