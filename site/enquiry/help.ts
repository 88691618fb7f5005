import texts from '../../data/enquiry-help.json' with { type: 'json' };
import { callTextOr } from '../facts/contact';
import { fill } from '../words/fill';

/**
 * What the form says when it cannot send: while its scripts are missing, after
 * a fault of its own, after a failure.
 */
export const enquiryHelp = {
  ...texts,
  notReady: fill(texts.notReady, { callTextOr }),
  broken: fill(texts.broken, { callTextOr }),
};
