'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { slideshowTexts } from '@/site/content/client-texts';
import styles from './hero-slideshow.module.css';
import { ROTATION } from './rotation';

/** After this many milliseconds a picture counts as failed. */
const TIMEOUT = 15_000;

/**
 * The pictures behind the hero. The HTML has the first. Loaded, they change,
 * but not when paused or with reduced motion.
 */
export function HeroSlideshow({
  pictures,
}: {
  pictures: readonly ReactNode[];
}) {
  const root = useRef<HTMLDivElement>(null);
  /** The first picture has loaded or failed: the others are in the page. */
  const [begun, setBegun] = useState(false);
  const [available, setAvailable] = useState<number[]>([0]);
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  const current = available[turn % available.length] ?? 0;
  const turning = available.length > 1;

  useEffect(() => {
    const images = [...(root.current?.querySelectorAll('img') ?? [])];
    Promise.all(images.map(isLoaded)).then((loaded) => {
      if (!begun) setBegun(true);
      else if (loaded.includes(true))
        setAvailable([...loaded.keys()].filter((index) => loaded[index]));
    });
  }, [begun]);

  useEffect(() => {
    if (
      !turning ||
      paused ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return;
    const timer = setInterval(() => setTurn((last) => last + 1), ROTATION);
    return () => clearInterval(timer);
  }, [turning, paused]);

  return (
    <section
      className={styles.slideshow}
      ref={root}
      aria-label={slideshowTexts.label}
      data-loading={!begun}
      data-slide={current}
    >
      {pictures.slice(0, begun ? undefined : 1).map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures keep their order
        <div key={index} aria-hidden={index !== current}>
          {picture}
        </div>
      ))}
      {/* In the HTML from the start: its styles are in the page then, and not in a file that may come later. */}
      <button
        className={`row ${styles.pause}`}
        type="button"
        hidden={!turning}
        onClick={() => setPaused(!paused)}
      >
        <span className={styles.dashes}>
          {available.map((index) => (
            <span key={index} data-current={index === current} />
          ))}
        </span>
        <span className={styles.sign} data-paused={paused} />
        <span className="onlyRead">
          {paused ? slideshowTexts.play : slideshowTexts.pause}
        </span>
      </button>
    </section>
  );
}

/** Waits until a picture has loaded or failed, which is logged. */
async function isLoaded(image: HTMLImageElement): Promise<boolean> {
  const loaded = await new Promise<boolean>((resolve) => {
    const settle = () => resolve(image.naturalWidth > 0);
    // The events of a picture may have fired before hydration.
    if (image.complete) settle();
    for (const type of ['load', 'error'])
      image.addEventListener(type, settle, { once: true });
    setTimeout(resolve, TIMEOUT, false);
  });
  if (!loaded)
    console.error(`The hero picture ${image.currentSrc} could not be loaded.`);
  return loaded;
}
