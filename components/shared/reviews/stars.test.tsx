import { render } from '@testing-library/react';
import { reviewWords } from '@/site/client-texts';
import { Stars } from './stars';

test.each([
  [5, 5, 0],
  [4.5, 4, 1],
  [1, 1, 0],
])('a rating of %p fills %p whole stars and %p half', (rating, whole, half) => {
  const { container, getByRole } = render(<Stars rating={rating} />);
  expect(getByRole('img', { name: reviewWords.rating(rating) })).toBeInTheDocument();
  const [outline = '', fill = ''] = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d') ?? '',
  );
  expect(outline.match(/M/g)).toHaveLength(5);
  expect(fill.match(/M/g)).toHaveLength(whole + half);
  expect(fill.match(/v16\.3/g) ?? []).toHaveLength(half);
});
