import { prefillFrom, takePrefill } from './prefill';

const tours = [
  { id: 1, slug: 'snorkelling', name: 'Snorkelling' },
  { id: 2, slug: 'fishing', name: 'Fishing' },
];

test.each([
  ['type=Tour&tourId=fishing', 'Tour', 'fishing'],
  ['type=Tour&tourId=1', 'Tour', 'snorkelling'],
  ['type=Tour&tourId=3', 'Tour', ''],
  ['type=Tour', 'Tour', ''],
  ['type=Tour&tourId=__proto__', 'Tour', ''],
  ['type=Tour&tourId=constructor', 'Tour', ''],
  ['type=Tour&type=Boat+Hire', 'Tour', ''],
  ['type=Boat+Hire&tourId=1', 'Boat Hire', ''],
  ['type=General%20Enquiry', 'General Enquiry', ''],
])('%p chooses %p and %p', (query, enquiryType, tourType) => {
  expect(prefillFrom(new URLSearchParams(query), tours)).toEqual({ enquiryType, tourType });
});

test.each(['', 'gclid=abc', 'tourId=1', 'type=', 'type=tour', 'type=__proto__', 'type=Evil&type=Tour'])(
  '%p chooses nothing',
  (query) => {
    expect(prefillFrom(new URLSearchParams(query), tours)).toBeNull();
  },
);

test('an address that the browser refuses to change still chooses', () => {
  history.replaceState(null, '', '/contact?type=Tour&tourId=2');
  jest.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many changes', 'SecurityError');
  });
  expect(takePrefill(tours)).toEqual({ enquiryType: 'Tour', tourType: 'fishing' });
});
