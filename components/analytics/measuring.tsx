import { GoogleAnalytics, sendGAEvent } from '@next/third-parties/google';
import { useEffect } from 'react';
import { gaId } from '@/data/settings';
import { measureInTheField } from './field-measures';
import { type PageNames, startSending } from './send-event';

type MeasuringProps = {
  /** Where the visit began: the visitor may be on the next page by now. */
  landing: PageNames;
};

/**
 * The library's own two scripts, fetched when somebody is there to be measured. Effects run in the order of the elements:
 * before its configuration, which sends the landing page's page_view, and after it.
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
