import type { ComponentProps, ReactNode } from 'react';
import { InkPanel } from '@/components/shared/ink-panel';
import { Photo, type PhotoProps } from '@/components/shared/photo/photo';
import type { Picture } from '@/data/schema/parts';
import styles from './hero.module.css';

type HeroProps = {
  ink: ComponentProps<typeof InkPanel>['ink'];
  title: ReactNode;
  lead: string;
  picture?: Picture;
  /** In place of the picture. */
  slideshow?: ReactNode;
  /**
   * 'giant' is for a short title, 'long' for a longer one, 'headline' for the
   * home page, where the title has its own row.
   */
  size?: 'giant' | 'long' | 'headline';
  /** 'short' lets the text of the page begin on the first screen. */
  height?: 'full' | 'short';
  /**
   * Whether a wide or tall window shows the next part too: then a
   * `FirstScreenEnd` follows that part.
   */
  goesOn?: boolean;
  actions?: ReactNode;
  /** Below the title and the lead, such as the facts. */
  children?: ReactNode;
};

/** The first screen: a picture that fades into a panel with the title. */
export function Hero({
  ink,
  size = 'giant',
  height = 'full',
  goesOn = false,
  actions,
  ...content
}: HeroProps) {
  return (
    <FirstScreen
      className={styles.hero}
      data-size={size}
      data-height={height}
      goesOn={goesOn}
    >
      <div className={styles.pictures} data-print="no">
        {content.picture ? (
          <HeroPicture picture={content.picture} />
        ) : (
          content.slideshow
        )}
      </div>
      <InkPanel ink={ink} sprayed className={styles.panel}>
        <div className={styles.words}>
          <h1>{content.title}</h1>
          <p className="lead">{content.lead}</p>
          {actions && (
            <div className="actions" data-print="no">
              {actions}
            </div>
          )}
        </div>
        {content.children}
      </InkPanel>
    </FirstScreen>
  );
}

/** The picture of a hero, upright on phones. */
export function HeroPicture({
  picture,
  loading = 'first',
}: Pick<PhotoProps, 'picture' | 'loading'>) {
  return (
    <Photo
      picture={picture}
      crop="upright-on-phones"
      sizes="calc(100vw - 16px)"
      loading={loading}
    />
  );
}

/**
 * The parts of the first screen share one size, so a late one would move the
 * others: the browser waits with its first paint for the mark at the end
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect).
 */
export function FirstScreen({ goesOn, children, ...props }: FirstScreenProps) {
  return (
    <section {...props}>
      <link rel="expect" href="#fold" blocking="render" />
      {children}
      {!goesOn && <FirstScreenEnd />}
    </section>
  );
}

type FirstScreenProps = ComponentProps<'section'> & Pick<HeroProps, 'goesOn'>;

/** The mark. A page has one. */
export const FirstScreenEnd = () => <span id="fold" hidden />;
