/** @jest-environment node */

import { renderToStaticMarkup } from 'react-dom/server';
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

test.each([
  ['/', HomePage],
  ['/about', AboutPage],
  ['/faq', FaqPage],
])(
  '3.13 without wheelchair access %s promises none, nor does llms.txt',
  (path, Page) => {
    const all = `${renderToStaticMarkup(<Page />)}${findPage(path).description}${llmsText()}`;
    expect(home.wheelchair).toMatch(/wheelchair/i);
    expect(all).not.toMatch(/wheelchair|ramp/i);
  },
);
