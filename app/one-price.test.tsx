import { render, screen } from '@testing-library/react';

// The hire's price, changed where it stands, and nothing else.
jest.mock('@/data/prices', () => {
  const real = jest.requireActual('@/data/prices');
  return { ...real, hire: 345, hirePrice: real.hirePrice.replace(String(real.hire), '345') };
});

// The reviews are fetched anew by the home page; that is no part of this.
global.fetch = () => new Promise(() => {});

async function pageOf(path: './boat-hire/page' | './faq/page' | './page') {
  const { default: Page, metadata } = await import(path);
  const { container } = render(<Page />);
  const graph = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  return { text: container.textContent ?? '', graph, description: metadata.description };
}

test('one change of the hire’s price changes its page, its description and what machines are told', async () => {
  const { graph, description } = await pageOf('./boat-hire/page');
  expect(screen.getAllByText(/\$345/).length).toBeGreaterThan(1);
  expect(description).toContain('$345');
  const product = JSON.parse(graph)['@graph'].find(
    (node: { '@type': string }) => node['@type'] === 'Product',
  );
  expect(product.offers).toMatchObject({ price: 345, priceCurrency: 'AUD' });
});

test('and the answer of the FAQ, for people and for machines', async () => {
  const { text, graph } = await pageOf('./faq/page');
  expect(text).toContain('Boat hire is $345 for the whole day');
  expect(graph).toContain('Boat hire is $345 for the whole day');
});

test.each(['./boat-hire/page', './faq/page', './page'] as const)(
  'and the old one is left nowhere on %s',
  async (path) => {
    const { text, graph, description } = await pageOf(path);
    expect(text + graph + description).toContain('$345');
    expect(text + graph + description).not.toMatch(/\$?280/);
  },
);
