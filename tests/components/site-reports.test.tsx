import { siteReport } from '@functions/contracts/site-reports.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '@/app/routes';
import { keepFaults } from '@/app/start-up/keep-faults';
import { pageKind } from '@/lib/reports/page-kind';
import { startReports } from '@/lib/reports/start';

const origin = window.location.origin;
const frameOf = (place: string) => `at f (${origin}/assets/${place})`;

function errorAt(stack: string, error: Error = new TypeError('x is not a function')): Error {
  error.stack = `${error.name}: ${error.message}\n    ${stack}`;
  return error;
}

/** An error event, as the browser dispatches it. */
const breaks = (error: unknown) => new ErrorEvent('error', { error });

let sent: object[];
let observed: { look: (list: { getEntries(): object[] }) => void; types: string[] };

beforeEach(() => {
  sent = [];
  navigator.sendBeacon = (url, body) => {
    expect(url).toBe('http://backend.test/functions/v1/report-fault');
    const report: object = JSON.parse(String(body));
    // The function accepts it unchanged: there is nothing to remove.
    expect(siteReport.parse(report)).toEqual(report);
    sent.push(report);
    return true;
  };
  performance.getEntriesByType = () => [];
  document.head.innerHTML = '<meta name="release" content="1a2b3c4d">';
  window.history.replaceState(null, '', '/track/7K3M-9Q2X-4TBV-R8ND?x=rosa');
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  observed = { look: () => {}, types: [] };
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(look: typeof observed.look) {
        observed.look = look;
      }
      observe({ type }: { type: string }) {
        observed.types.push(type);
      }
      takeRecords = () => [];
    },
  );
});

function start() {
  const faults: Parameters<typeof startReports>[0] = { early: [] };
  startReports(faults);
  return { report: (event: Event) => faults.report?.(event) };
}

function hide() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
}

const common = { v: 1, release: '1a2b3c4d', page: 'track', language: 'en' };

test.each([
  ['error', breaks],
  ['rejection', (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })],
  ['boundary', (detail: unknown) => new CustomEvent('boundary', { detail })],
])('an error in our code is reported immediately, without address, words or secrets: %s', (what, eventOf) => {
  const error = new SyntaxError(`Unexpected "Rosa's couch" at ${window.location.href}`);

  start().report(eventOf(errorAt(frameOf('app-1a2b3c.js:1:2345'), error)));

  expect(sent).toEqual([
    {
      ...{ ...common, kind: 'fault', what, name: 'SyntaxError', message: 'Unexpected ... at ...' },
      ...{ place: 'app-1a2b3c.js:1:2345', times: 1 },
    },
  ]);
});

test.each<[string, unknown]>([
  ["an extension's", errorAt(`at f (chrome-extension://abc/assets/a.js:1:2)\n    ${frameOf('app.js:1:2')}`)],
  ["another site's", errorAt('f@https://evil.example/assets/a.js:1:2')],
  ['outside of our scripts', errorAt(`at ${origin}/track:1:2`)],
  ['hidden by the browser', null],
  [
    'that something else changed the page',
    errorAt(frameOf('vendor.js:1:2'), new Error('Minified React error #418; …')),
  ],
  ['no error', { message: 'Rosa' }],
])('an error is not reported if it is %s', (_, error) => {
  start().report(breaks(error));

  expect(sent).toEqual([]);
});

test('three different errors are reported, and how often they were repeated when the page is left', () => {
  const { report } = start();
  for (const line of [1, 2, 3, 4, 1, 1, 4, 2]) report(breaks(errorAt(frameOf(`a.js:${line}:1`))));
  expect(sent).toMatchObject([1, 2, 3].map((line) => ({ place: `a.js:${line}:1`, times: 1 })));

  sent = [];
  hide();
  hide();

  expect(sent).toMatchObject([
    { place: 'a.js:1:1', times: 2 },
    { place: 'a.js:2:1', times: 1 },
  ]);
});

test('the first five errors from before the code loaded are reported', () => {
  const faults = keepFaults();
  for (const line of [1, 1, 1, 1, 2, 3]) window.dispatchEvent(breaks(errorAt(frameOf(`a.js:${line}:1`))));
  startReports(faults);
  window.dispatchEvent(new CustomEvent('boundary', { detail: errorAt(frameOf('a.js:4:1')) }));

  expect(sent).toMatchObject([1, 2, 4].map((line) => ({ place: `a.js:${line}:1` })));
});

test('an error during a report is not reported', () => {
  const tries = vi.fn(() => {
    throw errorAt(frameOf('a.js:1:1'));
  });
  navigator.sendBeacon = tries;

  start().report(breaks(errorAt(frameOf('a.js:2:1'))));

  expect(tries).toHaveBeenCalledOnce();
});

test('a page without a release, as in development, reports nothing', () => {
  document.head.innerHTML = '';
  const { report } = start();

  report(breaks(errorAt(frameOf('a.js:1:1'))));

  expect([sent, observed.types]).toEqual([[], []]);
});

test('one in four visits is measured, and reported when the page is first hidden', () => {
  start();
  expect(observed.types).toEqual([]);
  vi.spyOn(Math, 'random').mockReturnValue(0.2);
  vi.stubGlobal('LayoutShift', class {});
  start();
  const look = (...entries: object[]) => observed.look({ getEntries: () => entries });

  look({ startTime: 900, size: 10 }, { startTime: 1474, size: 20 });
  // Two windows. Within the first, shifts add up; a shift after the visitor's own action does not count.
  look({ startTime: 1000, value: 0.1 }, { startTime: 1900, value: 0.0249 });
  look({ startTime: 1950, value: 0.9, hadRecentInput: true }, { startTime: 3000, value: 0.11 });
  // The slowest of 50 interactions is left out. Each has several events.
  look({ duration: 800, interactionId: 1 }, { duration: 304, interactionId: 2 }, { duration: 90, interactionId: 2 });
  for (let interactionId = 3; interactionId <= 50; interactionId++) look({ duration: 48, interactionId });
  look({ duration: 5000 });
  hide();
  hide();

  const desktop = Math.min(screen.width, screen.height) >= 600;
  expect(sent.filter((report) => 'device' in report)).toEqual([
    { ...common, kind: 'vitals', device: desktop ? 'desktop' : 'phone', lcp: 1450, inp: 300, cls: 0.12 },
  ]);
});

test('a visit that began in the background is not measured', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  performance.getEntriesByType = () => [new PerformanceMark('hidden'), new PerformanceMark('visible')];

  start();

  expect(observed.types).toEqual([]);
});

test('each route has a kind without its secret, and an unknown address is "other"', () => {
  const kinds = routes.map(({ path }) => {
    window.history.replaceState(null, '', path.replace(/:\w+/g, 'SECRET').replace('*', '/nowhere'));
    return [path, pageKind()] as const;
  });

  expect(kinds.filter(([, kind]) => kind === 'other').map(([path]) => path)).toEqual(['*']);
  expect(Object.fromEntries(kinds)).toMatchObject({
    '/': 'home',
    '/services/mattress-disposal': 'service',
    '/locations/california/burbank': 'city',
    '/burbank-junk-removal': 'landing',
    '/desk/:token/:leadId': 'desk',
  });
  window.history.replaceState(null, '', '/rosa-alvarez');
  expect(pageKind()).toBe('other');
});
