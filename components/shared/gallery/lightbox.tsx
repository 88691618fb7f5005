import {
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/shared/icon';
import styles from './lightbox.module.css';

export type LightboxProps = {
  /** To the photographs, each around a small one. */
  links: readonly HTMLAnchorElement[];
  /** The index of the pressed one. */
  first: number;
  words: Readonly<Record<'previous' | 'next' | 'close', string>>;
};

/** The photographs of a gallery, each as large as the window. */
export function Lightbox({ links, first, words }: LightboxProps) {
  const [visible, setVisible] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const caption = useId();

  /** After the last comes the first. */
  const show = (index: number) =>
    row.current?.children[
      (index + links.length) % links.length
    ]?.scrollIntoView();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    row.current?.children[first]?.scrollIntoView();
    // Only a dialog that is closed gives the focus back.
    return () => element?.close();
  }, [first]);

  /** In development React closes and opens it once more. */
  const onClose = () => {
    if (!dialog.current?.open) history.back();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    // The browser would scroll the row a second time.
    event.preventDefault();
    show(visible + step);
  };
  const alt = links[visible]?.querySelector('img')?.alt;
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-labelledby={caption}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setVisible(Math.round(scrollLeft / clientWidth))
        }
      >
        {links.map((each) => (
          <LargePicture key={each.href} link={each} />
        ))}
      </ul>
      <div>
        <p id={caption} role="status">
          <b>{`${visible + 1}/${links.length}`}</b> {alt}
        </p>
        <div className={`row ${styles.buttons}`}>
          {links.length > 1 && (
            <>
              <button
                className={styles.back}
                type="button"
                onClick={() => show(visible - 1)}
              >
                <Icon name="arrow" />
                <span className="onlyRead">{words.previous}</span>
              </button>
              <button type="button" onClick={() => show(visible + 1)}>
                <Icon name="arrow" />
                <span className="onlyRead">{words.next}</span>
              </button>
            </>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
            <span className="onlyRead">{words.close}</span>
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** The files of the small picture, chosen by the size of the window. */
function LargePicture({ link }: { link: HTMLAnchorElement }) {
  const image = link.querySelector('img');
  if (!image) return null;
  const { src, alt, width, height } = image;
  const sizes = `min(100vw, ${Math.round((width / height) * 100)}vh)`;
  return (
    <li>
      <picture>
        <source
          type="image/avif"
          srcSet={link.querySelector('source')?.srcset}
          sizes={sizes}
        />
        <img src={src} alt={alt} loading="lazy" />
      </picture>
    </li>
  );
}
