import { settings } from '../../../site/services/services';
import { capitalise } from '../../../site/words/fill';
import { isFiction } from '../../../site/words/telephone';
import { checkSettings, homeOf } from '../../export/check-settings';
import type { Settings } from '../../shared/load-settings';
import { asLine } from '../../shared/mistakes';
import { type Row, rowsAbout } from '../../shared/rows';

/**
 * A row for each setting of a build: set, valid, no placeholder and no example.
 * `file` is `data/settings.json`.
 */
export function settingRows(
  env: Settings,
  file: Settings,
  today = new Date(),
): Row[] {
  const { errors, warnings } = checkSettings(env, today, file);
  const { red, yellow, rows } = rowsAbout('settings');
  for (const error of errors)
    red('wrong', { error: asLine(error), file: error.file ?? '' });
  for (const warning of warnings) yellow('soon', { warning });
  const others = settings.filter(
    (setting) => !errors.some(({ name }) => name === setting.name),
  );
  return [
    ...rows,
    ...others.flatMap(
      ({ name: setting, purpose, example, without, optional }) => {
        const { green, red, forbidden } = rowsAbout(
          'setting',
          capitalise(purpose),
        );
        // A host gives the site its address only after the first build.
        const wrong = setting === 'NEXT_PUBLIC_SITE_URL' ? red : forbidden;
        const value = env[setting];
        if (!value)
          return optional
            ? green('optional', { without })
            : wrong('missing', { setting, without });
        const kind =
          value === example
            ? 'the example of the handbook'
            : placeholderIn(value);
        return kind
          ? wrong('placeholder', {
              setting,
              kind,
              value,
              home: homeOf(setting, env, file),
            })
          : green('right');
      },
    ),
  ];
}

function placeholderIn(value: string): string | undefined {
  if (isFiction(value)) return 'a number reserved for fiction';
  const host = value.replace(/^.*(@|:\/\/)/, '').replace(/[:/].*$/, '');
  if (/^(localhost|127\.0\.0\.1)$/.test(host))
    return 'an address of this computer';
  if (
    /(^|\.)(example|test|invalid|example\.(com|net|org))$|your-name/i.test(host)
  )
    return 'an address for examples';
  return undefined;
}
