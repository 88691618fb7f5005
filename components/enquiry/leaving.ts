declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it adds to the browser's own
  interface Window {
    enquiryLeaving: {
      /** Whether the browser asks before the document goes. */
      ask: (on: boolean) => void;
      /** Whether it has just asked, so that the document may be going. */
      hasAsked: () => boolean;
    };
  }
}

/** The part of the early script (draft.ts) that lets the browser ask. */
export function askBeforeLeaving(): void {
  // How long a document may take to go, in milliseconds.
  const going = 10_000;
  let asked = Number.NEGATIVE_INFINITY;
  let followsLink = false;

  const ask = (event: Event) => {
    if (followsLink) return;
    event.preventDefault();
    asked = performance.now();
  };
  // Chromium asks at a telephone or e-mail link too, which leaves no document.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('a');
      followsLink = /^(tel|mailto|sms):/.test(link?.href ?? '');
      setTimeout(() => {
        followsLink = false;
      }, 500);
    },
    true,
  );
  window.enquiryLeaving = {
    // Only while it is needed: in some browsers the listener keeps the document
    // out of the page cache.
    ask: (on) => {
      window.onbeforeunload = on ? ask : null;
    },
    hasAsked: () => performance.now() - asked < going,
  };
}
