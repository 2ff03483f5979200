import { env } from '@/lib/env';

const measurementId = env.gaMeasurementId;

/** Google's own queue takes the arguments object of a call, not an array. */
function gtag(..._parameters: unknown[]): void {
  window.dataLayer?.push(arguments);
}

/**
 * Sends an event to Google Analytics 4, if a measurement ID is configured. Its script is loaded with the first event.
 * A tracking ID opens a customer's details: it goes neither with the event nor in the address that the tag reports.
 *
 * @see https://developers.google.com/tag-platform/gtagjs/reference
 */
export function sendToGoogleAnalytics(
  name: string,
  { trackingId: _, ...parameters }: { trackingId?: string; location?: string },
): void {
  if (!measurementId) return;
  const { origin, pathname } = window.location;
  const page_location = origin + (pathname.startsWith('/track') ? '/track' : pathname);
  const source = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  if (!document.querySelector(`script[src="${source}"]`)) {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    document.head.append(script);
    gtag('js', new Date());
    gtag('config', measurementId, { send_page_view: false, page_location });
  }
  gtag('event', name, { ...parameters, page_location });
}
