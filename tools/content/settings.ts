import type { Setting } from '../../site/services/service';
import { readSetting, services, settings } from '../../site/services/services';
import { isFiction, readTelephone } from '../../site/words/telephone';
import { checkImageQuery } from '../services/picture-container';
import type { Settings } from '../shared/load-settings';
import { settingLabel } from '../shared/schemas';
import { type Finding, orRight } from './finding';

/**
 * What is wrong with settings, so that no site can be built with them. A
 * sentence never repeats a value, which may be a password.
 * @param env the settings of the build; @param file those of
 * `data/settings.json`, which the environment overrides
 */
export function settingMistakes(
  env: Settings,
  file = env,
  today = new Date(),
): Finding[] {
  const known: string[] = settings.map(({ name }) => name);
  const unknown = Object.keys(env).filter(
    (name) =>
      /^NEXT_PUBLIC_(?!PREVIEW$)/.test(name) &&
      env[name] &&
      !known.includes(name),
  );
  const at = findingOf(env, file);
  return [
    ...settings
      .filter(
        (setting) =>
          env[setting.name] &&
          readSetting(setting, env[setting.name] ?? '') === undefined,
      )
      .map(({ name, rule }) => at(name, `${rule}.`)),
    ...queryFindings(env, at, today).filter(({ level }) => level === 'red'),
    ...unknown.map((name) =>
      at(
        name,
        'is no setting of this site; correct its name or take it out (.env.example lists them).',
      ),
    ),
  ];
}

/**
 * What settings that are valid still lack before the site is published: one
 * that is missing, one of our examples, one that works only with another, a
 * query that ends soon.
 */
export function settingsToSet(
  env: Settings,
  file = env,
  today = new Date(),
): Finding[] {
  const at = findingOf(env, file);
  const lacking = settings.flatMap((setting): Finding[] => {
    const { name, optional, without } = setting;
    const value = env[name];
    const kind = value && placeholderIn(setting, value);
    if (value ? !kind : optional) return [];
    return [
      {
        ...at(
          name,
          kind
            ? `is still ${kind}, '${value}'; put your own in its place.`
            : `is not set: ${without}. Fill it in. (${name})`,
        ),
        // A host gives the site its address only after the first build.
        ...(name !== 'NEXT_PUBLIC_SITE_URL' && { forbidden: true }),
      },
    ];
  });
  const alone = services.flatMap(({ together, settings: all }) => {
    const missing = all.filter(({ name }) => !env[name]);
    const [first] = missing;
    if (!together || !first || missing.length === all.length) return [];
    const labels = missing.map(({ name }) => `'${settingLabel(name)}'`);
    const sentence = `must be set together: ${labels.join(' and ')} missing; until then ${first.without}.`;
    return at(
      all.find(({ name }) => env[name])?.name ?? '',
      sentence,
      'yellow',
    );
  });
  const query = queryFindings(env, at, today).filter(
    ({ level }) => level === 'yellow',
  );
  return orRight([...lacking, ...alone, ...query], 'the settings');
}

const findingOf =
  (env: Settings, file: Settings) =>
  (
    name: string,
    sentence: string,
    level: Finding['level'] = 'red',
  ): Finding => ({
    level,
    // The environment has a setting under its whole name.
    file:
      env[name] && env[name] !== file[name]
        ? `${name} in .env.local or the environment, which override data/settings.json`
        : 'data/settings.json',
    field: `Settings → ${settingLabel(name)}`,
    sentence,
  });

function queryFindings(
  env: Settings,
  at: ReturnType<typeof findingOf>,
  today: Date,
): Finding[] {
  const {
    NEXT_PUBLIC_IMAGE_QUERY: query,
    NEXT_PUBLIC_IMAGE_BASE_URL: container,
  } = env;
  if (!query) return [];
  const name = 'NEXT_PUBLIC_IMAGE_QUERY';
  if (!container)
    return [
      at(
        name,
        `is set without '${settingLabel('NEXT_PUBLIC_IMAGE_BASE_URL')}', the address of the container it opens.`,
      ),
    ];
  const { error, warning } = checkImageQuery(query, today);
  if (error) return [at(name, error)];
  return warning ? [at(name, warning, 'yellow')] : [];
}

/**
 * What a value is when it is ours: an example of the handbook, the hints and
 * .env.example, a number of films, an address that nobody has.
 */
function placeholderIn(setting: Setting, value: string): string | undefined {
  if (isFiction(value)) return 'a number reserved for fiction';
  const dialled = readTelephone(value)?.dialled;
  const isExample = settings.some(
    ({ name, example }) =>
      (name === setting.name &&
        [example, readSetting(setting, example)].includes(value)) ||
      (dialled && readTelephone(example)?.dialled === dialled),
  );
  if (isExample) return 'an example of ours';
  const host = value.replace(/^.*(@|:\/\/)/, '').replace(/[:/].*$/, '');
  if (/^(localhost|127\.0\.0\.1)$/.test(host))
    return 'an address of this computer';
  if (
    /(^|\.)(example|test|invalid|example\.(com|net|org))$|your-(name|account)/i.test(
      host,
    )
  )
    return 'an address for examples';
  return undefined;
}
