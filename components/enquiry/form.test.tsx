import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { enquiryTypes, type FieldName, formTexts } from '@/site/enquiry/fields';
import { enquiryOutcome } from '@/site/enquiry/outcome';
import { sampleEnquiry as enquiry } from '@/site/enquiry/sample';
import { Form } from './form';
import { enquiryParts } from './parts';
import { fallbackMessages } from './result/fallback';
import { clearDraft, enquiryStore, saveDraft, setEnquiryState } from './store';

const tours = [{ id: 2, slug: 'fishing', name: 'Fishing' }];
const fallback = fallbackMessages(enquiry, tours);
const fullDays = { timeZone: 'Australia/Brisbane', days: [] };

beforeEach(() => {
  clearDraft();
  setEnquiryState({ status: 'idle' });
});

/** A field by its label. (That of an optional one says that too.) */
const field = (name: FieldName) =>
  screen.getByLabelText<HTMLInputElement & HTMLSelectElement>((text) =>
    text.startsWith(formTexts.labels[name]),
  );

/** Draws the form and waits until it is ready. */
async function draw() {
  render(
    <Form {...{ types: enquiryTypes, tours, fullDays }} parts={enquiryParts} />,
  );
  await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
}

test.each([
  ['sent', {}],
  ['sentAfterAll', { afterAll: true }],
] as const)(
  '4.6 neither a press nor a script wipes a success (%s)',
  async (outcome, end) => {
    await draw();
    act(() => setEnquiryState({ status: 'sending', enquiry, fallback }));
    act(() => setEnquiryState({ status: 'sent', enquiry, ...end }));
    // An address may have chosen a tour.
    for (const [name, value] of [
      ['enquiryType', ''],
      ['enquiryType', 'Tour'],
      ['tourType', 'fishing'],
    ] as const) {
      field(name).value = value;
      fireEvent.submit(document.querySelector('form') as HTMLFormElement);
      expect(screen.queryByRole('alert')).toBeNull();
    }
    fireEvent.input(field('name'), { target: { value: 'Kim Nguyen' } });
    expect(screen.getByText(enquiryOutcome[outcome])).toBeVisible();
  },
);

test.each([
  '{',
  '7',
  'null',
  '["Kim", {}]',
  '{"name":{"first":"Kim"},"contactDetails":["1"],"message":{},"enquiryType":[],"preferredDate":{}}',
  '{"enquiryType":"Parasailing","message":"Turtles?"}',
  '{"enquiryType":"Tour","tourType":"parasailing"}',
  '{"enquiryType":"Tour","tourType":2}',
])(
  '4.12 a draft of an older version (%s) leaves no list empty and no object in a field',
  async (stored) => {
    sessionStorage.setItem('enquiry-draft', stored);
    await draw();
    for (const name of ['enquiryType', 'tourType'] as const)
      expect(field(name).selectedIndex).not.toBe(-1);
    for (const { value } of document.querySelectorAll<HTMLInputElement>(
      'input, textarea',
    ))
      expect(value).not.toMatch(/object|^1/);
    expect(field('enquiryType')).toHaveValue(
      stored.includes('"Tour"') ? 'Tour' : '',
    );
  },
);

/**
 * What another page of the tab does while this one lies in the browser's page
 * cache, which jsdom lacks.
 */
function comeBackAfter(stored: Record<string, object>) {
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored))
    sessionStorage.setItem(key, JSON.stringify(value));
  act(
    () =>
      void dispatchEvent(
        Object.assign(new Event('pageshow'), { persisted: true }),
      ),
  );
}

const failed = { status: 'failed', enquiry, fallback, told: true } as const;

test.each([
  ['newer words', { 'enquiry-draft': { name: 'Alex' } }, 'Alex', []],
  [
    'a success',
    { 'enquiry-draft': {}, 'enquiry-outcome': { status: 'sent', enquiry } },
    '',
    [enquiryOutcome.sent],
  ],
  ['nothing', {}, '', []],
  [
    'the same failure',
    { 'enquiry-draft': enquiry, 'enquiry-outcome': failed },
    enquiry.name,
    [enquiryOutcome.failed],
  ],
])(
  '4.12 a page from the page cache takes what the tab holds: %s',
  async (_, stored, name, outcomes) => {
    await draw();
    fireEvent.input(field('name'), { target: { value: enquiry.name } });
    act(() => setEnquiryState(failed));
    comeBackAfter(stored);
    expect(field('name')).toHaveValue(name);
    const shown = [enquiryOutcome.sent, enquiryOutcome.failed].filter((text) =>
      screen.queryByText(text),
    );
    expect(shown).toEqual(outcomes);
  },
);

test('4.12 a page from the page cache keeps words that could not be stored', async () => {
  await draw();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  fireEvent.input(field('name'), { target: { value: 'Alex' } });
  jest.restoreAllMocks();
  comeBackAfter({ 'enquiry-draft': { name: 'Kim' } });
  expect(field('name')).toHaveValue('Alex');
});

test('a page that comes into view does not write its words over newer ones', async () => {
  await draw();
  sessionStorage.setItem('enquiry-draft', '{"name":"Alex"}');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sessionStorage.getItem('enquiry-draft')).toBe('{"name":"Alex"}');
});

test('4.6 a success empties the form, also when a script has changed a locked field', async () => {
  await draw();
  fireEvent.input(field('name'), { target: { value: enquiry.name } });
  act(() => setEnquiryState({ status: 'sending', enquiry, fallback }));
  field('name').value = 'Kim (changed)';
  act(() => setEnquiryState({ status: 'sent', enquiry }));
  expect(field('name')).toHaveValue('');
});

test('4.12 words of a field that an extension has removed stay in the draft', async () => {
  saveDraft(enquiry, false);
  await draw();
  field('message').remove();
  fireEvent.input(field('name'), { target: { value: 'Alex' } });
  expect(enquiryStore().draft).toMatchObject({
    name: 'Alex',
    message: enquiry.message,
  });
});

test('4.14 at the form too the visitor can close a result that is unknown', async () => {
  await draw();
  act(() =>
    setEnquiryState({ status: 'failed', enquiry, fallback, uncertain: true }),
  );
  fireEvent.click(screen.getByRole('button', { name: enquiryOutcome.close }));
  expect(document.body).not.toHaveTextContent(enquiryOutcome.uncertain);
});
