import { type Enquiry, enquiryFields, formTexts } from '@/site/enquiry/fields';
import {
  emailAddress,
  textAddress,
  whatsAppAddress,
} from '@/site/facts/contact';
import { enquiryOf, type TourChoice } from './form-values';
import { enquiryInWords } from './in-words';

/**
 * The longest address that every mail program takes: Windows cuts a longer one,
 * or ignores it.
 */
const ADDRESS_LENGTH = 1_900;

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
 * The whole enquiry as plain text: a line for each filled-in field, then the
 * message.
 */
function asText(words: Enquiry): string {
  const lines = enquiryFields.flatMap(({ name, label, control }) =>
    words[name] && control !== 'lines' ? `${label}: ${words[name]}` : [],
  );
  return [...lines, '', words.message].join('\n');
}
