import type { Metadata } from 'next';
import { EnquiryOnEveryPage, earlyDraft } from '@/components/contact/enquiry-on-every-page';
import { NotFound } from '@/components/frame/not-found/not-found';
import { SiteFrame } from '@/components/frame/site-frame';
import { tracked } from '@/components/shared/analytics/tracked';
import { ButtonLink } from '@/components/shared/button-link';
import { HeroPicture } from '@/components/shared/hero/hero-picture';
import { PlainLinks } from '@/components/shared/page-link';
import { notFoundWords } from '@/data/error-screens';
import { phoneAddress } from '@/data/functions/contact-addresses';
import { pageTitle } from '@/data/functions/page-title';
import { contactPhone } from '@/data/settings';
import { notFoundPicture } from '@/data/site';
import './globals.css';

export const metadata: Metadata = { title: { absolute: pageTitle(notFoundWords.pageTitle) } };

/** The page for unknown addresses. (With `not-found.tsx` every other page would carry it in its data.) */
export default function GlobalNotFound() {
  return (
    <PlainLinks>
      <SiteFrame early={earlyDraft} onEveryPage={<EnquiryOnEveryPage />}>
        <NotFound picture={<HeroPicture picture={notFoundPicture} />}>
          <ButtonLink href="/" kind="solid">
            {notFoundWords.home}
          </ButtonLink>
          <ButtonLink href="/#tours" kind="outline">
            {notFoundWords.tours}
          </ButtonLink>
          <ButtonLink href={phoneAddress} kind="outline" tracking={tracked('phone', 'lost page')}>
            {notFoundWords.call} {contactPhone}
          </ButtonLink>
        </NotFound>
      </SiteFrame>
    </PlainLinks>
  );
}
