import { tracked } from '@/components/frame/analytics/tracked';
import { HeroSlideshow } from '@/components/home/hero-slideshow/hero-slideshow';
import { ButtonLink } from '@/components/shared/button-link';
import { Hero } from '@/components/shared/hero/hero';
import { HeroPicture } from '@/components/shared/hero/hero-picture';
import { enquiryPath } from '@/data/contact-addresses';
import { home } from '@/data/home';
import styles from './home-hero.module.css';

/** The first screen of the site: three pictures in turn over the name of the island. */
export function HomeHero() {
  const { kicker, main } = home.headline;
  return (
    <div className={styles.home}>
      <Hero
        ink="deep"
        size="headline"
        pictures={
          <HeroSlideshow
            pictures={home.slides.map((picture, index) => ({
              name: picture.name,
              picture: <HeroPicture picture={picture} loading={index === 0 ? 'first' : 'eager'} />,
            }))}
          />
        }
        title={
          <>
            <span className={styles.kicker}>{kicker}</span> {main}
          </>
        }
        lead={home.lead}
        actions={
          <>
            <ButtonLink href={enquiryPath('Tour')} tracking={tracked('book', 'home hero')}>
              Book Now
            </ButtonLink>
            <ButtonLink href="#tours" kind="outline">
              View Tours
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
