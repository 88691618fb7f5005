import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import about from '../../data/about.json' with { type: 'json' };
import type { OwnerAnswersFile } from '../../data/schema/owner-answers';
import type { Tour } from '../../data/schema/tours';
import { calendarDay, daysAfter } from '../../site/calendar-day';
import { allTours, tours } from '../../site/tours';

const [boat] = about.sections;
/** A photograph as a phone or a person may name it. */
const photograph = 'Zoë – Copy (1).jfif';

/** Every fact that only the owner knows, filled in and invented: the second build of the tests shows them. */
export const filledFacts = {
  updated: '2026-11-20',
  abn: '51 824 753 556',
  insurance: 'Every guest is insured on board.',
  replyTime: 'We usually answer on the same day.',
  enquiriesKept: 'We delete an enquiry two years after your trip.',
  cancellation: 'Free to cancel until two days before.',
  wheelchairBoarding: 'A ramp leads onto the boat, 90 centimetres wide.',
  rating: { words: '4.9 from 127 reviews on Google', day: '2026-11-20' },
  whoCanCome: {
    age: 'From 4 years, with an adult.',
    nonSwimmers: 'Welcome: a guide stays in the water with you.',
    pregnancy: 'Not in the last three months.',
    badBacks: 'The boat can bounce. Ask us first.',
    seasickness: 'The bays are sheltered; the way there is not always.',
    lifeJackets: 'On board from 10 kilograms, also for toddlers.',
    languages: 'English and German',
  },
  boat: {
    length: '7.5 metres',
    seats: 'Nine',
    shade: 'A roof over every seat',
    toilet: 'Not on board; at the harbour',
    ladder: 'At the stern, with handrails',
    step: '40 centimetres above the pontoon',
    survey: 'AMSA 123456',
    picture: boat?.picture,
  },
  crew: [
    {
      name: 'Sam Example',
      years: '20 years on the water',
      licence: 'Coxswain Grade 1, 98765',
      picture: { photo: { file: photograph, alt: 'Sam at the wheel.', focus: 'top' } },
    },
    { name: 'Alex Example', years: '8 years on the water' },
  ],
} satisfies OwnerAnswersFile;

/** What the owner may fill in of a tour. A tour without places of its own stops where the wind lets it. */
export const filledTour = ({
  places = [],
}: Pick<Tour, 'places'>): Pick<Tour, 'prices' | 'schedule' | 'itinerary'> => ({
  prices: { adult: 120, child: 60, family: 320, privateBoat: [{ hours: 3, dollars: 600 }] },
  schedule: {
    start: '7:00',
    back: '14:30',
    days: ['Friday', 'Saturday', 'Sunday'],
    season: { from: 'November', to: 'April' },
  },
  itinerary: [
    { time: '7:00', words: 'We cast off' },
    ...places.slice(0, 3).map((place, index) => ({ time: `${9 + index}:30`, place })),
    ...(places.length ? [] : [{ time: '9:30', words: 'Where the wind lets us' }]),
    { time: '14:30', words: 'Back in the harbour' },
  ],
});

/** Days when the first tour is full, and a day when all are. */
const fullDays = (start: string) => [
  { day: start, lastDay: daysAfter(start, 2), tour: tours[0].slug },
  { day: daysAfter(start, 9) },
];

/** Writes these facts into the data/ of a copy of the project, and the photograph into its photos/. */
export function fillFacts(folder: string): void {
  writeFileSync(join(folder, 'data/owner-answers.json'), JSON.stringify(filledFacts));
  const start = daysAfter(calendarDay(new Date()), 30);
  writeFileSync(join(folder, 'data/full-days.json'), JSON.stringify({ days: fullDays(start) }));
  // Some systems part a letter and its accent.
  copyFileSync('app/apple-icon.png', join(folder, 'photos', photograph.normalize('NFD')));
  for (const tour of allTours) {
    const path = join(folder, `data/tours/${tour.slug}.json`);
    const file = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...file, ...filledTour(tour) }));
  }
}
