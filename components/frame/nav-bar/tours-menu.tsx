'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './tours-menu.module.css';
import { wide } from './wide';

type ToursMenuProps = {
  /** The page, and whether the phone's menu is open: when it changes the list is closed. */
  place: string;
  current: 'page' | 'true' | undefined;
  /** The sign beside the word. */
  chevron: ReactNode;
  children: ReactNode;
};

/** How long the mouse may stray over the entries beside 'Tours' on a slanting way to the list, in milliseconds. */
const STRAY = 500;

/**
 * 'Tours' and what it opens: on a desktop by the mouse resting on it, everywhere by a press, Enter, Space or Down; closed by
 * Escape (which gives the focus back), a press elsewhere, the focus leaving, or a tour chosen.
 */
export function ToursMenu({ place, current, chevron, children }: ToursMenuProps) {
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  // Not by a `key`: React would make new links, and `FollowLinks` does not watch those to prefetch their pages.
  const [last, setLast] = useState(place);
  if (last !== place) {
    setLast(place);
    setOpen(false);
  }
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: Event) => {
      if (wide().matches && !entry.current?.contains(target as Node)) setOpen(false);
    };
    // A list opened by the mouse does not have the focus. Escape must close it too (WCAG 1.4.13).
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (wide().matches && key === 'Escape') dismiss();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onEscape);
    };
  });

  const hover = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !wide().matches) return;
    clearTimeout(closing.current);
    if (over) return setOpen(true);
    setDismissed(false);
    closing.current = setTimeout(() => setOpen(false), STRAY);
  };
  const dismiss = () => {
    setOpen(false);
    setDismissed(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      clearTimeout(closing.current);
      setOpen(true);
      requestAnimationFrame(() => entry.current?.querySelector('a')?.focus());
    }
    if (event.key === 'Escape' && (open || entry.current?.matches(':hover'))) {
      event.stopPropagation();
      dismiss();
      button.current?.focus();
    }
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (wide().matches && relatedTarget && !entry.current?.contains(relatedTarget as Node)) setOpen(false);
  };

  return (
    <li
      className={styles.entry}
      ref={entry}
      data-dismissed={dismissed}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        className={styles.button}
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="tours-menu"
        data-current={current}
        onClick={({ detail }) => {
          clearTimeout(closing.current);
          const underMouse = detail > 0 && entry.current?.matches(':hover') && wide().matches;
          setOpen(underMouse || !open);
        }}
      >
        Tours
        {chevron}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; this hears their clicks */}
      <div
        id="tours-menu"
        className={styles.panel}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) dismiss();
        }}
      >
        {children}
      </div>
    </li>
  );
}
