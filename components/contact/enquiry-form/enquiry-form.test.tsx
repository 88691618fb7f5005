import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { clearDraft } from '../enquiry/draft';
import { setEnquiryState } from '../enquiry/enquiry-state';
import { sampleEnquiry as enquiry, sampleFallback as fallback } from '../enquiry/sample-enquiry';
import { EnquiryForm } from './enquiry-form';

const tours = [{ id: 2, slug: 'fishing', name: 'Fishing' }];

beforeEach(clearDraft);
// The form loads it late; on a busy computer that takes longer than a test waits.
beforeAll(() => import('./form-runtime'));

/** Draws the form and waits until it is ready. */
async function draw() {
  render(<EnquiryForm tours={tours} warning={null} whatHappensNext="We reply soon." />);
  await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
}

test.each([{}, { afterAll: true }] as const)(
  'a press just after the success %j does nothing, also with a tour chosen by the address',
  async (end) => {
    await draw();
    act(() => setEnquiryState({ status: 'sending', enquiry, fallback }));
    act(() => setEnquiryState({ status: 'sent', enquiry, ...end }));
    for (const [label, value] of [
      ['Enquiry Type', ''],
      ['Enquiry Type', 'Tour'],
      ['Tour Type', 'fishing'],
    ] as const) {
      (screen.getByLabelText(label) as HTMLSelectElement).value = value;
      fireEvent.submit(document.querySelector('form') as HTMLFormElement);
      expect(screen.queryByRole('alert')).toBeNull();
    }
  },
);
