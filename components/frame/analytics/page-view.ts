import type { AnalyticsEvent } from '../../shared/analytics/send-event';

/** The view of the page that is open. */
export const pageView = (path: string, address: string): AnalyticsEvent => ({
  name: 'page_view',
  parameters: {
    page_path: path,
    page_location: address,
    page_title: document.title,
  },
});
