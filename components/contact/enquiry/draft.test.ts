import { enquiryForm } from '@/data/enquiry-form';
import { clearDraft, readDraft, saveDraft } from './draft';

const enquiry = {
  name: 'Kim',
  contactDetails: '',
  enquiryType: 'Tour',
  tourType: 'sunset',
  preferredDate: '',
  message: 'one\ntwo',
};

afterEach(() => {
  jest.restoreAllMocks();
  clearDraft();
});

test('a draft is kept until it is cleared', () => {
  saveDraft(enquiry);
  expect(readDraft()).toEqual(enquiry);
  clearDraft();
  expect(readDraft()).toEqual({});
});

test.each(['', 'null', '7', '[', '"words"', '{"name":7,"message":null}'])(
  'what is stored as %p is no draft',
  (stored) => {
    sessionStorage.setItem('enquiry-draft', stored);
    expect(Object.values(readDraft()).filter((value) => typeof value !== 'string')).toEqual([]);
    expect(readDraft().name).toBeUndefined();
  },
);

const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};

test('with storage blocked the draft stays in memory until the page is left', () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect(readDraft()).toEqual({});
  saveDraft(enquiry);
  expect(readDraft()).toEqual(enquiry);
  clearDraft();
  expect(readDraft()).toEqual({});
});

test('with full storage an older draft is removed', () => {
  saveDraft(enquiry);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  saveDraft({ ...enquiry, name: 'Alex' });
  expect(readDraft().name).toBe('Alex');
  expect(sessionStorage.getItem('enquiry-draft')).toBeNull();
});

test('an empty form has no draft', () => {
  saveDraft(enquiry);
  saveDraft({ ...enquiry, name: '', enquiryType: '', tourType: '', message: enquiryForm.messageTemplate });
  expect(readDraft()).toEqual({});
  expect(sessionStorage.getItem('enquiry-draft')).toBeNull();
});
