import {
  type Enquiry,
  type EnquiryType,
  formTexts,
} from '@/site/enquiry/fields';
import { findTour } from '@/site/facts/find-tour';
import { dateInWords } from '@/site/words/calendar-day';
import { fill } from '@/site/words/fill';
import { enquiryOf, type TourChoice } from './form-values';

export type EnquiryInWords = Enquiry & { subject: string };

/**
 * The enquiry as the owner reads it; the date in words, because 3/4 is
 * ambiguous. `unknownTour` names a tour that is no longer in the list.
 */
export function enquiryInWords(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  unknownTour = '',
): EnquiryInWords {
  const { enquiryType, tourType, preferredDate } = enquiry;
  const readable = {
    ...enquiry,
    enquiryType: formTexts.types[enquiryType as EnquiryType] ?? enquiryType,
    tourType:
      enquiryType === 'Tour'
        ? (findTour(tours, tourType)?.name ?? unknownTour)
        : '',
    preferredDate: dateInWords(preferredDate),
  };
  const { subject, generalSubject } = formTexts;
  const isGeneral = enquiryType === 'General Enquiry';
  const words = enquiryOf(({ name, control, leftOut = '' }) => {
    const sent = readable[name].replace(leftOut, '');
    return control === 'lines' ? sent : oneLine(sent);
  });
  return {
    ...words,
    subject: oneLine(fill(isGeneral ? generalSubject : subject, readable)),
  };
}

/**
 * Control characters could end the header of an e-mail, and marks that reverse
 * text could forge its words.
 */
const oneLine = (text: string) =>
  text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
