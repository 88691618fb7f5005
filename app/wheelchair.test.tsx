import { act, render } from '@testing-library/react';
import { llmsText } from '@/components/shared/metadata/llms-text';
import { findPage } from '@/site/content/pages';
import { home } from '@/site/content/texts';
import AboutPage from './about/page';
import FaqPage from './faq/page';
import HomePage from './page';

jest.mock('@/data/owner-answers.json', () => ({
  wheelchair: false,
  wheelchairBoarding: 'A ramp leads onto the boat.',
}));
// The home page fetches its reviews, which this test does not need.
global.fetch = () => new Promise(() => {});

test.each([
  ['/', HomePage],
  ['/about', AboutPage],
  ['/faq', FaqPage],
])(
  '3.13 without wheelchair access %s promises none, nor does llms.txt',
  async (path, Page) => {
    const { container } = await act(async () => render(<Page />));
    const all = `${container.textContent}${findPage(path).description}${llmsText()}`;
    expect(home.wheelchair).toMatch(/wheelchair/i);
    expect(all).not.toMatch(/wheelchair|ramp/i);
  },
);
