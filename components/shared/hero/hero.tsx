import type { ComponentProps, ReactNode } from 'react';
import { FirstScreen } from '@/components/shared/first-screen';
import { InkPanel } from '@/components/shared/ink-panel';
import styles from './hero.module.css';

type HeroProps = {
  ink: ComponentProps<typeof InkPanel>['ink'];
  /** What fills the picture's place: one `HeroPicture`, or the slideshow. */
  pictures: ReactNode;
  title: ReactNode;
  /** 'giant' is for a few letters, 'long' for a longer title, 'headline' for the home page, which gives it a row of its own. */
  size?: 'giant' | 'long' | 'headline';
  /** 'short' is for a page of text, which should begin on the first screen. */
  height?: 'full' | 'short';
  lead: string;
  /** The buttons. */
  actions?: ReactNode;
  /** A band under the lettering, such as the facts. */
  children?: ReactNode;
};

/** The first screen of a page: a poster whose foot dissolves into a field of ink that carries the words. */
export function Hero({
  ink,
  pictures,
  title,
  size = 'giant',
  height = 'full',
  lead,
  actions,
  children,
}: HeroProps) {
  return (
    <FirstScreen className={styles.hero} data-size={size} data-height={height}>
      <div className={styles.pictures}>{pictures}</div>
      <InkPanel ink={ink} edge="sprayed" className={styles.panel}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className="lead">{lead}</p>
          {actions && <div className={`actions ${styles.actions}`}>{actions}</div>}
        </div>
        {children}
      </InkPanel>
    </FirstScreen>
  );
}
