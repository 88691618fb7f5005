import type { Metadata } from 'next';
import { NotFound } from '@/components/frame/not-found/not-found';
import { SiteFrame } from '@/components/frame/site-frame';
import { notFoundTexts } from '@/site/content/error-screens';
import { pageTitle } from '@/site/content/pages';
import './globals.css';

export const metadata: Metadata = {
  title: { absolute: pageTitle(notFoundTexts.pageTitle) },
};

/**
 * The page for unknown addresses. NEXT: with `not-found.tsx` every other page
 * would carry it in its data.
 */
export default function GlobalNotFound() {
  return (
    <SiteFrame>
      <NotFound />
    </SiteFrame>
  );
}
