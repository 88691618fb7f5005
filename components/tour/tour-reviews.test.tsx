import { render, screen } from '@testing-library/react';
import { reviewTexts } from '@/site/content/client-texts';
import { dateInWords } from '@/site/words/calendar-day';
import { TourReviews } from './tour-reviews';

jest.mock('@/public/reviews.json', () => {
  const facts = {
    tour: 'sunset',
    sample: true,
    date: '2026-03-04',
    source: 'Google',
  };
  const ofSunset = ['Ada', 'Bo', 'Cy'].map((author_name) => ({
    author_name,
    ...facts,
  }));
  const others = [
    { author_name: 'Dee', tour: 'fishing' },
    { author_name: 'Eve' },
  ];
  return {
    reviews: [...others, ...ofSunset].map((review) => ({
      rating: 5,
      text: 'Good.',
      ...review,
    })),
  };
});

test('2.7 a tour shows the first two of its reviews with their month and source, and says which are samples', () => {
  render(<TourReviews slug="sunset" />);
  const month = dateInWords('2026-03-04', { month: 'long', year: 'numeric' });
  const cards = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(cards).toEqual(
    ['Ada', 'Bo'].map(
      (name) => `${reviewTexts.sample}Good.${name} · ${month}, Google`,
    ),
  );
});
