import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { enquiryErrors } from '@/data/contact';
import { enquiryForm } from '@/data/enquiry-form';
import { clearDraft } from '../enquiry/draft';
import { FIELDS } from '../enquiry/enquiry';
import { dispatch } from '../enquiry/enquiry-state';
import { sampleEnquiry as enquiry, sampleFallback as fallback } from '../enquiry/sample-enquiry';
import { EnquiryForm } from './enquiry-form';

const tours = [{ id: 2, slug: 'fishing', name: 'Fishing' }];

beforeEach(clearDraft);
// The form loads it late; on a busy computer that takes longer than a test waits.
beforeAll(() => import('./form-runtime'));

/** Draws the form and waits until it is ready. */
async function draw() {
  render(<EnquiryForm tours={tours} notReady="Soon." warning={null} />);
  await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
}

test('the summary goes with the last thing that was to fix', async () => {
  await draw();
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(screen.getByRole('alert')).toHaveTextContent(enquiryErrors.name);
  for (const field of FIELDS)
    fireEvent.input(screen.getByLabelText(enquiryForm.labels[field], { exact: false }), {
      target: { value: enquiry[field] },
    });
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([{ type: 'succeed' }, { type: 'arriveAfterAll', enquiry }] as const)(
  'a press just after the success ($type) does nothing, also with a tour chosen by the address',
  async (end) => {
    await draw();
    act(() => dispatch({ type: 'send', enquiry, fallback }));
    act(() => dispatch(end));
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
