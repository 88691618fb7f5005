/**
 * What the visitor reads of the way of an enquiry, in the form and, after they have left it, on any other page. Apart from
 * contact.ts, because these words stand in the scripts.
 */
export const enquiryWords = {
  sending: 'Sending your enquiry',
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again.',
  sentAfterAll: 'Your enquiry has arrived after all. There is no need to send it again.',
  unknown:
    'You left while your enquiry was being sent, so we cannot tell whether it arrived. To be sure, send it another way.',
  formAnew:
    'The form had a fault and has been set up again. Your words were kept: please look them over, then send your enquiry.',
  formGone: 'The form has a fault. Please call, text or e-mail us instead.',
  back: 'Back to your enquiry',
  byEmail: 'Send it by e-mail',
  byText: 'Send it as a text',
  close: 'Close',
} as const;
