import { act, render, screen } from '@testing-library/react';
import { sunsetWords } from '@/data/client-texts';
import { SunsetHint } from './sunset-hint';

const tours = [
  { id: 1, slug: 'reef', name: 'Reef' },
  { id: 2, slug: 'dusk', name: 'Dusk', sunsetTimes: true },
];

const hint = (tourType: string, preferredDate: string) => (
  <SunsetHint tours={tours} typed={{ tourType, preferredDate }} />
);

test('the hint changes with the date and the tour', async () => {
  const { rerender } = render(hint('dusk', ''));
  await act(async () => {});
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(hint('dusk', '2027-06-21'));
  expect(screen.getByRole('status')).toHaveTextContent(sunsetWords.thatDay('5:44 pm'));
  rerender(hint('reef', '2027-06-21'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
