/** @jest-environment node */

import type * as outcome from '@/data/enquiry-outcome';
import type * as addresses from '@/data/functions/contact-addresses';
import type * as writing from '../enquiry/fallback-messages';
import { sampleEnquiry, sampleTours } from '../enquiry/sample-enquiry';
import type * as fallbackContacts from './fallback-contacts';

const MOBILE = '0491 570 156';

/** The site with another telephone number. */
async function siteWith(contactPhone: string) {
  jest.resetModules();
  jest.doMock('@/data/settings', () => ({ contactEmail: 'hello@boats.example', contactPhone }));
  const { FallbackContacts }: typeof fallbackContacts = await import('./fallback-contacts');
  const { fallbackMessages }: typeof writing = await import('../enquiry/fallback-messages');
  const { enquiryOutcome }: typeof outcome = await import('@/data/enquiry-outcome');
  const { dialledPhone, callOrText, callTextOr }: typeof addresses = await import(
    '@/data/functions/contact-addresses'
  );
  const words = await Promise.all(
    (['contact', 'privacy', 'accessibility', 'enquiry-form'] as const).map(
      (file) => import(`@/data/${file}`),
    ),
  );
  const { renderToStaticMarkup } = await import('react-dom/server');
  const fallback = fallbackMessages(sampleEnquiry, sampleTours);
  return {
    offered: renderToStaticMarkup(<FallbackContacts fallback={fallback} />).includes(enquiryOutcome.byText),
    sms: fallback.sms,
    dialledPhone,
    words: JSON.stringify(words).toLowerCase(),
    phrases: [callOrText, callTextOr],
  };
}

test.each([MOBILE, '+61 491 570 156'])('a text is offered to the mobile %s', async (phone) => {
  const { offered, sms, dialledPhone, words, phrases } = await siteWith(phone);
  expect(offered).toBe(true);
  expect(sms).toMatch(`sms:${dialledPhone}?&body=`);
  expect(phrases.filter((phrase) => words.includes(phrase))).toEqual(phrases);
});

test.each(['07 7010 4321', '+61 7 7010 4321', '1300 975 707', '13 12 34', '+44 20 7946 0000'])(
  'no text is offered to %s, which takes none',
  async (phone) => {
    const { offered, sms, words } = await siteWith(phone);
    expect(offered).toBe(false);
    expect(sms).toBeUndefined();
    const { phrases } = await siteWith(MOBILE);
    expect(phrases.filter((phrase) => words.includes(phrase))).toEqual([]);
  },
);
