import { render, screen } from '@testing-library/react';
import { allPictures, findPage } from '@/site/content/pages';
import { about } from '@/site/content/texts';
import { ownerAnswers } from '@/site/facts/owner-answers';
import { Boat } from './boat-and-crew';

jest.mock('@/data/owner-answers.json', () => {
  const { boat: texts } = jest.requireActual('@/data/about.json');
  const boat = Object.fromEntries(
    Object.keys(texts.labels).map((name) => [name, 'Two']),
  );
  const crew = [
    {
      name: 'Sam',
      picture: { photo: { file: 'captain.jpg', alt: 'The captain' } },
    },
  ];
  return { updated: '2026-11-20', boat: { ...boat, toilet: ' ' }, crew };
});

test('3.15 without a photograph the facts of the boat stand below its heading, without the empty ones', () => {
  render(<Boat />);
  expect(
    screen.getByRole('heading', { name: about.boat.heading }),
  ).toBeVisible();
  expect(
    screen.getAllByRole('term').map(({ textContent }) => textContent),
  ).toEqual(
    Object.values(about.boat.labels).filter(
      (label) => label !== about.boat.labels.toilet,
    ),
  );
  expect(screen.queryByRole('img')).toBeNull();
});

test('3.15 a photograph of the crew is among the pictures that are made and told to search engines', () => {
  const [captain] = ownerAnswers.crew;
  expect(allPictures()).toContainEqual(captain?.picture);
  expect(findPage('/about').pictures).toContainEqual(captain?.picture);
});
