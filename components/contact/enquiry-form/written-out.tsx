import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Enquiry, enquiryAsText, type TourChoice, waysOf } from './enquiry';

type WrittenOutProps = {
  enquiry: Enquiry;
  tours: readonly TourChoice[];
  /** `OtherWays`, which comes from the server: its words and signs stay out of the scripts. */
  children: ReactNode;
};

/** Writes the enquiry, as it stands now, into the links of the other ways, and copies it at a press on 'Copy'. */
export function WrittenOut({ enquiry, tours, children }: WrittenOutProps) {
  const box = useRef<HTMLDivElement>(null);
  const [byHand, setByHand] = useState(false);
  const text = enquiryAsText(enquiry, tours);

  useEffect(() => {
    for (const address of waysOf(enquiry, tours)) {
      const way = address.split(':')[0];
      const link = box.current?.querySelector<HTMLAnchorElement>(`[href^="${way}:"]`);
      if (link) link.href = address;
    }
  });

  const copy = async (button: Element) => {
    let said = 'Copied';
    try {
      // Old browsers and plain http have no clipboard at all.
      await navigator.clipboard.writeText(text);
    } catch {
      said = 'Not copied: select the text below';
      setByHand(true);
    }
    button.querySelector('small')?.replaceChildren(said);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button inside is what is pressed; this hears its clicks
    <div
      ref={box}
      onClick={({ target }) => {
        const button = (target as Element).closest('button');
        if (button) copy(button);
      }}
    >
      {children}
      {byHand && <textarea readOnly rows={6} aria-label="Your enquiry" value={text} />}
    </div>
  );
}
