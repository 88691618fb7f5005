import { z } from 'zod';
import { anyText, field } from '../../data/schema/builders';
import { schemaOf } from '../../data/schema/files';
import { describe, placeInWords } from '../../data/schema/sentences';
import type { Setting } from '../../site/services/service';
import { publicSettings, settings } from '../../site/services/services';
import { capitalise } from '../../site/words/fill';

export const contentSchema = (file: string): z.ZodType =>
  file === 'data/settings.json' ? settingsFile : schemaOf(file);

/** The settings in the editor. No owner has a container of pictures. */
export const ownersSettings = publicSettings.filter(
  ({ name }) => !name.startsWith('NEXT_PUBLIC_IMAGE_'),
);

/** A setting may be absent. tools/content/settings.ts checks the values. */
const settingFields = publicSettings.map((setting) => {
  const { name, purpose, rule, without, optional } = setting;
  const what = capitalise(rule.replace(/^must (be )?/, ''));
  const need = optional ? 'Without it' : 'You need it to publish; without it';
  const hint = `${what}. ${need} ${without}.`;
  const value = anyText.optional().meta(formRule(setting));
  const inForm = ownersSettings.includes(setting);
  return [
    name,
    inForm ? field(value, capitalise(purpose), hint) : value,
  ] as const;
});

/** What the field refuses. Nothing, and blanks around a value, are right. */
function formRule({ valid, looksLike = /.*/, rule }: Setting) {
  const { source } = valid instanceof RegExp ? valid : looksLike;
  const inner = source.replace(/^\^|\$$/g, '');
  return { pattern: `^\\s*(?:${inner})?\\s*$`, fault: rule };
}

const settingsFile = field(
  z.strictObject(Object.fromEntries(settingFields)),
  'Settings',
);

export function settingLabel(name: string): string {
  const setting = settings.find((each) => each.name === name);
  return setting ? capitalise(setting.purpose) : name;
}

export const fieldInWords = (
  file: string,
  path: readonly PropertyKey[],
  content: unknown,
) => placeInWords(file, describe(contentSchema(file)), path, content);
