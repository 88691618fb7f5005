import { tracked } from '@/components/shared/analytics/tracked';
import { CancellationLine } from '@/components/shared/booking';
import { ButtonLink } from '@/components/shared/button-link';
import { Hero, HeroPicture } from '@/components/shared/hero/hero';
import { labels } from '@/site/content/labels';
import { home } from '@/site/content/texts';
import { enquiryPath } from '@/site/enquiry/path';
import { HeroSlideshow } from './hero-slideshow/hero-slideshow';
import styles from './home-hero.module.css';

/** The first screen of the home page: the slideshow above its title. */
export function HomeHero() {
  const { headline, lead, slides } = home;
  const pictures = slides.map((slide, index) => (
    <HeroPicture
      key={slide.original}
      picture={slide}
      loading={index === 0 ? 'first' : 'eager'}
    />
  ));
  return (
    <div className={styles.home}>
      <Hero
        ink="deep"
        size="headline"
        goesOn
        slideshow={<HeroSlideshow pictures={pictures} />}
        title={
          <>
            <span className="name">{headline.kicker}</span> {headline.main}
          </>
        }
        lead={lead}
        actions={
          <>
            <ButtonLink
              href={enquiryPath('Tour')}
              tracking={tracked('book', 'home hero')}
            >
              {labels.bookNow}
            </ButtonLink>
            <ButtonLink href="#tours" kind="outline">
              {labels.viewTours}
            </ButtonLink>
            <CancellationLine />
          </>
        }
      />
    </div>
  );
}
