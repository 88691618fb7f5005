import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { enquiryTypes } from '@/site/enquiry-fields';
import { enquiryOutcome } from '@/site/enquiry-outcome';
import { sampleEnquiry as enquiry } from '@/site/sample-enquiry';
import { Form } from './form';
import { enquiryParts } from './parts';
import { fallbackMessages } from './result/fallback';
import { clearDraft, setEnquiryState } from './store';

const tours = [{ id: 2, slug: 'fishing', name: 'Fishing' }];
const fallback = fallbackMessages(enquiry, tours);
const fullDays = { timeZone: 'Australia/Brisbane', days: [] };

beforeEach(() => {
  clearDraft();
  setEnquiryState({ status: 'idle' });
});

/** Draws the form and waits until it is ready. */
async function draw() {
  render(<Form {...{ types: enquiryTypes, tours, fullDays }} parts={enquiryParts} />);
  await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
}

test.each([
  ['sent', {}],
  ['sentAfterAll', { afterAll: true }],
] as const)('4.6 neither a press nor a script wipes a success (%s)', async (outcome, end) => {
  await draw();
  act(() => setEnquiryState({ status: 'sending', enquiry, fallback }));
  act(() => setEnquiryState({ status: 'sent', enquiry, ...end }));
  // An address may have chosen a tour.
  for (const [label, value] of [
    ['Enquiry Type', ''],
    ['Enquiry Type', 'Tour'],
    ['Tour Type', 'fishing'],
  ] as const) {
    (screen.getByLabelText(label) as HTMLSelectElement).value = value;
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    expect(screen.queryByRole('alert')).toBeNull();
  }
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Kim Nguyen' } });
  expect(screen.getByText(enquiryOutcome[outcome])).toBeVisible();
});

test.each([
  '{',
  '7',
  'null',
  '["Kim", {}]',
  '{"name":{"first":"Kim"},"contactDetails":["1"],"message":{},"enquiryType":[],"preferredDate":{}}',
  '{"enquiryType":"Parasailing","message":"Turtles?"}',
  '{"enquiryType":"Tour","tourType":"parasailing"}',
  '{"enquiryType":"Tour","tourType":2}',
])('4.12 a draft of an older version (%s) leaves no list empty and no object in a field', async (stored) => {
  sessionStorage.setItem('enquiry-draft', stored);
  await draw();
  for (const label of ['Enquiry Type', 'Tour Type'])
    expect((screen.getByLabelText(label) as HTMLSelectElement).selectedIndex).not.toBe(-1);
  for (const field of document.querySelectorAll('input, textarea'))
    expect((field as HTMLInputElement).value).not.toMatch(/object|^1/);
  expect(screen.getByLabelText('Enquiry Type')).toHaveValue(stored.includes('"Tour"') ? 'Tour' : '');
});
