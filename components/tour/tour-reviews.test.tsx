import { render, screen } from '@testing-library/react';
import { reviewWords } from '@/data/client-texts';
import { TourReviews } from './tour-reviews';

jest.mock('@/public/reviews.json', () => {
  const ofSunset = ['Ada', 'Bo', 'Cy'].map((author_name) => ({ author_name, tour: 'sunset', sample: true }));
  const others = [{ author_name: 'Dee', tour: 'fishing' }, { author_name: 'Eve' }];
  return { reviews: [...others, ...ofSunset].map((review) => ({ rating: 5, text: 'Good.', ...review })) };
});

test('a tour shows the first two of its reviews, and says which are samples', () => {
  render(<TourReviews slug="sunset" />);
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards).toEqual(['Ada', 'Bo'].map((name) => `${reviewWords.sample}Good.${name}`));
});

test('a tour without reviews has no such part', () => {
  const { container } = render(<TourReviews slug="snorkelling" />);
  expect(container).toBeEmptyDOMElement();
});
