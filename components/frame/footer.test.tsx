import { render, screen } from '@testing-library/react';
import { localBusiness } from '@/components/shared/metadata/page-graph';
import * as site from '@/site/content/site';
import { Footer } from './footer';
import { ExternalPages } from './footer-links';

jest.mock('@/site/content/site', () => ({
  __esModule: true,
  ...jest.requireActual<typeof site>('@/site/content/site'),
  elsewhere: { ours: [], others: [] },
}));

test('the footer leads to all pages elsewhere, and search engines are told our own', () => {
  const ours = [
    { name: 'Facebook', address: 'https://www.facebook.com/boats' },
  ] as const;
  const others = [
    { name: 'Ferry timetable', address: 'https://ferry.example/times' },
  ] as const;
  jest.replaceProperty(site.elsewhere, 'ours', ours);
  jest.replaceProperty(site.elsewhere, 'others', others);
  render(<ExternalPages />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [...ours, ...others].map(({ address }) => address),
  );
  for (const link of links) expect(link).toHaveAttribute('rel', 'noopener');
  expect(localBusiness().sameAs).toEqual(ours.map(({ address }) => address));
});

test('without names to keep the words of the acknowledgement stay whole', () => {
  jest.replaceProperty(site, 'keptNames', []);
  render(<Footer />);
  expect(screen.getByText(site.acknowledgement).childNodes).toHaveLength(1);
});
