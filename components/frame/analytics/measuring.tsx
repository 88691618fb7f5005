import { GoogleAnalytics, sendGAEvent } from '@next/third-parties/google';
import { useEffect, useLayoutEffect } from 'react';
import { gaId } from '@/data/settings';
import { measureInTheField } from './field-measures';
import { startSending } from './send-event';

type PageNames = { page_path: string; page_location: string; page_title: string };

type MeasuringProps = {
  /** The landing page. The visitor may have left it already. */
  landing: PageNames;
};

/** Loads the analytics library, whose configuration sends the landing page's page_view, then sends the waiting events. */
export function Measuring({ landing }: MeasuringProps) {
  // Use a layout effect, so that this runs before the effect of the library, which sends the configuration.
  useLayoutEffect(() => {
    try {
      window.dataLayer ??= [];
      sendGAEvent('set', landing);
    } catch {
      // An extension has replaced the data layer.
    }
  }, [landing]);

  // Effects of children run first, so the data layer has the configuration now.
  useEffect(() => {
    startSending(sendGAEvent);
    measureInTheField();
  }, []);

  return <GoogleAnalytics gaId={gaId} />;
}
