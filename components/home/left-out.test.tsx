import { render, screen } from '@testing-library/react';
import { about, accessibility, faq, home } from '@/site/content/texts';
import { numberInWords } from '@/site/words/wording';
import { InfoBar } from './info-bar';
import { Reviews } from './reviews/reviews';

// Wheelchair access and the links to reviews are empty.
jest.mock('@/data/home.json', () => ({
  ...jest.requireActual('@/data/home.json'),
  wheelchair: '',
}));
jest.mock('@/site/content/site', () => {
  const real = jest.requireActual<typeof import('@/site/content/site')>(
    '@/site/content/site',
  );
  return {
    ...real,
    reviewPages: { google: '', android: '', ios: '', tripadvisor: '' },
  };
});

// The home page fetches its reviews, which this test does not need.
global.fetch = () => new Promise(() => {});

test('2.11 without links to reviews there are reviews and no buttons', () => {
  render(<Reviews />);
  expect(
    screen.getByRole('heading', { name: home.reviews.heading }),
  ).toBeInTheDocument();
  for (const words of [home.reviews.google, home.reviews.tripadvisor])
    expect(screen.queryByText(words)).toBeNull();
});

test('without wheelchair access no page mentions it', () => {
  render(<InfoBar />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(JSON.stringify([about, accessibility, faq])).not.toMatch(
    /wheelchair/i,
  );
  expect(faq.description).toContain(
    `${numberInWords(faq.entries.length)} answers`,
  );
});
