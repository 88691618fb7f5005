import { render, screen } from '@testing-library/react';
import { reviewTexts } from '@/site/content/client-texts';
import { ReviewCards } from './review-cards';

const review = (text: string, rating = 5) => ({
  author: 'Kim',
  rating,
  text,
  origin: '',
  sample: false,
});

test('2.7 reviews of one guest with equally many letters all stand, also when others replace them', () => {
  const texts = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 5));
  const fault = jest.spyOn(console, 'error');
  const { rerender } = render(
    <ReviewCards reviews={['One.1', 'Two.2'].map((text) => review(text))} />,
  );
  rerender(
    <ReviewCards
      reviews={['Two.2', 'Six.6', 'One.1'].map((text) => review(text))}
    />,
  );
  expect(texts()).toEqual(['Two.2', 'Six.6', 'One.1']);
  rerender(<ReviewCards reviews={['Ten.9'].map((text) => review(text))} />);
  expect(texts()).toEqual(['Ten.9']);
  expect(fault).not.toHaveBeenCalled();
});

test.each([
  [5, 5, 0],
  [4.5, 4, 1],
  [1, 1, 0],
])('a rating of %p fills %p whole stars and %p half', (rating, whole, half) => {
  render(<ReviewCards reviews={[review('Good.', rating)]} />);
  const paths = screen
    .getByRole('img', { name: reviewTexts.rating(rating) })
    .querySelectorAll('path');
  const [outline = '', fill = ''] = [...paths].map(
    (path) => path.getAttribute('d') ?? '',
  );
  expect(outline.match(/M/g)).toHaveLength(5);
  expect(fill.match(/M/g)).toHaveLength(whole + half);
  expect(fill.match(/v16\.3/g) ?? []).toHaveLength(half);
});
