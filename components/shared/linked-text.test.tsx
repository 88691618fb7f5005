import { render, screen } from '@testing-library/react';
import { labels } from '@/site/content/labels';
import { LinkedText } from './linked-text';

test('3.2 an address in a sentence is a link in a new tab, without the full stop behind it', () => {
  const { container } = render(
    <LinkedText text="The ferry takes 20-25 minutes (https://www.ferry.example/times?from=town). See https://island.example/." />,
  );
  const [times, island] = screen.getAllByRole('link');
  expect(times).toHaveAttribute(
    'href',
    'https://www.ferry.example/times?from=town',
  );
  expect(times).toHaveAttribute('target', '_blank');
  expect(times).toHaveAttribute('rel', 'noopener');
  expect(times).toHaveTextContent(
    `www.ferry.example/times?from=town ${labels.newTab}`,
  );
  expect(island).toHaveAttribute('href', 'https://island.example/');
  expect(container.textContent).toMatch(
    /^The ferry takes 20-25 minutes \(www.*\)\. See island.*\)\.$/,
  );
});

test.each([
  [
    '(see https://a.example/wiki/Boat_(disambiguation))',
    'https://a.example/wiki/Boat_(disambiguation)',
  ],
  [
    "'https://a.example/maggie's-boats', or call",
    "https://a.example/maggie's-boats",
  ],
  ["https://a.example's page", 'https://a.example'],
  ['https://a.example’s page', 'https://a.example'],
])(
  '3.2 an address keeps a bracket and an apostrophe in its middle: %s',
  (text, href) => {
    render(<LinkedText text={text} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  },
);

test.each([
  'http://a.example',
  'javascript:alert(1)',
  '//a.example',
  'www.a.example',
  'https:a.example',
  'Fishing (4-8 hours) and Reef Walk (4-8 hours)',
])('%s stays plain words', (text) => {
  render(<LinkedText text={text} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.body).toHaveTextContent(text);
});
