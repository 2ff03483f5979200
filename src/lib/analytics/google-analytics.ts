import * as env from '@/lib/env';
import { splitAddress } from '@/lib/language';
import { secretPages } from '@/lib/paths';

const measurementId = env.gaMeasurementId;

/**
 * Do Not Track and its successor, Global Privacy Control. The privacy policy says how we respond, as required by Cal.
 * Bus. & Prof. Code § 22575(b)(5).
 */
function asksNotToBeTracked(): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}

/** Google's queue expects the `arguments` object of a call, not an array. */
function gtag(..._parameters: unknown[]): void {
  window.dataLayer?.push(arguments);
}

/**
 * Sends an event to Google Analytics 4, if a measurement ID is configured and the browser does not ask not to be
 * tracked. Loads Google's script with the first event. Tracking IDs and the tokens of job, review, desk and unsubscribe
 * links are secrets: neither the event nor the reported address includes them.
 *
 * @see https://developers.google.com/tag-platform/gtagjs/reference
 */
export function sendToGoogleAnalytics(
  name: string,
  { trackingId: _, ...parameters }: { trackingId?: string; location?: string },
): void {
  if (!measurementId || asksNotToBeTracked()) return;
  const { origin, pathname } = window.location;
  const { path } = splitAddress(pathname);
  const secret = secretPages.find((page) => path.toLowerCase().startsWith(`${page}/`));
  const page_location = origin + (secret ? pathname.slice(0, secret.length - path.length) : pathname);
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
