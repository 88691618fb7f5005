import { type Enquiry, enquiryFields, formTexts } from '@/site/enquiry/fields';
import {
  emailAddress,
  textAddress,
  whatsAppAddress,
} from '@/site/facts/contact';
import { dateInWords } from '@/site/words/calendar-day';
import { enquiryOf, type TourChoice } from '../form-values';

/**
 * The longest address that every mail program takes: Windows cuts a longer one,
 * or ignores it.
 */
const ADDRESS_LENGTH = 1_900;

/** The other ways to send an enquiry. */
export type FallbackMessages = ReturnType<typeof fallbackMessages>;

/**
 * Makes the other ways to send an enquiry, as far as it is written. iPhones
 * read the text of a message after '&', other phones after '?'.
 */
export function fallbackMessages(
  written: Partial<Enquiry>,
  tours: readonly TourChoice[],
) {
  const enquiry = enquiryOf(({ name }) => written[name] ?? '');
  const text = asText(inWords(enquiry, tours));
  const subject = encodeURIComponent(subjectOf(enquiry));
  // RFC 6068 asks for both characters of a line break.
  const emailWith = (body: string) =>
    `${emailAddress}?subject=${subject}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  const email = emailWith(text);
  const tooLong = email.length > ADDRESS_LENGTH;
  return {
    /**
     * The address of an e-mail with the enquiry, or with words that announce
     * it, if the enquiry is too long for an address.
     */
    email: tooLong ? emailWith(formTexts.pasteHere) : email,
    tooLong,
    /** The address of a text message, if our number can receive one. */
    sms: textAddress && `${textAddress}?&body=${encodeURIComponent(text)}`,
    /** The address of a message on WhatsApp, if we have a number there. */
    whatsApp:
      whatsAppAddress && `${whatsAppAddress}?text=${encodeURIComponent(text)}`,
    text,
  };
}

/**
 * The subject of the e-mail: one line with the name and the kind of enquiry.
 */
export function subjectOf({ name, enquiryType }: Enquiry): string {
  return oneLine(
    `${enquiryType}${enquiryType.endsWith('Enquiry') ? '' : ' enquiry'} from ${name}`,
  );
}

/**
 * The enquiry as the owner reads it: the tour by its name, and the date in
 * words, because 3/4 is ambiguous.
 */
export function inWords(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
): Enquiry {
  const tour = tours.find(({ slug }) => slug === enquiry.tourType);
  const tourName =
    enquiry.enquiryType === 'Tour' ? (tour?.name ?? formTexts.unknownTour) : '';
  const preferredDate = dateInWords(enquiry.preferredDate);
  const shown = { ...enquiry, tourType: tourName, preferredDate };
  return enquiryOf(({ name, control, leftOut }) => {
    const sent = leftOut ? shown[name].replace(leftOut, '') : shown[name];
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

/**
 * The whole enquiry as plain text: a line for each filled-in field, then the
 * message.
 */
function asText(words: Enquiry): string {
  const lines = enquiryFields.flatMap(({ name, label, control }) =>
    words[name] && control !== 'lines' ? `${label}: ${words[name]}` : [],
  );
  return [...lines, '', words.message].join('\n');
}
