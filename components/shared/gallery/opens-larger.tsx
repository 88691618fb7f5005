'use client';

import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import type { LargerProps } from './larger';

type OpensLargerProps = ComponentProps<'ul'> & Pick<LargerProps, 'words'>;

/** The browser follows the link after this many milliseconds. */
const PATIENCE = 3000;

/**
 * A list of links to photographs. A press on one shows all of them larger, by a
 * script that loads then. If it does not come, the browser follows the link.
 */
export function OpensLarger({ words, ...list }: OpensLargerProps) {
  const [larger, setLarger] = useState<ReactNode>();
  useEffect(() => {
    if (!history.state?.larger) return;
    // A reload closes the large photographs and keeps their entry: leave it.
    const leaving = setTimeout(() => history.back());
    return () => clearTimeout(leaving);
  }, []);
  const open = async (event: MouseEvent<HTMLUListElement>) => {
    const link = (event.target as Element).closest('a');
    // Such a press opens a tab or a window, or saves the file.
    const other =
      event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || other) return;
    event.preventDefault();
    // To `watchLinks` a press that does nothing is one on a link of the router.
    event.stopPropagation();
    const { currentTarget: strip } = event;
    const follow = () => location.assign(link.href);
    const waiting = setTimeout(follow, PATIENCE);
    try {
      const { Larger } = await import('./larger');
      const close = () => setLarger(undefined);
      const element = (
        <Larger strip={strip} link={link} words={words} close={close} />
      );
      // A second press while the script loads changes nothing.
      setLarger((open) => open ?? element);
    } catch {
      follow();
    } finally {
      clearTimeout(waiting);
    }
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are pressed; their clicks bubble up */}
      <ul {...list} onClick={open} />
      {larger}
    </>
  );
}
