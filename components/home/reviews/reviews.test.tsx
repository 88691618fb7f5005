import { render, screen } from '@testing-library/react';
import { home } from '@/site/content/texts';
import { Reviews } from './reviews';

jest.mock('@/site/content/site', () => {
  const real = jest.requireActual<typeof import('@/site/content/site')>(
    '@/site/content/site',
  );
  return {
    ...real,
    reviewPages: { google: '', android: '', ios: '', tripadvisor: '' },
  };
});

// The home page fetches its reviews, which this test does not need.
global.fetch = () => new Promise(() => {});

test('2.11 without links to reviews there are reviews and no buttons', () => {
  render(<Reviews />);
  expect(
    screen.getByRole('heading', { name: home.reviews.heading }),
  ).toBeInTheDocument();
  for (const words of [home.reviews.google, home.reviews.tripadvisor])
    expect(screen.queryByText(words)).toBeNull();
});
