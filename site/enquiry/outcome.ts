import enquiryOutcomeFile from '../../data/enquiry-outcome.json' with {
  type: 'json',
};
import type { ContentOf } from '../../data/schema/files';

/**
 * The messages about the result of an enquiry. The scripts of every page have
 * them, because a visitor may leave the form meanwhile.
 */
export const enquiryOutcome: ContentOf<'data/enquiry-outcome.json'> =
  enquiryOutcomeFile;
