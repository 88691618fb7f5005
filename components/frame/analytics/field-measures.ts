import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { sendEvent } from './send-event';

/**
 * Sends the Web Vitals of the landing page (https://web.dev/articles/vitals) as analytics events. Each is sent when the page is
 * hidden or left, because then it is final. The browser buffers entries from before this module loads.
 */
export function measureInTheField(): void {
  for (const onFinal of [onCLS, onINP, onLCP]) onFinal(report);
}

/** The value of an event is a whole number. CLS is near 0, so it is sent in thousandths. The others are in ms. */
function report({ name, value, rating, id }: Metric): void {
  sendEvent(name, {
    event_category: 'web_vitals',
    event_label: rating,
    value: Math.round(name === 'CLS' ? value * 1000 : value),
    metric_id: id,
  });
}
