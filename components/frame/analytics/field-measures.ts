import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { sendEvent } from './send-event';

/**
 * Sends how fast and how steady the landing page was for a real visitor (https://web.dev/articles/vitals), as analytics events.
 * Each is final, and sent, when the page is hidden or left. The browser keeps what happened before this was loaded.
 */
export function measureInTheField(): void {
  for (const onFinal of [onCLS, onINP, onLCP]) onFinal(report);
}

/** An event's value is a whole number. CLS has no unit and lies near 0, so it is sent in thousandths; the others in ms. */
function report({ name, value, rating, id }: Metric): void {
  sendEvent(name, {
    event_category: 'web_vitals',
    event_label: rating,
    value: Math.round(name === 'CLS' ? value * 1000 : value),
    metric_id: id,
  });
}
