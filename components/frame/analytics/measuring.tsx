import { GoogleAnalytics, sendGAEvent } from '@next/third-parties/google';
import { useEffect } from 'react';
import { gaId } from '@/data/settings';
import { measureInTheField } from './field-measures';
import { type PageNames, startSending } from './send-event';

type MeasuringProps = {
  /** The page where the visit began. The visitor may have left it by now. */
  landing: PageNames;
};

/**
 * Loads the two scripts of the analytics library. Effects run in the order of the elements: the first before the library's
 * configuration, which sends the landing page's page_view, the others after it.
 */
export function Measuring({ landing }: MeasuringProps) {
  return (
    <>
      <Effect run={() => nameLanding(landing)} />
      <GoogleAnalytics gaId={gaId} />
      <Effect run={() => startSending(sendGAEvent)} />
      <Effect run={measureInTheField} />
    </>
  );
}

function nameLanding(landing: PageNames) {
  (window as { dataLayer?: unknown[] }).dataLayer ??= [];
  try {
    sendGAEvent('set', landing);
  } catch {}
}

function Effect({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` is a new function at every render, and nothing is to be sent or observed twice
  useEffect(run, []);
  return null;
}
