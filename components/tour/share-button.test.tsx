import { act, cleanup, render, screen } from '@testing-library/react';
import { shareTexts } from '@/site/content/client-texts';
import { ShareButton } from './share-button';

const url = 'http://localhost/tours/fishing';
const refusal = new DOMException('no', 'NotAllowedError');

beforeEach(() => history.replaceState(null, '', '/tours/fishing/?from=mail#x'));

/**
 * Presses the button in a browser with these means. Returns what the page then
 * says.
 */
async function press({
  share,
  writeText,
}: {
  share?: () => Promise<void>;
  writeText?: () => Promise<void>;
}) {
  Object.assign(navigator, { share, clipboard: writeText && { writeText } });
  render(<ShareButton title="Fishing Tours">Share this tour</ShareButton>);
  await act(async () =>
    screen.getByRole('button', { name: 'Share this tour' }).click(),
  );
  return screen.getByRole('status').textContent;
}

test('the share sheet gets the page’s plain address', async () => {
  const [share, writeText] = [
    jest.fn().mockResolvedValue(undefined),
    jest.fn(),
  ];
  expect(await press({ share, writeText })).toBe('');
  expect(share).toHaveBeenCalledWith({ title: 'Fishing Tours', url });
  expect(writeText).not.toHaveBeenCalled();
});

test('closing the share sheet does nothing', async () => {
  const [share, writeText] = [
    () => Promise.reject(new DOMException('closed', 'AbortError')),
    jest.fn(),
  ];
  expect(await press({ share, writeText })).toBe('');
  expect(writeText).not.toHaveBeenCalled();
});

test('when the share sheet fails the link is copied, and when nothing can copy it, it is shown', async () => {
  const [refuse, writeText] = [
    () => Promise.reject(refusal),
    jest.fn().mockResolvedValue(undefined),
  ];
  expect(await press({ share: refuse, writeText })).toBe(shareTexts.copied);
  expect(writeText).toHaveBeenCalledWith(url);
  for (const means of [{ writeText: refuse }, {}]) {
    cleanup();
    expect(await press(means)).toBe(shareTexts.copyYourself(url));
  }
});
