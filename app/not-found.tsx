import type { Metadata } from 'next';
import { ButtonLink } from '@/components/button-link/button-link';
import { ErrorScreen } from '@/components/error-screen/error-screen';
import { NotFoundWords } from '@/components/error-screen/not-found-words';
import { HeroPicture } from '@/components/hero/hero-picture';
import { phoneAddress } from '@/data/contact-addresses';
import { contactPhone } from '@/data/settings';
import { notFoundPicture, pageTitle } from '@/data/site';

export const metadata: Metadata = { title: { absolute: pageTitle('Not Found') }, robots: { index: false } };

export default function NotFound() {
  return (
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
  );
}
