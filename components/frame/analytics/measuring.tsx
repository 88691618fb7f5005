import { GoogleAnalytics, sendGAEvent } from '@next/third-parties/google';
import { useEffect, useLayoutEffect } from 'react';
import { gaId } from '@/data/settings';
import { measureInTheField } from './field-measures';
import { startSending } from './send-event';

type PageNames = { page_path: string; page_location: string; page_title: string };

type MeasuringProps = {
  /** The page where the visit began. The visitor may have left it by now. */
  landing: PageNames;
};

/** Loads the analytics library, whose configuration sends the landing page's page_view, and then sends what waits. */
export function Measuring({ landing }: MeasuringProps) {
  // A layout effect, so that it runs before the library's own effect, which is its configuration.
  useLayoutEffect(() => {
    try {
      window.dataLayer ??= [];
      sendGAEvent('set', landing);
    } catch {
      // An extension has replaced the data layer.
    }
  }, [landing]);

  // The effects of children come first, so the configuration is in the data layer by now.
  useEffect(() => {
    startSending(sendGAEvent);
    measureInTheField();
  }, []);

  return <GoogleAnalytics gaId={gaId} />;
}
