import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findOrInstallChromium } from '../test/find-chromium.ts';
import { kilobytes, median, milliseconds, type Report, table } from './report.ts';
import { serveDist } from './serve-dist.ts';

const ADDRESSES = [
  '/',
  '/services/old-appliances',
  '/locations/california/reseda',
  '/blog/how-much-junk-can-one-man-lift',
  '/book',
];
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The bench's own server, with a self-signed certificate, is all that it opens. */
const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';

/** Fetched on demand: with its dependencies it is 70 MB, which nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const MAX_RESULT_BYTES = 50_000_000;

type Audit = {
  title: string;
  score: number | null;
  displayValue?: string;
  numericValue?: number;
  metricSavings?: Record<string, number>;
  details?: { items?: Record<string, unknown>[] };
};
/** What we read of https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
type Result = {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message: string };
};

/** Lighthouse's scores for five kinds of pages, on its slow phone, and what keeps each below 100. */
export async function benchPages(): Promise<Report> {
  const host = await serveDist();
  try {
    const rows: string[][] = [];
    const findings: string[] = [];
    for (const address of ADDRESSES) {
      const results: Result[] = [];
      for (let run = 0; run < RUNS; run++) results.push(await measure(host.url + address));
      rows.push([address, ...figures(results)]);
      findings.push(...shortcomings(results).map((each) => `- \`${address}\` ${each}`));
    }
    const header = ['page', ...CATEGORIES, 'LCP', 'CLS', 'TBT', 'JavaScript', 'all bytes', 'requests'];
    return {
      title: 'Pages',
      body: [
        `Lighthouse, mobile, simulated throttling, median of ${RUNS}; brotli and the production headers, over HTTP/2.`,
        table(header, rows),
        `What keeps a page from 100:\n\n${findings.join('\n') || 'Nothing.'}`,
      ].join('\n\n'),
    };
  } finally {
    host.close();
  }
}

async function measure(url: string): Promise<Result> {
  const options = [`--chrome-flags=${CHROMIUM_FLAGS}`, '--output=json', '--quiet', `--only-categories=${CATEGORIES}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: MAX_RESULT_BYTES,
    env: { ...process.env, CHROME_PATH: findOrInstallChromium() },
  });
  const result: Result = JSON.parse(stdout);
  if (result.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${result.runtimeError.message}`);
  return result;
}

function figures(results: readonly Result[]): string[] {
  const middle = (read: (result: Result) => number) => median(results.map(read));
  const metric = (id: string) => middle((result) => result.audits[id]?.numericValue ?? Number.NaN);
  return [
    ...CATEGORIES.map((id) => String(Math.round(middle((result) => (result.categories[id]?.score ?? 0) * 100)))),
    milliseconds(metric('largest-contentful-paint')),
    metric('cumulative-layout-shift').toFixed(3),
    milliseconds(metric('total-blocking-time')),
    kilobytes(middle((result) => scriptBytes(result))),
    kilobytes(metric('total-byte-weight')),
    String(middle((result) => requestsOf(result).length)),
  ];
}

function requestsOf(result: Result): Record<string, unknown>[] {
  return result.audits['network-requests']?.details?.items ?? [];
}

function scriptBytes(result: Result): number {
  const scripts = requestsOf(result).filter((request) => request['resourceType'] === 'Script');
  return scripts.reduce((total, script) => total + Number(script['transferSize'] ?? 0), 0);
}

/** The audits of the last run that cost a category points or could make the page faster. */
function shortcomings(results: readonly Result[]): string[] {
  const { audits, categories } = results.at(-1) ?? { audits: {}, categories: {} };
  return CATEGORIES.flatMap((id) =>
    (categories[id]?.auditRefs ?? []).flatMap(({ id: name, weight }) => {
      const { title, score = null, displayValue = '', metricSavings = {} } = audits[name] ?? {};
      const counts = weight > 0 || Object.values(metricSavings).some((saving) => saving > 0);
      return counts && score !== null && score < 1 ? `${id}: ${title} ${displayValue} (${score})` : [];
    }),
  );
}
