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
  sessionStorage.clear();
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

test('where storage is blocked there is no draft, and nothing breaks', () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  saveDraft(enquiry);
  expect(readDraft()).toEqual({});
  clearDraft();
});
