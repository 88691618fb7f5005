import { render, screen } from '@testing-library/react';
import { boat } from '@/data/schema/owner-answers';
import { allPictures, findPage } from '@/site/content/pages';
import { about } from '@/site/content/texts';
import { ownerAnswers } from '@/site/facts/owner-answers';
import { Boat } from './boat-and-crew';

jest.mock('@/data/owner-answers.json', () => {
  const boat = {
    ...{ length: 'Two', seats: 'Two', shade: 'Two', toilet: ' ' },
    ...{ ladder: 'Two', step: 'Two', survey: 'Two' },
  };
  const crew = [
    {
      name: 'Sam',
      picture: { photo: { file: 'captain.jpg', alt: 'The captain' } },
    },
  ];
  return { boat, crew };
});

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

test('3.2 a photograph of the crew is among the pictures that are made and told to search engines', () => {
  const [captain] = ownerAnswers.crew;
  expect(allPictures()).toContainEqual(captain?.picture);
  expect(findPage('/about').pictures).toContainEqual(captain?.picture);
});
