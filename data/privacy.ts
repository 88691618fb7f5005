import { dateInWords } from './functions/calendar-day';
import { callOrText } from './functions/contact-addresses';
import { capitalise } from './functions/wording';
import { contactEmail, whatsAppAddress } from './settings';
import { harbour, site } from './site';

/** The day of the last change of this page. */
const updated = '2026-11-23';

/** The texts of the privacy page: who receives what, and how to ask without the form. */
export const privacy = {
  description:
    'What this website sends to whom when you read it or send an enquiry, how to switch analytics off, and how to ask us by telephone instead.',
  updated,
  title: 'Privacy',
  lead: 'You can read this whole website without telling us anything. When you send an enquiry, this is what happens.',
  sections: [
    {
      title: 'Your enquiry',
      paragraphs: [
        'What you write in the form is sent to us as an e-mail: your name, contact details, the kind of enquiry, the tour and date if you choose them, and your message. EmailJS, an e-mail service, delivers it, so it passes through their computers and they may keep a record of it. This website keeps none.',
        'Please leave out what we do not need to answer you, such as card numbers or medical details. We can talk about those.',
      ],
    },
    {
      title: 'The check for robots',
      paragraphs: [
        'On the contact page Google reCAPTCHA checks that a person is sending the form. For this Google receives technical details of your device and of how you use the page, and may set a cookie. Google’s own privacy policy and terms apply to that.',
      ],
    },
    {
      title: 'Your draft',
      paragraphs: [
        'While you type, your browser keeps a draft of your enquiry on your own device, so that a lost signal costs you nothing. It is cleared when the enquiry has been sent, and otherwise when you close the tab.',
      ],
    },
    {
      title: 'Counting visits',
      paragraphs: [
        'If analytics is switched on for this website, Google Analytics counts which pages are read, which buttons are pressed and which kind of enquiry is chosen. It uses cookies to do so, except in Europe, and none for advertising. What you type in the form is no part of it.',
        'It stays off for you if your browser sends Global Privacy Control or Do Not Track.',
      ],
    },
    {
      title: 'Links and hosting',
      paragraphs: [
        'Links to Google Maps and Tripadvisor send nothing until you follow them; after that, their rules apply. Like every website this one lives on a hosting service, which sees your internet address in order to send you the pages.',
        ...(whatsAppAddress
          ? ['If you write to us on WhatsApp, Meta carries the message, and its own terms and privacy policy apply.']
          : []),
        'Some of these companies keep data outside Australia.',
      ],
    },
    {
      title: 'Who we are',
      paragraphs: [
        `This is the website of ${site.name}, ${harbour.label}. Questions and complaints about your data reach us at ${contactEmail}. If our answer does not help, the Office of the Australian Information Commissioner (oaic.gov.au) can tell you what else you can do.`,
        `This page was last changed on ${dateInWords(updated)}.`,
      ],
    },
    {
      title: 'Ask us without the form',
      paragraphs: [
        `${capitalise(callOrText)} us, and neither EmailJS nor reCAPTCHA has a part in it. Ask us the same way if you would like to see, correct or delete an enquiry you have sent.`,
      ],
    },
  ],
} as const;
