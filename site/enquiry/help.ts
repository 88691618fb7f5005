import texts from '../../data/enquiry-help.json' with { type: 'json' };
import { callTextOr } from '../facts/contact';
import { fill } from '../words/fill';

/** What the form says beside its fields, above all when it cannot send. */
export const enquiryHelp = {
  ...texts,
  notReady: fill(texts.notReady, { callTextOr }),
  broken: fill(texts.broken, { callTextOr }),
};
