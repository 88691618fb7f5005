import { tracked } from '@/components/shared/analytics/tracked';
import { ButtonLink } from '@/components/shared/button-link';
import { earlyScript } from '@/components/shared/early-script';
import { FirstScreen, HeroPicture } from '@/components/shared/hero/hero';
import { InlineScript } from '@/components/shared/inline-script';
import { notFoundTexts } from '@/site/content/error-screens';
import { notFoundPicture } from '@/site/content/site';
import { contactPhone, phoneAddress } from '@/site/facts/contact';
import errorStyles from '../error-screen/error-screen.module.css';
import styles from './not-found.module.css';

/** For an unknown address. React keeps the text that the script changes. */
export function NotFound() {
  return (
    <FirstScreen className={styles.screen}>
      <HeroPicture picture={notFoundPicture} />
      <div className={`${styles.words} ${errorStyles.words}`}>
        <h1 suppressHydrationWarning>{notFoundTexts.title}</h1>
        <p className="lead" suppressHydrationWarning>
          {notFoundTexts.message}
        </p>
        <InlineScript text={TOUR_WORDS} />
        <div className="actions">
          <ButtonLink href="/" kind="solid">
            {notFoundTexts.home}
          </ButtonLink>
          <ButtonLink href="/#tours" kind="outline">
            {notFoundTexts.tours}
          </ButtonLink>
          <ButtonLink
            href={phoneAddress}
            kind="outline"
            tracking={tracked('phone', 'lost page')}
          >
            {notFoundTexts.call} {contactPhone}
          </ButtonLink>
        </div>
      </div>
    </FirstScreen>
  );
}

/** Right after the message, so that it runs before the first paint. */
function sayTourNotFound(title: string, message: string) {
  if (!/^\/tours\/./i.test(location.pathname)) return;
  const heading = document.querySelector('main h1');
  if (heading) heading.textContent = title;
  if (heading?.nextElementSibling)
    heading.nextElementSibling.textContent = message;
}

const TOUR_WORDS = earlyScript(
  sayTourNotFound,
  notFoundTexts.tourTitle,
  notFoundTexts.tourMessage,
);
