import { act, render, screen } from '@testing-library/react';
import { enquiryOutcome } from '@/site/enquiry/outcome';
import { sampleEnquiry as enquiry } from '@/site/enquiry/sample';
import { enquiryParts } from '../parts';
import { setEnquiryState } from '../store';
import { fallbackMessages } from './fallback';
import { FallbackContacts } from './fallback-contacts';
import { EnquiryNotice } from './notice';

jest.mock('@/site/facts/contact', () => ({
  ...jest.requireActual('@/site/facts/contact'),
  whatsAppAddress: 'https://wa.me/61491570156',
}));

const fallback = fallbackMessages(enquiry, []);

test.each([
  [
    'below the form',
    <FallbackContacts key="form" fallback={fallback} parts={enquiryParts} />,
  ],
  ['on the next page', <EnquiryNotice key="notice" />],
])(
  '4.16 %s a failed enquiry is offered on WhatsApp, filled in, in a new tab',
  (_, offer) => {
    render(offer);
    act(() => setEnquiryState({ status: 'failed', enquiry, fallback }));
    const link = screen.getByRole('link', {
      name: new RegExp(enquiryOutcome.byWhatsApp),
    });
    expect(link).toHaveAttribute(
      'href',
      `https://wa.me/61491570156?text=${encodeURIComponent(fallback.text)}`,
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  },
);
