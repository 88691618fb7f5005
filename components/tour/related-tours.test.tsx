import { render, screen } from '@testing-library/react';
import { tourPage } from '@/site/content/texts';
import { allTours } from '@/site/content/tours';
import { RelatedTours } from './related-tours';

jest.mock('@/site/facts/raw-tours', () => {
  const { rawTours } = jest.requireActual<
    typeof import('@/site/facts/raw-tours')
  >('@/site/facts/raw-tours');
  return { rawTours: [{ ...rawTours[0], backOn: undefined }] };
});
const list: { slug: string; name: string }[] = allTours as never;
const [only] = allTours;

afterEach(() => list.splice(1));

test('with one tour its page has no part with other tours', () => {
  render(<RelatedTours slug={only.slug} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('link', { name: tourPage.compare })).toBeNull();
});

test('with two tours the page of the first leads to the second', () => {
  list.push({ ...only, slug: 'whales', name: 'Whales' });
  render(<RelatedTours slug={only.slug} />);
  expect(
    screen.getByRole('heading', { name: tourPage.otherTours }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Whales/ })).toHaveAttribute(
    'href',
    '/tours/whales',
  );
});
