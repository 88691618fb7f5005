import { render, screen } from '@testing-library/react';
import { ReviewCards } from './review-cards';

const reviews = (...texts: string[]) =>
  texts.map((text) => ({
    author: 'Kim',
    rating: 5,
    text,
    origin: '',
    sample: false,
  }));

test('2.7 reviews of one guest with equally many letters all stand, also when others replace them', () => {
  const texts = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 5));
  const fault = jest.spyOn(console, 'error');
  const { rerender } = render(
    <ReviewCards reviews={reviews('One.1', 'Two.2')} />,
  );
  rerender(<ReviewCards reviews={reviews('Two.2', 'Six.6', 'One.1')} />);
  expect(texts()).toEqual(['Two.2', 'Six.6', 'One.1']);
  rerender(<ReviewCards reviews={reviews('Ten.9')} />);
  expect(texts()).toEqual(['Ten.9']);
  expect(fault).not.toHaveBeenCalled();
});
