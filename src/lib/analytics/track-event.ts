import { sendToGoogleAnalytics } from './google-analytics';

/** The places on the site that have a link to the booking form. */
export const bookLinkLocations = ['header', 'mobile_menu', 'shared_component'] as const;

export type BookLinkLocation = (typeof bookLinkLocations)[number];

/** All analytics events and their parameters. */
type Events = {
  book_now_clicked: { location: BookLinkLocation };
  lead_not_contacted: { trackingId: string };
};

/**
 * Pushes an event to `window.dataLayer`, and to GA4 if configured. Blocked or broken analytics never affect the
 * visitor: errors are only logged.
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
