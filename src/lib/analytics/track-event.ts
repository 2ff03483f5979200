import { sendToGoogleAnalytics } from './google-analytics';

/** Where on the site a link to the booking form may stand. */
export const bookLinkLocations = ['header', 'mobile_menu', 'shared_component'] as const;

export type BookLinkLocation = (typeof bookLinkLocations)[number];

/** The events the product knows, each with what it carries. */
type Events = {
  book_now_clicked: { location: BookLinkLocation };
  lead_not_contacted: { trackingId: string };
};

/**
 * Pushes an event to `window.dataLayer`, and to GA4 where that is configured. A blocked or broken analytics never
 * reaches the visitor: it is only logged.
 */
export function trackEvent<Name extends keyof Events>(name: Name, parameters: Events[Name]): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: name, ...parameters });
    sendToGoogleAnalytics(name, parameters);
  } catch (error) {
    console.warn('Analytics failed', error);
  }
}
