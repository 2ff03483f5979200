import { type Browser, chromium, devices } from '@playwright/test';
import { findOrInstallChromium } from '../test/find-chromium.ts';
import { median, milliseconds, type Report, table } from './report.ts';
import { serveDist } from './serve-dist.ts';

const RUNS = 5;
const IDLE_MS = 4000;
/** A slow phone, as in Lighthouse: rates in bytes per second, latency in milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const CPU_SLOWDOWN = 4;

/** CSS selectors: what is tapped, and what should then appear. */
type Case = { name: string; address: string; tapped: string; answer: string };

const CASES: readonly Case[] = [
  // Native, without a script: no tap can be answered faster.
  { name: 'native menu', address: '/faq', tapped: 'header button[popovertarget]', answer: '#mobile-menu:popover-open' },
  { name: 'FAQ opens', address: '/faq', tapped: 'main h3 > button', answer: '#booking button[aria-expanded=true]' },
  { name: 'Book link', address: '/', tapped: 'main a[href="/book"]', answer: 'main form input[name=services]' },
  {
    name: 'city link',
    address: '/',
    tapped: 'footer a[href="/locations/california/pasadena"]',
    answer: '#quote-heading',
  },
  {
    name: 'service ticked',
    address: '/book',
    tapped: 'main label:has(input[name=services])',
    answer: 'main form button[type=submit][aria-disabled=false]:enabled',
  },
];

/** How long a visitor on a slow phone waits from the first tap to the frame that shows its result. */
export async function benchFirstTap(): Promise<Report> {
  const host = await serveDist();
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    // Alternating, so that other load on the machine affects all cases alike.
    const times = new Map(CASES.map(({ name }) => [name, { atOnce: [] as number[], afterIdle: [] as number[] }]));
    for (let run = 0; run < RUNS; run++) {
      for (const each of CASES) {
        times.get(each.name)?.atOnce.push(await measure(browser, host.url, each, 0));
        times.get(each.name)?.afterIdle.push(await measure(browser, host.url, each, IDLE_MS));
      }
    }
    const rows = [...times].map(([name, { atOnce, afterIdle }]) => [
      name,
      milliseconds(median(atOnce)),
      milliseconds(median(afterIdle)),
    ]);
    return {
      title: 'First tap',
      body: [
        `From the tap to the frame that shows the result: ${CPU_SLOWDOWN}× slower processor, 1.6 Mbit/s, 150 ms round trip, empty cache, median of ${RUNS}. The native menu is the lower bound.`,
        table(['first tap', 'at once', `after ${IDLE_MS / 1000} s`], rows),
      ].join('\n\n'),
    };
  } finally {
    await browser.close();
    host.close();
  }
}

async function measure(browser: Browser, host: string, { address, tapped, answer }: Case, idle: number) {
  const context = await browser.newContext({ ...devices['Pixel 7'], ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watch, answer);
    await page.goto(host + address, { waitUntil: 'commit' });
    const target = page.locator(tapped).filter({ visible: true }).first();
    await target.waitFor();
    if (idle > 0) {
      await page.waitForLoadState('load');
      await page.waitForTimeout(idle);
    }
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`There is no ${tapped} on ${address}`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const answered = await page.waitForFunction(() => window.answeredAfter, undefined, { polling: 100 });
    return Number(await answered.jsonValue());
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** Milliseconds from the tap to the frame that shows the result. */
    answeredAfter?: number;
  }
}

/**
 * Runs in each page. Checks on every frame after the tap whether the result is there, also on a page that the tap
 * opened.
 */
function watch(answer: string) {
  const now = () => performance.timeOrigin + performance.now();
  function look() {
    if (!document.querySelector(answer)) requestAnimationFrame(look);
    else setTimeout(() => (window.answeredAfter = now() - Number(sessionStorage.getItem('tapped-at'))));
  }
  if (sessionStorage.getItem('tapped-at') !== null) requestAnimationFrame(look);
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.setItem('tapped-at', String(performance.timeOrigin + timeStamp));
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
