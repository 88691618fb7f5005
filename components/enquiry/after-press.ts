/**
 * Does the work when no finger and no mouse button is down: a message that
 * appears during a press can move the button away from the finger.
 */
export async function afterPress(work: () => void): Promise<void> {
  await released;
  setTimeout(work);
}

let released: Promise<unknown> = Promise.resolve();

// There is no window while the page is built.
globalThis.addEventListener?.(
  'pointerdown',
  () => {
    released = new Promise((resolve) => {
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, resolve, { once: true, capture: true });
    });
  },
  true,
);
