import type { AnalyticsEvent } from '@/components/shared/analytics/send-event';
import { withoutFinalSlash } from '@/components/shared/without-final-slash';

export const pageView = (): AnalyticsEvent => ({
  name: 'page_view',
  parameters: {
    page_path: withoutFinalSlash(location.pathname),
    page_location: location.href,
    page_title: document.title,
  },
});
