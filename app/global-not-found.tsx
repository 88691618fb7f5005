import type { Metadata } from 'next';
import { NotFound } from '@/components/frame/not-found/not-found';
import { SiteFrame } from '@/components/frame/site-frame';
import { ButtonLink } from '@/components/shared/button-link';
import { HeroPicture } from '@/components/shared/hero/hero-picture';
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
      <NotFound picture={<HeroPicture picture={notFoundPicture} />}>
        <ButtonLink href="/" kind="solid">
          Home
        </ButtonLink>
        <ButtonLink href="/#tours" kind="outline">
          View Tours
        </ButtonLink>
        <ButtonLink href={phoneAddress} kind="outline">
          Call {contactPhone}
        </ButtonLink>
      </NotFound>
    </SiteFrame>
  );
}
