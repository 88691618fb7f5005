import { draftScript } from './draft';
import { takePrefill } from './prefill';

const tours = [
  { id: 1, slug: 'snorkelling', name: 'Snorkelling' },
  { id: 2, slug: 'fishing', name: 'Fishing' },
];

beforeEach(() => {
  jest.useFakeTimers();
  new Function(draftScript)();
});
afterEach(() => jest.useRealTimers());

/** Arrives at an address, which loses its query. */
function arrive(query: string) {
  history.replaceState(null, '', `/contact?${query}`);
  const chosen = takePrefill(tours);
  jest.runAllTimers();
  expect(location.href).toMatch(/\/contact\??$/);
  return chosen;
}

test.each([
  ['type=Tour&tourId=3', 'Tour', ''],
  ['type=Tour', 'Tour', ''],
  ['type=Tour&tourId=__proto__', 'Tour', ''],
  ['type=Tour&tourId=02', 'Tour', ''],
  ['type=Tour&tourId=Fishing', 'Tour', ''],
  ['type=Tour&type=Boat+Hire', 'Tour', ''],
  ['type=Boat+Hire&tourId=1', 'Boat Hire', ''],
  ['type=General%20Enquiry', 'General Enquiry', ''],
])('%p chooses %p and %p', (query, enquiryType, tourType) => {
  expect(arrive(query)).toEqual({ enquiryType, tourType });
});

test.each([
  '',
  'tourId=1',
  'type=',
  'type=tour',
  'type=%E0%A4%A',
  'type=Evil&type=Tour',
])('%p chooses nothing', (query) => expect(arrive(query)).toBeUndefined());
