import { act, render, screen } from '@testing-library/react';
import { shareWords } from '@/data/client-texts';
import { ShareButton } from './share-button';

const url = 'http://localhost/tours/fishing';
const writeText = jest.fn();

beforeEach(() => {
  history.replaceState(null, '', '/tours/fishing/?from=mail#x');
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));

async function press() {
  render(<ShareButton title="Fishing Tours">Share this tour</ShareButton>);
  await act(async () => screen.getByRole('button', { name: 'Share this tour' }).click());
}
const withShareSheet = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

test('the share sheet gets the page’s plain address', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  withShareSheet(share);
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'Fishing Tours', url });
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('closing the share sheet does nothing', async () => {
  withShareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await press();
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('when the share sheet fails the link is copied', async () => {
  withShareSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(shareWords.copied);
});

test('when the clipboard refuses, the link is shown', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(shareWords.copyYourself(url));
});

test('without a clipboard the link is shown', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(shareWords.copyYourself(url));
});
