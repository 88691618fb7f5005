import { z } from 'zod';
import {
  field,
  group,
  list,
  optional,
  sentencesUpTo,
  textUpTo,
  unique,
} from './builders';
import { address, whole } from './field-types';
import { anchorsOf, lead, question } from './pages';
import { gallery, photo, type Shown, section } from './parts';

/** data/custom-pages/NAME.json, a page that the owner has added, at /NAME. */
export const customPageFile = group('Page', {
  title: field(
    textUpTo(25),
    'Title',
    'Such as ‘Gift vouchers’. A new page has its address from it.',
  ),
  lead,
  picture: field(photo, 'Picture'),
  linkedFrom: optional(
    z.enum(['footer', 'nowhere']),
    'Linked from',
    'The footer, if you choose nothing; or nowhere, for who has its address. Search engines know it in any case.',
  ),
  sections: optional(
    list(section.extend({ picture: optional(photo, 'Picture') })),
    'Sections',
    'With a picture across the page; without one side by side.',
  ),
  gallery,
  questions: optional(
    list(z.strictObject(question)).superRefine(unique('question', anchorsOf)),
    'Questions',
  ),
  /** For search engines, in place of its lead. */
  description: sentencesUpTo(200).optional(),
  /** Old addresses, and those that people type. */
  alsoAt: list(address).optional(),
  /** Its place in the list, which the editor sets by dragging. */
  order: whole.optional(),
});

export type CustomPage = Shown<z.infer<typeof customPageFile>>;
