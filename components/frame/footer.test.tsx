import { render, screen } from '@testing-library/react';
import type * as site from '@/data/site';

const ours = [{ name: 'Facebook', address: 'https://www.facebook.com/boats' }] as const;
const others = [{ name: 'Ferry timetable', address: 'https://ferry.example/times' }] as const;

/** The foot of a page and what search engines are told of the business, with these pages elsewhere. */
async function siteWith(elsewhere: typeof site.elsewhere) {
  jest.doMock('@/data/site', () => ({ ...jest.requireActual<typeof site>('@/data/site'), elsewhere }));
  let parts: { ExternalPages: typeof import('./footer').ExternalPages; sameAs: unknown } | undefined;
  jest.isolateModules(() => {
    const { ExternalPages } = jest.requireActual<typeof import('./footer')>('./footer');
    const { business } = jest.requireActual<typeof import('../shared/metadata/page-graph')>(
      '../shared/metadata/page-graph',
    );
    parts = { ExternalPages, sameAs: JSON.parse(JSON.stringify(business())).sameAs };
  });
  if (!parts) throw new Error('The modules did not load.');
  const { ExternalPages, sameAs } = parts;
  render(<ExternalPages />);
  return sameAs;
}

test('the foot of a page leads to all pages elsewhere, and search engines are told our own', async () => {
  const sameAs = await siteWith({ ours, others });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [...ours, ...others].map(({ address }) => address),
  );
  for (const link of links) expect(link).toHaveAttribute('rel', 'noopener');
  expect(sameAs).toEqual(ours.map(({ address }) => address));
});

test('without any there is nothing of it', async () => {
  expect(await siteWith({ ours: [], others: [] })).toBeUndefined();
  expect(document.body).toHaveTextContent('');
  expect(screen.queryByRole('heading')).toBeNull();
});
