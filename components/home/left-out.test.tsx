import { render, screen } from '@testing-library/react';
import { about } from '@/data/about';
import { accessibility } from '@/data/accessibility';
import { faq } from '@/data/faq';
import { home } from '@/data/home';
import { numberInWords } from '@/data/wording';
import { InfoBar } from './info-bar';
import { Reviews } from './reviews/reviews';

// The owner has emptied wheelchair access and the places of the reviews.
jest.mock('@/data/home', () => {
  const real = jest.requireActual<typeof import('@/data/home')>('@/data/home');
  return { home: { ...real.home, wheelchair: '' } };
});
jest.mock('@/data/site', () => {
  const real = jest.requireActual<typeof import('@/data/site')>('@/data/site');
  return { ...real, reviewPlaces: { google: '', android: '', ios: '', tripadvisor: '' } };
});

// The reviews are fetched anew by the home page; that is no part of this.
global.fetch = () => new Promise(() => {});

test('without places of reviews there are reviews and no button', () => {
  render(<Reviews />);
  expect(screen.getByRole('heading', { name: home.reviews.heading })).toBeInTheDocument();
  for (const words of [home.reviews.google, home.reviews.tripadvisor])
    expect(screen.queryByText(words)).toBeNull();
});

test('without wheelchair access no page speaks of it', () => {
  render(<InfoBar />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(JSON.stringify([about, accessibility, faq])).not.toMatch(/wheelchair/i);
  expect(faq.meta.description).toContain(`${numberInWords(faq.entries.length)} answers`);
});
