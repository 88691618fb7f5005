import { earlyScript } from '@/components/shared/early-script';
import { DRAFT_KEY, FORM_ID, FORM_TAKES_OVER, keepEarlyDraft } from './enquiry/draft';
import { BotCheckPlace } from './enquiry-form/bot-check-place';
import { EnquiryNotice } from './enquiry-form/enquiry-notice';

/** What the form needs on every page: the result after the visitor has left the form, and the place of the bot check. */
export function EnquiryOnEveryPage() {
  return (
    <>
      <EnquiryNotice />
      <BotCheckPlace />
    </>
  );
}

/** The early script of the form. */
export const earlyDraft = earlyScript(keepEarlyDraft, FORM_ID, DRAFT_KEY, FORM_TAKES_OVER);
