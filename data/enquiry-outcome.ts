/**
 * What the form says of an enquiry that was sent. Apart from enquiry-form.ts, because these sentences are in the scripts of
 * every page: a visitor may leave the form before the enquiry has arrived.
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
  close: 'Close',
} as const;
