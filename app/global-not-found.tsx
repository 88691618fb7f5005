import type { Metadata } from 'next';
import { ButtonLink } from '@/components/button-link/button-link';
import { ErrorScreen } from '@/components/error-screen/error-screen';
import { NOT_FOUND_SCRIPT, NotFoundWords } from '@/components/error-screen/not-found-words';
import { HeroPicture } from '@/components/hero/hero-picture';
import { SiteFrame } from '@/components/site-frame/site-frame';
import { phoneAddress } from '@/data/contact-addresses';
import { contactPhone } from '@/data/settings';
import { notFoundPicture, pageTitle } from '@/data/site';
import './globals.css';

export const metadata: Metadata = { title: { absolute: pageTitle('Not Found') } };

/**
 * Stands alone, so that no other page carries it along (as `not-found.tsx` would be in every page's data). The router knows
 * no other page round it, so its links are the browser's own: nothing follows them here.
 */
export default function GlobalNotFound() {
  return (
    <SiteFrame>
      <ErrorScreen
        title={<NotFoundWords part="title" />}
        message={<NotFoundWords part="message" />}
        picture={<HeroPicture picture={notFoundPicture} />}
      >
        <ButtonLink href="/" kind="solid">
          Home
        </ButtonLink>
        <ButtonLink href="/#tours" kind="outline">
          View Tours
        </ButtonLink>
        <ButtonLink href={phoneAddress} kind="outline">
          Call {contactPhone}
        </ButtonLink>
      </ErrorScreen>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the words are painted */}
      <script dangerouslySetInnerHTML={{ __html: NOT_FOUND_SCRIPT }} />
    </SiteFrame>
  );
}
