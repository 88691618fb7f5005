import { z } from 'zod';
import {
  field,
  group,
  line,
  list,
  optional,
  textUpTo,
  unique,
} from './builders';
import { address, whole } from './kinds';
import { block, button, lead, page, paragraphs } from './pages';
import { gallery, photo, type Shown, section } from './parts';

/**
 * data/own-pages/NAME.json, a page that the owner has added. The name of the
 * file is its address.
 */
export const ownPageFile = group('Page', {
  title: field(
    textUpTo(25),
    'Title',
    'Such as ‘Gift vouchers’. A new page has its address from it.',
  ),
  linkedFrom: optional(
    z.enum(['footer', 'nowhere']),
    'Linked from',
    'The footer, if you choose nothing; or nowhere, for who has its address. Search engines know it in any case.',
  ),
  lead,
  picture: field(photo, 'Picture at the top'),
  sections: field(
    list(section.extend({ picture: optional(photo, 'Picture') })),
    'Sections',
    'With a picture across the page; without one side by side.',
  ),
  gallery,
  questions: optional(
    list(
      z.strictObject({
        question: line('Question'),
        answer: paragraphs('Answer'),
      }),
    ).superRefine(unique('question', anchorOf)),
    'Questions',
  ),
  closing: group('End of the page', {
    ...block,
    button: button('It leads to the enquiry.'),
  }),
  ...page,
  alsoAt: optional(
    list(address),
    'Other addresses',
    'Old ones, and those that people type.',
  ),
  /** Its place in the list, which the editor sets by dragging. */
  order: whole.optional(),
});

/**
 * The anchor of a question, of its letters and figures in any script. It
 * depends on nothing else of the page, so a link to it stays right.
 */
export function anchorOf(question: string): string {
  const words = question.normalize('NFC').toLowerCase();
  return words.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-') ?? 'question';
}

export type OwnPage = Shown<z.infer<typeof ownPageFile>>;
