import { render, screen } from '@testing-library/react';
import { ReviewCards } from './review-cards';

test('2.7 reviews of one guest with equally many letters all stand, also when others replace them', () => {
  const review = (text: string) => ({ author: 'Kim', rating: 5, text, origin: '', sample: false });
  const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 5));
  const fault = jest.spyOn(console, 'error');
  const { rerender } = render(<ReviewCards reviews={['One.1', 'Two.2'].map(review)} />);
  rerender(<ReviewCards reviews={['Two.2', 'Six.6', 'One.1'].map(review)} />);
  expect(texts()).toEqual(['Two.2', 'Six.6', 'One.1']);
  rerender(<ReviewCards reviews={['Ten.9'].map(review)} />);
  expect(texts()).toEqual(['Ten.9']);
  expect(fault).not.toHaveBeenCalled();
});
