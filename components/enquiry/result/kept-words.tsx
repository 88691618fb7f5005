import type { TourChoice } from '../form-values';
import type { EnquiryParts } from '../parts';
import { readDraft } from '../store';
import { fallbackMessages } from './fallback';
import { FallbackContacts } from './fallback-contacts';

type KeptWordsProps = { tours: readonly TourChoice[]; parts: EnquiryParts };

/** The words of a form that is gone, and the other ways to send them. */
export const KeptWords = ({ tours, parts }: KeptWordsProps) => (
  <FallbackContacts
    fallback={fallbackMessages(readDraft(), tours)}
    parts={parts}
    showText
  />
);
