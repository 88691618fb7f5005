/**
 * The messages about the result of an enquiry. They are not in enquiry-form.ts, because the scripts of every page need them: a
 * visitor may leave the form during sending.
 */
export const enquiryOutcome = {
  sent: 'Message sent successfully!',
  sentAfterAll: 'Your enquiry has arrived after all. There is no need to send it again.',
  failed: 'Failed to send message. Please try again.',
  uncertain:
    'You left while your enquiry was being sent, so we cannot tell whether it arrived. To be sure, send it another way.',
  back: 'Back to your enquiry',
  byEmail: 'Send it by e-mail',
  byText: 'Send it as a text',
  byWhatsApp: 'Send it on WhatsApp',
  close: 'Close',
} as const;
