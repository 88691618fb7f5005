/**
 * Leaves room for the notice at the foot of the page, so that the browser
 * scrolls what gets the focus above it.
 */
export function takeRoom(box: HTMLElement | null) {
  if (!box) return undefined;
  const { body, documentElement } = document;
  const keep = (room: string) => {
    documentElement.style.scrollPaddingBottom = room;
    body.style.paddingBottom = room;
  };
  const keepHeight = () => keep(`${box.offsetHeight}px`);
  // At once: on a busy phone a key may come before the next frame.
  keepHeight();
  document
    .querySelector(':focus:not(main)')
    ?.scrollIntoView({ block: 'nearest' });
  const sizes = new ResizeObserver(keepHeight);
  sizes.observe(box);
  return () => {
    sizes.disconnect();
    keep('');
  };
}

/** Gives the focus to what asks for a decision, if nothing has it. */
export function takeRoomAndFocus(box: HTMLElement | null) {
  const leaveRoom = takeRoom(box);
  if (document.activeElement === document.body) box?.focus();
  return leaveRoom;
}
