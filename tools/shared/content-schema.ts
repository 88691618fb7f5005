import { z } from 'zod';
import { schemaOf } from '../../data/schema/files';
import { anyText, field } from '../../data/schema/parts';
import { settings } from '../../site/services/services';

/** The schema of a file that the owner edits, by its path. */
export const contentSchema = (file: string): z.ZodType =>
  file === 'data/settings.json' ? settingsFile : schemaOf(file);

/** The schema of `data/settings.json`. A setting may be absent. tools/build/check-settings.ts checks the values, wherever they come from. */
const settingsFile = field(
  z.strictObject(
    Object.fromEntries(
      settings.map(({ name, purpose, rule, without, optional }) => [
        name,
        field(
          anyText.optional(),
          purpose.charAt(0).toUpperCase() + purpose.slice(1),
          `It ${rule}. ${optional ? 'Without it' : 'You need it to publish; without it'} ${without}.`,
        ),
      ]),
    ),
  ),
  'Settings',
);
