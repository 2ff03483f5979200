import * as env from '@/lib/env';
import { splitAddress } from '@/lib/language';
import { secretPages } from '@/lib/paths';

const measurementId = env.gaMeasurementId;

/**
 * Do Not Track and its successor, Global Privacy Control. What we do then is in the privacy policy, as Cal. Bus. &
 * Prof. Code § 22575(b)(5) asks.
 */
function asksNotToBeTracked(): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}

/** Google's own queue takes the arguments object of a call, not an array. */
function gtag(..._parameters: unknown[]): void {
  window.dataLayer?.push(arguments);
}

/**
 * Sends an event to Google Analytics 4, if a measurement ID is configured and the browser does not ask not to be
 * tracked. Its script is loaded with the first event. A tracking ID, the link of a job, of a review or one of the desk
 * opens a customer's details, and a link of a mail is its reader's own: none of them goes with the event or in the
 * address that the tag reports.
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
