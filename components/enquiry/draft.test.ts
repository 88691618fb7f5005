import { sampleEnquiry } from '@/site/enquiry/sample';
import { keepEarlyDraft } from './early-draft';
import { clearDraft, readDraft, saveDraft } from './store';

afterEach(clearDraft);

const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};

test('with full storage the newest draft is in memory, and the last one that fitted stays stored', () => {
  saveDraft(sampleEnquiry, false);
  const stored = sessionStorage.getItem('enquiry-draft');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  saveDraft({ ...sampleEnquiry, name: 'Alex' }, false);
  // Then nothing reloads the page (reload-once.test.ts).
  expect(document.documentElement).toHaveAttribute('data-unkept');
  expect(readDraft().name).toBe('Alex');
  expect(sessionStorage.getItem('enquiry-draft')).toBe(stored);
});

/** Whether the browser would ask before the document goes. */
const asks = () =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('4.12 while words are not kept, the browser asks before the document goes', () => {
  const full = jest
    .spyOn(Storage.prototype, 'setItem')
    .mockImplementation(refuse);
  expect(asks()).toBe(false);
  saveDraft(sampleEnquiry, false);
  expect(asks()).toBe(true);
  full.mockRestore();
  saveDraft(sampleEnquiry, false);
  expect(asks()).toBe(false);
});

test('before hydration new text replaces an older draft, only in its own field of this form, and not after hydration', () => {
  keepEarlyDraft('enquiry', 'draft', 'address', 'hydrated');
  document.body.innerHTML = `
    <form id="other"><input name="search" /></form>
    <form id="enquiry">
      <input name="name" /><textarea name="message">Enquiry:</textarea>
      <select name="enquiryType" disabled><option></option><option>Boat Hire</option></select>
    </form>`;
  const field = (name: string) =>
    document.querySelector(`[name=${name}]`) as HTMLInputElement;
  const type = (name: string, value: string) => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
    return JSON.parse(sessionStorage.getItem('draft') ?? '');
  };
  for (const malformed of ['{', 'null', '["Kim"]']) {
    sessionStorage.setItem('draft', malformed);
    expect(type('name', 'L')).toMatchObject({ name: 'L' });
  }
  const older = { name: 'Kim', message: 'Turtles?', enquiryType: 'Tour' };
  sessionStorage.setItem('draft', JSON.stringify(older));
  expect(type('search', 'boats')).toEqual(older);
  expect(type('name', 'L')).toEqual({ ...older, name: 'L' });
  expect(type('name', '')).toEqual({ ...older, name: '' });
  expect(type('enquiryType', 'Boat Hire')).toMatchObject({
    enquiryType: 'Boat Hire',
  });
  expect(type('message', 'Whales?')).toMatchObject({
    enquiryType: 'Boat Hire',
    message: 'Whales?',
  });
  const full = jest
    .spyOn(window, 'sessionStorage', 'get')
    .mockImplementation(refuse);
  field('name').dispatchEvent(new Event('input', { bubbles: true }));
  full.mockRestore();
  expect(document.documentElement).toHaveAttribute('data-unkept');
  dispatchEvent(new Event('hydrated'));
  expect(type('message', 'Rays?')).toMatchObject({ message: 'Whales?' });
});
