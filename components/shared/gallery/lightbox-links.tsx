'use client';

import {
  type ComponentProps,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Lightbox, type LightboxProps } from './lightbox';

type LightboxLinksProps = ComponentProps<'ul'> & Pick<LightboxProps, 'words'>;

/**
 * A list of links to photographs. A press on one shows all of them larger.
 * Which one is large stands in the entry of the history, so Back closes it, and
 * Forward or a reload shows it again.
 */
export function LightboxLinks({ words, ...list }: LightboxLinksProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<Omit<LightboxProps, 'words'>>();
  useEffect(() => {
    addEventListener('popstate', follow);
    follow();
    return () => removeEventListener('popstate', follow);

    function follow() {
      const first: number | undefined = history.state?.photograph;
      const links = [...(strip.current?.querySelectorAll('a') ?? [])];
      setOpened(first === undefined ? undefined : { links, first });
    }
  }, []);

  const open = (event: MouseEvent<HTMLUListElement>) => {
    // Such a press opens a tab or a window, or saves the file.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const first = links.findIndex((link) =>
      link.contains(event.target as Node),
    );
    if (first < 0) return;
    event.preventDefault();
    // NEXT: without the router's state in the entry, Back loads the page anew.
    history.pushState({ ...history.state, photograph: first }, '');
    setOpened({ links, first });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are pressed; their clicks bubble up */}
      <ul {...list} ref={strip} onClick={open} />
      {opened && <Lightbox {...opened} words={words} />}
    </>
  );
}
