import { render, screen } from '@testing-library/react';
import type * as prices from '@/data/prices';

// Only the price of the boat hire changes.
jest.mock('@/data/prices', () => ({ ...jest.requireActual<typeof prices>('@/data/prices'), hire: 98_765 }));

const oldPrice = `$${jest.requireActual<typeof prices>('@/data/prices').hire}`;

// The home page fetches its reviews, which this test does not need.
global.fetch = () => new Promise(() => {});

async function pageOf(path: './boat-hire/page' | './faq/page' | './page') {
  const { default: Page, metadata } = await import(path);
  const { container } = render(<Page />);
  const graph = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  return { text: container.textContent ?? '', graph, description: metadata.description };
}

test('a new price of the hire changes its page, description and structured data', async () => {
  const { graph, description } = await pageOf('./boat-hire/page');
  expect(screen.getAllByText(/\$98765/).length).toBeGreaterThan(0);
  expect(description).toContain('$98765');
  const product = JSON.parse(graph)['@graph'].find(
    (node: { '@type': string }) => node['@type'] === 'Product',
  );
  expect(product.offers).toMatchObject({ price: 98_765, priceCurrency: 'AUD' });
});

test.each(['./boat-hire/page', './faq/page', './page'] as const)(
  'after a change of the hire’s price the old one is left nowhere on %s',
  async (path) => {
    const { text, graph, description } = await pageOf(path);
    expect(text + graph + description).not.toContain(oldPrice);
  },
);

test('the FAQ and its structured data have the same price', async () => {
  const { text, graph } = await pageOf('./faq/page');
  expect(graph.includes('$98765')).toBe(text.includes('$98765'));
});
