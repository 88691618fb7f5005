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

test('without pages elsewhere the footer has no list of them, and search engines are told of none', () => {
  const { container } = render(<ExternalPages />);
  expect(container).toBeEmptyDOMElement();
  expect(localBusiness().sameAs).toBeUndefined();
});

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

test('7.12 without an acknowledgement of country nothing is left of it, and without names to keep its words stay whole', () => {
  jest.replaceProperty(site, 'keptNames', []);
  const { container, rerender } = render(<Footer key="with" />);
  expect(screen.getByText(site.acknowledgement).childNodes).toHaveLength(1);
  const paragraphs = () => container.querySelectorAll('p').length;
  const before = paragraphs();
  jest.replaceProperty(site, 'acknowledgement', '');
  rerender(<Footer key="without" />);
  expect(paragraphs()).toBe(before - 1);
});
