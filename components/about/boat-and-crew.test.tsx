import { render, screen } from '@testing-library/react';
import { boat } from '@/data/schema/owner-answers';
import { about } from '@/site/content/texts';
import { Boat } from './boat-and-crew';

jest.mock('@/data/owner-answers.json', () => ({
  boat: {
    ...{ length: 'Two', seats: 'Two', shade: 'Two', toilet: ' ' },
    ...{ ladder: 'Two', step: 'Two', survey: 'Two' },
  },
}));

test('3.2 without a photograph the facts of the boat stand below its heading, without the empty ones', () => {
  render(<Boat />);
  expect(
    screen.getByRole('heading', { name: about.boat.heading }),
  ).toBeVisible();
  expect(
    screen.getAllByRole('term').map(({ textContent }) => textContent),
  ).toEqual(Object.values(boat).filter((label) => label !== boat.toilet));
  expect(screen.queryByRole('img')).toBeNull();
});
