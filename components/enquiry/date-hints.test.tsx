import { render, screen } from '@testing-library/react';
import { enquiryHelp } from '@/site/enquiry/help';
import { dateInWords } from '@/site/words/calendar-day';
import { fill } from '@/site/words/fill';
import { DateHints } from './date-hints';

const tours = [
  { id: 1, slug: 'reef', name: 'Reef' },
  { id: 2, slug: 'fishing', name: 'Fishing' },
];
const days = [
  { day: '2027-04-03', tour: 'reef' },
  { day: '2027-05-01', lastDay: '2027-05-03' },
  { day: '2027-12-24', lastDay: '2028-01-02' },
  { day: '2027-06-01', boatHire: true },
];

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2027-04-03T23:59:00+10:00') }),
);
afterEach(() => jest.useRealTimers());

const { tour: one, all, hire } = enquiryHelp.fullDay;
const inWords = (day: string) =>
  dateInWords(day, { weekday: 'long', day: 'numeric', month: 'long' });
const reef = fill(one, { tour: 'Reef', day: inWords('2027-04-03') });
const everyTour = fill(all, { day: inWords('2027-05-03') });
const everyBoat = fill(hire, { day: inWords('2027-06-01') });
test.each([
  ['2027-04-03', 'Tour', 'reef', reef],
  ['2027-04-03', 'Tour', 'fishing', ''],
  ['2027-04-03', 'Tour', '', ''],
  ['2027-04-04', 'Tour', 'reef', ''],
  ['2027-04-30', 'Tour', 'reef', ''],
  ['2027-05-03', 'Tour', 'fishing', everyTour],
  ['2027-05-03', 'General Enquiry', '', everyTour],
  ['2027-05-03', 'Boat Hire', '', ''],
  ['2027-05-04', 'Tour', 'fishing', ''],
  ['2027-06-01', 'Boat Hire', '', everyBoat],
  ['2027-06-01', 'Tour', 'reef', ''],
  // A date field takes such a year before the form works.
  ['20271-12-25', 'Tour', 'fishing', ''],
  ['', '', '', ''],
])(
  '4.17 on %j, with %j and %j, the form says %j',
  (preferredDate, enquiryType, tourType, words) => {
    draw({ preferredDate, enquiryType, tourType });
    expect(
      screen.getAllByRole('status').map(({ textContent }) => textContent),
    ).toEqual([words, '']);
  },
);

test('4.17 a day that is over at the harbour is not shown, also on an older build', () => {
  jest.setSystemTime(new Date('2027-04-04T00:00:00+10:00'));
  draw({ preferredDate: '2027-04-03', enquiryType: 'Tour', tourType: 'reef' });
  expect(document.body).toHaveTextContent('');
});

function draw(typed: object) {
  render(
    <DateHints
      {...{ tours, typed }}
      help={enquiryHelp}
      fullDays={{ timeZone: 'Australia/Brisbane', days }}
    />,
  );
}
