import { getToken } from './bot-check';
import { emailPayload, sendEmail } from './email';
import type { Enquiry, TourChoice } from './enquiry';

/**
 * Delivers one enquiry: a token, then the e-mail (section 7). The libraries of both come along with this file.
 * @param expired whether the visitor has been told meanwhile that it failed: a token that comes after that must not send it
 *   behind their back
 * @throws whatever the bot check or the e-mail library reject with
 */
export async function deliver(
  enquiry: Enquiry,
  tours: readonly TourChoice[],
  expired: () => boolean,
): Promise<void> {
  const token = await getToken();
  if (!expired()) await sendEmail(emailPayload(enquiry, tours, token));
}
