import { about } from './about';
import { boatHire } from './boat-hire';
import { contact } from './contact';
import { enquiryForm } from './enquiry-form';
import { enquiryOutcome } from './enquiry-outcome';
import { faq } from './faq';
import { tourPath, tourTitle } from './functions/pages';
import { groupPrice, hirePrice, priceFrom, upTo } from './functions/price-words';
import { tours } from './functions/tours-on';
import { capitalise, numberInWords, toursWithHours } from './functions/wording';
import { home } from './home';
import { planner } from './planner';
import { tourFrom } from './prices';
import { harbour, site } from './site';
import { allTours } from './tours';

/*
 * The agreed facts of Magnetic Island Boat Adventures: names, numbers, prices and their sentences. No other test pins them. All
 * other tests read `data/`.
 *
 * For another business, or after a new agreement, delete this file. Nothing else needs it.
 */

/** The number of tours that are on. */
const count = capitalise(numberInWords(tours.length));
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title).join(', ');
const answer = (slug: string) => faq.entries.find((entry) => entry.slug === slug)?.answer.join(' ');

test.each<[fact: string, said: unknown, agreed: unknown]>([
  ['name', site.name, 'Magnetic Island Boat Adventures'],
  ['place', harbour.label, 'Nelly Bay Harbour, Magnetic Island'],
  ['map', harbour.mapUrl, /^https:\/\/www\.google\.com\/maps\/.*Nelly/],
  ['title of a tour', tourTitle(allTours[3]), 'Private Charter Tours | Magnetic Island Boat Adventures'],
  ['hours of fishing', JSON.stringify(allTours[1]), /7 AM/],
  ['start of snorkelling', JSON.stringify(allTours[0]), /Nelly Bay/],
  [
    'hours of the tours',
    toursWithHours(allTours),
    'Snorkelling (6-8 hours), Fishing (4-8 hours), Sunset (2-3 hours) and Private Charter (2-8 hours, as you like)',
  ],

  ['price of the hire', hirePrice, '$280'],
  ['price of a tour', priceFrom(tourFrom), 'from about $100 per person'],
  ['people on a boat', upTo, 'up to 8 people'],
  ['groups with a deal', groupPrice, 'group deals for 6 to 8 people'],

  ['headline', home.headline, { kicker: 'Discover', main: 'Magnetic Island' }],
  ['title of the home page', home.title, 'Magnetic Island Boat Adventures | Tours and Boat Hire'],
  ['number of pictures', home.slides.length, 3],
  ['wheelchair access', home.wheelchair, 'Wheelchair Accessible'],
  [
    'lead of the home page',
    home.lead,
    RegExp(`^${count} guided tours and a boat of your own for the day\\.`),
  ],
  ['heading of the tours', home.tours.heading, `${count} ways onto the water`],

  ['highlights', titles(about.highlights), 'Flexible Hours, All Welcome, Safety First, Perfect Location'],
  [
    'equipment',
    about.equipment.join(', '),
    'Fishing equipment, Life jackets, Stinger suits, First aid kit, Snorkel equipment, Dry storage, Esky, Refreshments',
  ],
  ['button of About Us', about.button, 'Contact Us'],

  [
    'facts of the hire',
    boatHire.facts.map(({ label, value }) => `${label}: ${value}`),
    ['Duration: All Day', 'Capacity: Up to 8 people per boat', 'License: Required', 'Price: $280'],
  ],
  [
    'sections of the hire',
    titles(boatHire.sections),
    'Freedom to explore, Full equipment package, Comprehensive briefing',
  ],
  ['first button of the hire', boatHire.hero.button, 'Check Availability'],
  ['last button of the hire', boatHire.button, 'Hire Your Dream Boat'],

  [
    'questions',
    faq.entries.map(({ slug }) => slug).join(' '),
    /^tours included prices (who-can-come )?wheelchair-access best-time-for-fishing fish-species areas food-and-drink what-to-bring bad-weather$/,
  ],
  ['number of questions', faq.hero.lead, /^(Ten|Eleven) questions people ask us before they step aboard\.$/],
  ['answer about tours', answer('tours')?.split(' of them')[0], `${count}: ${toursWithHours(tours)}. All`],
  ['answer about prices', answer('prices'), /\$100 per person.*6 to 8.*Boat hire is \$280 for the whole day/],
  ['answer about fishing', answer('best-time-for-fishing'), /7 AM/],
  ['button of the FAQ', faq.closing.button, 'Contact Us'],

  [
    'warning of the form',
    contact.warning,
    'Please check your contact details. If they are not correct, we cannot reply.',
  ],
  ['template of a message', enquiryForm.messageTemplate, 'Contact Number:\nNumber of People:\nEnquiry:'],
  ['success', enquiryOutcome.sent, 'Message sent successfully!'],
  ['failure', enquiryOutcome.failed, 'Failed to send message. Please try again.'],
])('the %s is as agreed', (_, said, agreed) => {
  expect(said).toEqual(agreed instanceof RegExp ? expect.stringMatching(agreed) : agreed);
});

test('there are four tours with these numbers, names, addresses and facts', () => {
  const every = ['Up to 8 People Per Boat', 'All Welcome'];
  expect(
    allTours.map((tour) => [tour.id, tour.name, tourPath(tour.slug), ...Object.values(tour.tourInfo)]),
  ).toEqual([
    [1, 'Snorkelling', '/tours/snorkelling', '6-8 Hours', ...every],
    [2, 'Fishing', '/tours/fishing', '4-8 Hours', ...every],
    [3, 'Sunset', '/tours/sunset', '2-3 Hours', ...every],
    [4, 'Private Charter', '/tours/privatecharter', 'Flexible, 2-8 Hours', ...every],
  ]);
});

test('each tour has its own description for search engines and three stories', () => {
  for (const { metaDescription, sections } of allTours) {
    expect(metaDescription).toBeTruthy();
    expect(sections.length).toBeGreaterThanOrEqual(3);
  }
});

test.each([
  ['stingers', 'January February March April May November December'],
  ['whales', 'July August September'],
] as const)('the planner has %s in %s', (animals, names) => {
  expect(planner[animals].join(' ')).toBe(names);
});

const stories = [...allTours, boatHire].flatMap((page): { title: string; content: string }[] => [
  ...page.sections,
]);

test.each(stories)('the story "$title" has a short heading and a paragraph of 40 to 70 words', (story) => {
  const [heading, paragraph] = [story.title, story.content].map((text) => text.split(/\s+/).length);
  expect(heading).toBeLessThanOrEqual(5);
  expect(paragraph).toBeGreaterThanOrEqual(40);
  expect(paragraph).toBeLessThanOrEqual(70);
});
