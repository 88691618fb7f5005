import type { Setting } from '../../site/services/service';
import { readSetting, settings } from '../../site/services/services';
import { readTelephone } from '../../site/words/telephone';
import { type Finding, orRight } from './finding';
import type { Settings } from './load-settings';
import { imageQueryFault } from './picture-query';
import { settingLabel } from './schemas';

/** What stops a build. No sentence repeats a value: it may be a password. */
export function settingMistakes(env: Settings, today = new Date()): Finding[] {
  const wrong = settings.filter(
    (setting) =>
      env[setting.name] &&
      readSetting(setting, env[setting.name] ?? '') === undefined,
  );
  const known: string[] = settings.map(({ name }) => name);
  const unknown = Object.keys(env).filter(
    (name) =>
      /^NEXT_PUBLIC_(?!PREVIEW$)/.test(name) &&
      env[name] &&
      !known.includes(name),
  );
  return [
    ...wrong.map(({ name, rule }) => findingOf(name, `${rule}.`)),
    ...queryFindings(env, today).filter(({ level }) => level === 'red'),
    ...unknown.map((name) =>
      findingOf(
        name,
        'is no setting of this site; correct its name or take it out (site/services/ lists them).',
      ),
    ),
  ];
}

/** What valid settings still lack before the site is published. */
export function settingsToSet(env: Settings, today = new Date()): Finding[] {
  const lacking = settings.flatMap((setting): Finding[] => {
    const { name, optional, without } = setting;
    const value = env[name];
    const placeholder = value && placeholderIn(setting, value);
    if (value ? !placeholder : optional) return [];
    const sentence = placeholder
      ? `is still ${placeholder}, '${value}'; put your own in its place.`
      : `is not set: ${without}. Fill it in. (${name})`;
    // A host gives the site its address only after the first build.
    if (name === 'NEXT_PUBLIC_SITE_URL') return [findingOf(name, sentence)];
    return [{ ...findingOf(name, sentence), forbidden: true }];
  });
  const query = queryFindings(env, today).filter(
    ({ level }) => level === 'yellow',
  );
  return orRight([...lacking, ...query], 'the settings');
}

const findingOf = (
  name: string,
  sentence: string,
  level: Finding['level'] = 'red',
): Finding => ({
  level,
  file: process.env[name]
    ? `${name} in .env.local or the environment, which override data/settings.json`
    : 'data/settings.json',
  field: `Settings → ${settingLabel(name)}`,
  sentence,
});

function queryFindings(env: Settings, today: Date): Finding[] {
  const name = 'NEXT_PUBLIC_IMAGE_QUERY';
  const query = env[name];
  if (!query) return [];
  const container = 'NEXT_PUBLIC_IMAGE_BASE_URL';
  const fault = env[container]
    ? imageQueryFault(query, today)
    : {
        level: 'red' as const,
        sentence: `is set without '${settingLabel(container)}', the address of the container it opens.`,
      };
  return fault ? [findingOf(name, fault.sentence, fault.level)] : [];
}

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
  return /^(localhost|127\.0\.0\.1)$|(^|\.)(example|test|invalid|example\.(com|net|org))$|your-(name|account)/i.test(
    host,
  )
    ? 'an address for examples'
    : undefined;
}

// https://www.acma.gov.au/phone-numbers-use-tv-shows-films-and-creative-works
const isFiction = (typed: string): boolean =>
  /^\+61(491570|[2378](5550|7010)|1800160401|1800975707|1300975707)/.test(
    readTelephone(typed)?.dialled ?? '',
  );
