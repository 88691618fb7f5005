/** Resolves when no finger and no mouse button is down. */
let released: Promise<unknown> = Promise.resolve();

addEventListener(
  'pointerdown',
  () => {
    released = new Promise((resolve) => {
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, resolve, { once: true, capture: true });
    });
  },
  true,
);

/**
 * Does work after the press that is under way, and after its click. A message that appears during a press can move the button away
 * from under the finger. The focus does not tell where the press is, because in Safari a button takes no focus.
 */
export async function afterPress(work: () => void): Promise<void> {
  await released;
  setTimeout(work);
}
