import { act, render, screen } from '@testing-library/react';
import { enquiryHelp } from '@/site/enquiry/help';
import { enquiryOutcome } from '@/site/enquiry/outcome';
import { sampleEnquiry as enquiry } from '@/site/enquiry/sample';
import { FormBoundary } from './form-boundary';
import { enquiryParts as parts } from './parts';
import { fallbackMessages } from './result/fallback';
import { KeptWords } from './result/kept-words';
import { EnquiryNotice } from './result/notice';
import { saveDraft, setEnquiryState } from './store';

const { fault, fallbackContacts } = enquiryHelp;
const fallback = fallbackMessages(enquiry, []);

const Faulty = () => {
  throw new Error('An extension has changed the page');
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  saveDraft(enquiry, false);
});

test('4.12 in place of a form with too many faults stand its words and the other ways to send them', () => {
  render(
    <FormBoundary
      fault={fault}
      instead={<KeptWords tours={[]} parts={parts} />}
    >
      <Faulty />
    </FormBoundary>,
  );
  expect(screen.getByText(fault.broken)).toBeVisible();
  expect(screen.getByLabelText(fallbackContacts.yourEnquiry)).toHaveValue(
    fallback.text,
  );
  const byEmail = screen.getByRole('link', {
    name: RegExp(enquiryOutcome.byEmail),
  });
  expect(byEmail).toHaveAttribute('href', fallback.email);
});

test('in place of a form with too many faults the notice says the result, also when the other ways have a fault', () => {
  render(
    <>
      <FormBoundary fault={fault} instead={<Faulty />}>
        <Faulty />
      </FormBoundary>
      <EnquiryNotice />
    </>,
  );
  expect(screen.getByText(fault.broken)).toBeVisible();
  act(() => setEnquiryState({ status: 'failed', enquiry, fallback }));
  expect(screen.getByRole('alert')).toHaveTextContent(enquiryOutcome.failed);
});
