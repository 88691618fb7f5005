'use client';

import { tracked } from '@/components/analytics/tracked';
import { ButtonLink } from '@/components/button-link/button-link';
import { openMapsApp } from './open-maps-app';

type GoogleReviewsLinkProps = { places: { google: string; android: string; ios: string } };

/** Opens the reviews on Google: on a phone in its maps app or, if none takes over, on the web (specification, section 2). */
export function GoogleReviewsLink({ places }: GoogleReviewsLinkProps) {
  return (
    <ButtonLink
      href={places.google}
      kind="solid"
      newTab
      tracking={tracked('reviews', 'Google')}
      onClick={(event) => {
        const app = /iPhone|iPad|iPod/.test(navigator.userAgent)
          ? places.ios
          : /Android/.test(navigator.userAgent) && places.android;
        if (!app) return;
        event.preventDefault();
        openMapsApp(app, places.google);
      }}
    >
      View All Reviews on Google
    </ButtonLink>
  );
}
