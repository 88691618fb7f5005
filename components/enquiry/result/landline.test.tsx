/** @jest-environment node */

import { telephoneOfPages } from '@/site/words/telephone';
import { sampleEnquiry } from '@/tools/testing/sample-enquiry';
import { enquiryParts } from '../parts';

test.each([
  ['+61 412 345 678', 'sms:+61412345678'],
  ['+61 7 4712 3456', undefined],
])(
  '3.4 with the number %s a failed enquiry is offered as a text to %p',
  async (contactPhone, address) => {
    jest.resetModules();
    jest.replaceProperty(process, 'env', {
      ...process.env,
      ...telephoneOfPages(contactPhone),
    });
    const { FallbackContacts } = await import('./fallback-contacts');
    const { fallbackMessages } = await import('../fallback');
    const { renderToStaticMarkup } = await import('react-dom/server');
    const fallback = fallbackMessages(sampleEnquiry, []);
    const offered = renderToStaticMarkup(
      <FallbackContacts fallback={fallback} parts={enquiryParts} />,
    );
    expect(offered.match(/sms:[^?]*/)?.[0]).toBe(address);
    // Nor on WhatsApp, because no number is set.
    expect(offered).not.toContain('wa.me');
  },
);
