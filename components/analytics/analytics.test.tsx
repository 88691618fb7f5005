import { act, render } from '@testing-library/react';
import { Analytics } from './analytics';
import { startSending } from './send-event';

jest.mock('@/data/settings', () => ({ gaId: 'G-TEST123456' }));
let path = '/faq';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

test('a page that has come without its title yet is counted once, when the title is there', async () => {
  const views: unknown[] = [];
  startSending((...[command, name]) => command === 'event' && views.push([name, document.title]));
  document.title = 'FAQ';
  const { rerender } = render(<Analytics />);
  path = '/about';
  rerender(<Analytics />);
  for (const title of ['', 'About Us', 'About Us']) {
    await act(async () => {
      document.title = title;
    });
  }
  expect(views).toEqual([['page_view', 'About Us']]);
});
