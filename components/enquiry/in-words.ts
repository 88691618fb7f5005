import {
  type Enquiry,
  type EnquiryType,
  formTexts,
} from '@/site/enquiry/fields';
import { findTour } from '@/site/facts/find-tour';
import { dateInWords } from '@/site/words/calendar-day';
import { fill } from '@/site/words/fill';
import { enquiryOf, type TourChoice } from './form-values';

/**
 * The subject of the e-mail: one line with the name and the kind of enquiry.
 */
export function subjectOf(enquiry: Enquiry): string {
  const { subject, generalSubject } = formTexts;
  const isGeneral = enquiry.enquiryType === 'General Enquiry';
  const readable = { ...enquiry, enquiryType: typeInWords(enquiry) };
  return oneLine(fill(isGeneral ? generalSubject : subject, readable));
}

const typeInWords = ({ enquiryType }: Enquiry) =>
  formTexts.types[enquiryType as EnquiryType] ?? enquiryType;

/**
 * The enquiry as the owner reads it: the tour by its name, and the date in
 * words, because 3/4 is ambiguous.
 */
export function enquiryInWords(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
): Enquiry {
  const tour = findTour(tours, enquiry.tourType);
  const tourName = tour?.name ?? formTexts.unknownTour;
  const readable = {
    ...enquiry,
    enquiryType: typeInWords(enquiry),
    tourType: enquiry.enquiryType === 'Tour' ? tourName : '',
    preferredDate: dateInWords(enquiry.preferredDate),
  };
  return enquiryOf(({ name, control, leftOut = '' }) => {
    const sent = readable[name].replace(leftOut, '');
    return control === 'lines' ? sent : oneLine(sent);
  });
}

/**
 * Makes one line: control characters could end the header of an e-mail, and
 * marks that reverse text could forge its words.
 */
const oneLine = (text: string) =>
  text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
