import { about } from './about';
import { boatHire } from './boat-hire';
import { contact } from './contact';
import { enquiryForm } from './enquiry-form';
import { enquiryOutcome } from './enquiry-outcome';
import { faq } from './faq';
import { tourTitle } from './functions/page-title';
import { tourPath } from './functions/pages';
import { hirePrice, priceFrom, upTo } from './functions/price-words';
import { tours } from './functions/tours-on';
import { countInWords, toursWithHours } from './functions/wording';
import { home } from './home';
import { planner } from './planner';
import { groupDeal, maxPeople, tourFrom } from './prices';
import type { Tour } from './schema/tours';
import { harbour, site } from './site';
import { allTours } from './tours';

/*
 * The agreed facts of Magnetic Island Boat Adventures: names, numbers, prices and their sentences. No other test pins them. All
 * other tests read `data/`.
 *
 * For another business, or after a new agreement, delete this file. Nothing else needs it.
 */

const tourList: readonly Tour[] = allTours;
/** The number of tours that are on. */
const count = countInWords(tours.length);

test('the business is Magnetic Island Boat Adventures at Nelly Bay Harbour', () => {
  expect(site.name).toBe('Magnetic Island Boat Adventures');
  expect(harbour.label).toBe('Nelly Bay Harbour, Magnetic Island');
  expect(harbour.mapUrl).toMatch(/^https:\/\/www\.google\.com\/maps\/.*Nelly/);
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
  expect(allTours.map(tourTitle)).toContain('Private Charter Tours | Magnetic Island Boat Adventures');
});

test('fishing leaves typically at 7 AM, snorkelling starts from Nelly Bay', () => {
  expect(JSON.stringify(tourList.find(({ id }) => id === 2))).toContain('7 AM');
  expect(JSON.stringify(tourList.find(({ id }) => id === 1))).toContain('Nelly Bay');
});

test('each tour has its own description for search engines and three stories', () => {
  for (const { metaDescription, sections } of tourList) {
    expect(metaDescription).toBeTruthy();
    expect(sections.length).toBeGreaterThanOrEqual(3);
  }
});

test('boat hire costs $280 all day, tours start from about $100, both for up to 8 people', () => {
  expect(hirePrice).toBe('$280');
  expect(priceFrom(tourFrom)).toBe('from about $100 per person');
  expect(upTo).toBe('up to 8 people');
  expect({ groupDeal, maxPeople }).toEqual({ groupDeal: { from: 6, to: 8 }, maxPeople: 8 });
});

test('the home page says Discover Magnetic Island over three pictures', () => {
  expect(home.headline).toEqual({ kicker: 'Discover', main: 'Magnetic Island' });
  expect(home.meta.title).toBe('Magnetic Island Boat Adventures | Tours and Boat Hire');
  expect(home.slides).toHaveLength(3);
  expect(home.wheelchair).toBe('Wheelchair Accessible');
  expect(home.lead).toContain(`${count} guided tours and a boat of your own for the day.`);
  expect(home.tours.heading).toBe(`${count} ways onto the water`);
});

test('About Us names four highlights and the equipment', () => {
  expect(about.highlights.map(({ title }) => title)).toEqual([
    'Flexible Hours',
    'All Welcome',
    'Safety First',
    'Perfect Location',
  ]);
  expect(about.equipment).toEqual([
    'Fishing equipment',
    'Life jackets',
    'Stinger suits',
    'First aid kit',
    'Snorkel equipment',
    'Dry storage',
    'Esky',
    'Refreshments',
  ]);
  expect(about.button).toBe('Contact Us');
});

test('Boat Hire has its facts, three sections and two buttons', () => {
  expect(boatHire.facts.map(({ label, value }) => [label, value])).toEqual([
    ['Duration', 'All Day'],
    ['Capacity', 'Up to 8 people per boat'],
    ['License', 'Required'],
    ['Price', '$280'],
  ]);
  expect(boatHire.sections.map(({ title }) => title)).toEqual([
    'Freedom to explore',
    'Full equipment package',
    'Comprehensive briefing',
  ]);
  expect([boatHire.hero.button, boatHire.button]).toEqual(['Check Availability', 'Hire Your Dream Boat']);
});

test('the FAQ has these ten questions, and their answers name the prices and 7 AM', () => {
  expect(faq.entries.map(({ slug }) => slug)).toEqual([
    'tours',
    'included',
    'prices',
    'wheelchair-access',
    'best-time-for-fishing',
    'fish-species',
    'areas',
    'food-and-drink',
    'what-to-bring',
    'bad-weather',
  ]);
  const answer = (slug: string) => faq.entries.find((entry) => entry.slug === slug)?.answer.join(' ');
  expect(answer('tours')).toContain(`${count}: ${toursWithHours(tours)}. All`);
  expect(toursWithHours(allTours)).toBe(
    'Snorkelling (6-8 hours), Fishing (4-8 hours), Sunset (2-3 hours) and Private Charter (2-8 hours, as you like)',
  );
  expect(answer('prices')).toContain('$100 per person');
  expect(answer('prices')).toContain('6 to 8');
  expect(answer('prices')).toContain('Boat hire is $280 for the whole day');
  expect(answer('best-time-for-fishing')).toContain('7 AM');
  expect(faq.hero.lead).toBe('Ten questions people ask us before they step aboard.');
  expect(faq.closing.button).toBe('Contact Us');
});

test('the contact page warns that we cannot reply to wrong contact details', () => {
  expect(contact.warning).toBe(
    'Please check your contact details. If they are not correct, we cannot reply.',
  );
});

test('the planner has stingers from November to May and whales from July to September', () => {
  const monthsWith = (of: 'stingers' | 'whales') =>
    planner.months.filter((month) => month[of]).map((month) => month.name.slice(0, 3));
  expect(monthsWith('stingers')).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Nov', 'Dec']);
  expect(monthsWith('whales')).toEqual(['Jul', 'Aug', 'Sep']);
});

const stories = [...tourList, boatHire].flatMap((page): { title: string; content: string }[] => [
  ...page.sections,
]);

test.each(stories)('the story "$title" has a short heading and a paragraph of 40 to 70 words', (story) => {
  expect(words(story.title)).toBeLessThanOrEqual(5);
  expect(words(story.content)).toBeGreaterThanOrEqual(40);
  expect(words(story.content)).toBeLessThanOrEqual(70);
});

function words(text: string) {
  return text.split(/\s+/).length;
}

// The journeys name the fields and the kinds of enquiry.
test('the enquiry form has this template and these answers', () => {
  expect(enquiryForm.messageTemplate.split('\n')).toEqual([
    'Contact Number:',
    'Number of People:',
    'Enquiry:',
  ]);
  expect(enquiryOutcome).toMatchObject({
    sent: 'Message sent successfully!',
    failed: 'Failed to send message. Please try again.',
  });
});
