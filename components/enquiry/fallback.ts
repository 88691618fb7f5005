import { type Enquiry, enquiryFields, formTexts } from '@/site/enquiry/fields';
import {
  emailAddress,
  textAddress,
  whatsAppAddress,
} from '@/site/facts/contact';
import { enquiryOf, type TourChoice } from './form-values';
import { enquiryInWords } from './in-words';

/** Windows cuts a longer address of an e-mail, or ignores it. */
const ADDRESS_LENGTH = 1_900;

export type FallbackMessages = ReturnType<typeof fallbackMessages>;

/** Makes the other ways to send an enquiry, as far as it is written. */
export function fallbackMessages(
  written: Partial<Enquiry>,
  tours: readonly TourChoice[],
) {
  const enquiry = enquiryOf(({ name }) => written[name] ?? '');
  const words = enquiryInWords(enquiry, tours);
  const text = asText(words);
  const subject = encodeURIComponent(words.subject);
  // RFC 6068 asks for both characters of a line break.
  const emailWith = (body: string) => {
    const lines = encodeURIComponent(body.replaceAll('\n', '\r\n'));
    return `${emailAddress}?subject=${subject}&body=${lines}`;
  };
  const email = emailWith(text);
  const tooLong = email.length > ADDRESS_LENGTH;
  return {
    email: tooLong ? emailWith(formTexts.pasteHere) : email,
    tooLong,
    // iPhones read the text after '&', other phones after '?'.
    sms: textAddress && `${textAddress}?&body=${encodeURIComponent(text)}`,
    whatsApp:
      whatsAppAddress && `${whatsAppAddress}?text=${encodeURIComponent(text)}`,
    text,
  };
}

/** A line for each filled-in field, then the message. */
function asText(words: Enquiry): string {
  const lines = enquiryFields.flatMap(({ name, label, control }) =>
    words[name] && control !== 'lines' ? `${label}: ${words[name]}` : [],
  );
  return [...lines, '', words.message].join('\n');
}
