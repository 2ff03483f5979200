import { beforeEach, expect, test, vi } from 'vitest';

const SOURCE = 'https://www.googletagmanager.com/gtag/js?id=G-TEST123';

beforeEach(() => {
  window.dataLayer = [];
  document.head.replaceChildren();
  vi.resetModules();
  vi.unstubAllEnvs();
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

test('without a measurement ID nothing is loaded or sent', async () => {
  const trackEvent = await trackEventWith('');

  trackEvent('book_now_clicked', { location: 'header' });

  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toEqual([{ event: 'book_now_clicked', location: 'header' }]);
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

test.each(['doNotTrack', 'globalPrivacyControl'])('a browser with %s loads and sends nothing', async (signal) => {
  vi.stubGlobal('navigator', { ...window.navigator, [signal]: signal === 'doNotTrack' ? '1' : true });
  const trackEvent = await trackEventWith('G-TEST123');

  trackEvent('book_now_clicked', { location: 'header' });

  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toEqual([{ event: 'book_now_clicked', location: 'header' }]);
});

test.each([
  ['/track', '/track'],
  ['/es', '/es'],
  ['/es/track', '/es/track'],
  ['/es/track/4KXW-9TQM-2H7B-C8DZ', '/es/track'],
  ['/ES/Track/4KXW-9TQM-2H7B-C8DZ', '/ES/Track'],
  ['/es/job/4KXW-9TQM-2H7B-C8DZ', '/es/job'],
  ['/es/review/4KXW-9TQM-2H7B-C8DZ', '/es/review'],
  ['/es/stop-mail/4KXW-9TQM-2H7B-C8DZ', '/es/stop-mail'],
  ['/es/pause/4KXW-9TQM-2H7B-C8DZ', '/es/pause'],
  ['/es/desk/4KXW-9TQM-2H7B-C8DZ', '/es/desk'],
  ['/espanol/track/x', '/espanol/track/x'],
  ['/track/4KXW-9TQM-2H7B-C8DZ', '/track'],
  ['/stop-mail/4KXW-9TQM-2H7B-C8DZ', '/stop-mail'],
  ['/Stop-Mail/4KXW-9TQM-2H7B-C8DZ', '/Stop-Mail'],
  ['/pause/4KXW-9TQM-2H7B-C8DZ', '/pause'],
  ['/job/4KXW-9TQM-2H7B-C8DZ', '/job'],
  ['/review', '/review'],
  ['/review/4KXW-9TQM-2H7B-C8DZ', '/review'],
  ['/agreement/4KXW-9TQM-2H7B-C8DZ', '/agreement'],
  ['/reviews', '/reviews'],
  ['/desk', '/desk'],
  ['/desk/4KXW-9TQM-2H7B-C8DZ', '/desk'],
  ['/Desk/4KXW-9TQM-2H7B-C8DZ/0c1f29a4-3a5e-4f0e-8a44-5b0a4c2f7d11', '/Desk'],
])('for %s Google gets %s, without secrets', async (pathname, told) => {
  window.history.replaceState(null, '', pathname);
  const trackEvent = await trackEventWith('G-TEST123');

  trackEvent('book_now_clicked', { location: 'header' });

  const parameters = { location: 'header', page_location: window.location.origin + told };
  expect(calls()).toContainEqual(['event', 'book_now_clicked', parameters]);
  expect(JSON.stringify(calls())).not.toContain('4KXW');
});

test('Google never gets a tracking ID from event or address', async () => {
  window.history.replaceState(null, '', '/track/4KXW-9TQM-2H7B-C8DZ');
  const trackEvent = await trackEventWith('G-TEST123');

  trackEvent('lead_not_contacted', { trackingId: '4KXW9TQM2H7BC8DZ' });

  expect(calls()).toContainEqual(['event', 'lead_not_contacted', { page_location: `${window.location.origin}/track` }]);
  expect(JSON.stringify(calls())).not.toContain('4KXW');
});
