import { render, screen } from '@testing-library/react';
import { tours } from '@/site/content/tours';
import { priceOf } from '@/site/facts/prices';
import { TourCard } from './tour-card';

jest.mock('@/site/content/tours', () => {
  const actual = jest.requireActual('@/site/content/tours');
  const [{ prices: _, ...tour }] = actual.tours;
  const privateBoat = [{ hours: 4, amount: 800 }];
  return { ...actual, tours: [tour, { ...tour, prices: { privateBoat } }] };
});

test('3.17 where one tour has a price of its own, of a person or of the boat, each card says its price', () => {
  for (const tour of tours) {
    const { unmount } = render(<TourCard tour={tour} />);
    screen.getByText(priceOf(tour));
    unmount();
  }
});
