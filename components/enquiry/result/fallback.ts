import { dateInWords } from '@/site/calendar-day';
import { emailAddress, textAddress } from '@/site/contact-addresses';
import { enquiryForm } from '@/site/enquiry-form';
import { enquiryHelp } from '@/site/enquiry-help';
import { whatsAppAddress } from '@/site/settings';
import { type Enquiry, FIELDS, type TourChoice } from '../enquiry';

const { labels, unknownTour } = enquiryForm;

/** The longest address that every mail program takes: Windows cuts a longer one, or ignores it. */
const ADDRESS_LENGTH = 1_900;

/** The other ways to send an enquiry. */
export type FallbackMessages = ReturnType<typeof fallbackMessages>;

/** Makes the other ways to send an enquiry. iPhones read the text of a message after '&', other phones after '?'. */
export function fallbackMessages(enquiry: Enquiry, tours: readonly TourChoice[]) {
  const text = asText(enquiry, tours);
  const subject = encodeURIComponent(subjectOf(enquiry));
  // RFC 6068 asks for both characters of a line break.
  const emailWith = (body: string) =>
    `${emailAddress}?subject=${subject}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  const email = emailWith(text);
  const tooLong = email.length > ADDRESS_LENGTH;
  return {
    /** The address of an e-mail with the enquiry, or with words that announce it, if the enquiry is too long for an address. */
    email: tooLong ? emailWith(enquiryHelp.fallbackContacts.pasteHere) : email,
    tooLong,
    /** The address of a text message, if our number can receive one. */
    sms: textAddress && `${textAddress}?&body=${encodeURIComponent(text)}`,
    /** The address of a message on WhatsApp, if we have a number there. */
    whatsApp: whatsAppAddress && `${whatsAppAddress}?text=${encodeURIComponent(text)}`,
    text,
  };
}

/** The subject of the e-mail: one line with the name and the kind of enquiry. */
export function subjectOf({ name, enquiryType }: Enquiry): string {
  return `${enquiryType}${enquiryType.endsWith('Enquiry') ? '' : ' enquiry'} from ${oneLine(name)}`;
}

/** The name of the chosen tour; empty unless the enquiry is about one. */
export function tourName({ enquiryType, tourType }: Enquiry, tours: readonly TourChoice[]): string {
  if (enquiryType !== 'Tour') return '';
  return tours.find(({ slug }) => slug === tourType)?.name ?? unknownTour;
}

/** Makes one line: control characters could end the header of an e-mail, and marks that reverse text could forge its words. */
export const oneLine = (text: string) =>
  text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** The whole enquiry as plain text: a line for each filled-in field, then the message. */
function asText(enquiry: Enquiry, tours: readonly TourChoice[]): string {
  const shown: Enquiry = {
    ...enquiry,
    name: oneLine(enquiry.name),
    contactDetails: oneLine(enquiry.contactDetails),
    tourType: tourName(enquiry, tours),
    preferredDate: dateInWords(enquiry.preferredDate),
    message: '',
  };
  const lines = FIELDS.flatMap((field) => (shown[field] ? `${labels[field]}: ${shown[field]}` : []));
  return [...lines, '', enquiry.message].join('\n');
}
