import { beforeEach, expect, test, vi } from 'vitest';
import { expectLogged } from './support/console';

const SOURCE = 'https://www.googletagmanager.com/gtag/js?id=G-TEST123';
const TOKEN = '4KXW-9TQM-2H7B-C8DZ';

beforeEach(() => {
  window.dataLayer = [];
  document.head.replaceChildren();
  vi.resetModules();
});

async function trackEventWith(measurementId: string) {
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', measurementId);
  return (await import('@/lib/analytics/track-event')).trackEvent;
}

const scripts = () => [...document.scripts].map((script) => script.src);

/** The calls in the queue of Google's tag. */
const calls = () =>
  window.dataLayer
    ?.filter((each) => Object.prototype.toString.call(each) === '[object Arguments]')
    .map((each) => [...(each as IArguments)]);

test.each([
  ['without a measurement ID', '', {}],
  ['in a browser with doNotTrack', 'G-TEST123', { doNotTrack: '1' }],
  ['in a browser with globalPrivacyControl', 'G-TEST123', { globalPrivacyControl: true }],
])('%s nothing is loaded or sent', async (_, measurementId, signals) => {
  vi.stubGlobal('navigator', { ...window.navigator, ...signals });
  const trackEvent = await trackEventWith(measurementId);

  trackEvent('book_now_clicked', { location: 'header' });

  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toEqual([{ event: 'book_now_clicked', location: 'header' }]);
});

test("a blocked queue doesn't affect the visitor", async () => {
  expectLogged('Analytics failed');
  window.dataLayer = {
    push() {
      throw new Error('blocked');
    },
  } as unknown as unknown[];

  (await trackEventWith(''))('book_now_clicked', { location: 'header' });
});

test('the first event loads the tag once, and each event is sent', async () => {
  window.history.replaceState(null, '', '/faq?from=home#prices');
  const trackEvent = await trackEventWith('G-TEST123');
  const page_location = `${window.location.origin}/faq`;

  trackEvent('book_now_clicked', { location: 'header' });
  trackEvent('book_now_clicked', { location: 'mobile_menu' });

  expect(scripts()).toEqual([SOURCE]);
  expect(calls()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-TEST123', { send_page_view: false, page_location }],
    ['event', 'book_now_clicked', { location: 'header', page_location }],
    ['event', 'book_now_clicked', { location: 'mobile_menu', page_location }],
  ]);
});

test.each([
  ...['/track', '/es', '/es/track', '/review', '/reviews', '/desk', '/espanol/track/x'].map((path) => [path, path]),
  ...['/track', '/stop-mail', '/pause', '/job', '/review', '/agreement', '/desk'].flatMap((path) => [
    [`${path}/${TOKEN}`, path],
    [`/es${path}/${TOKEN}`, `/es${path}`],
  ]),
  [`/ES/Track/${TOKEN}`, '/ES/Track'],
  [`/Stop-Mail/${TOKEN}`, '/Stop-Mail'],
  [`/Desk/${TOKEN}/0c1f29a4-3a5e-4f0e-8a44-5b0a4c2f7d11`, '/Desk'],
])('for %s Google gets %s, without secrets', async (pathname, told) => {
  window.history.replaceState(null, '', pathname);
  const trackEvent = await trackEventWith('G-TEST123');

  trackEvent('lead_not_contacted', { trackingId: TOKEN.replaceAll('-', '') });

  const page_location = `${window.location.origin}${told}`;
  expect(calls()).toContainEqual(['event', 'lead_not_contacted', { page_location }]);
  expect(JSON.stringify(calls())).not.toContain('4KXW');
});
