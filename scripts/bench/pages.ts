import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startChromium } from './chromium.ts';
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
const MAX_DETAILS = 6;

/** Fetched on demand: with its dependencies it is 70 MB, which nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const MAX_RESULT_BYTES = 50_000_000;

/**
 * The fields of Lighthouse's result that we read:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
type Result = {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message: string };
};
type Audit = {
  title: string;
  score: number | null;
  displayValue?: string;
  numericValue?: number;
  metricSavings?: Record<string, number>;
  details?: { type: string; items?: Record<string, unknown>[] };
};

/** Lighthouse's scores for five kinds of pages, on its slow phone, and what keeps each below 100. */
export async function benchPages(): Promise<Report> {
  const host = await serveDist();
  const chromium = await startChromium();
  try {
    const rows: string[][] = [];
    const findings: string[] = [];
    for (const address of ADDRESSES) {
      const results: Result[] = [];
      for (let run = 0; run < RUNS; run++) results.push(await measure(host.url + address, chromium.port));
      rows.push([address, ...figures(results)]);
      findings.push(...shortcomings(middleOf(results)).map((each) => `- \`${address}\` ${each}`));
    }
    const header = ['page', ...CATEGORIES, 'LCP', 'CLS', 'TBT', 'JavaScript', 'all bytes', 'requests'];
    return {
      title: 'Pages',
      body: [
        `Lighthouse, mobile, simulated throttling, median of ${RUNS}; brotli and the production headers, over ${host.protocol}.`,
        table(header, rows),
        findings.length > 0
          ? `What keeps a page from 100:\n\n${findings.join('\n')}`
          : 'Nothing keeps a page from 100.',
      ].join('\n\n'),
    };
  } finally {
    await chromium.close();
    host.close();
  }
}

async function measure(url: string, port: number): Promise<Result> {
  const options = [`--port=${port}`, '--output=json', '--quiet', `--only-categories=${CATEGORIES}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: MAX_RESULT_BYTES,
  });
  const result: Result = JSON.parse(stdout);
  if (result.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${result.runtimeError.message}`);
  return result;
}

function middleOf(results: Result[]): Result {
  const score = (result: Result) => result.categories['performance']?.score ?? 0;
  const middle = results.toSorted((a, b) => score(a) - score(b))[Math.floor(results.length / 2)];
  if (!middle) throw new Error('There are no results');
  return middle;
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

function requestsOf(result: Result): { isScript: boolean; bytes: number }[] {
  const { details } = result.audits['network-requests'] ?? {};
  return (details?.items ?? []).map((item) => ({
    isScript: item['resourceType'] === 'Script',
    bytes: Number(item['transferSize'] ?? 0),
  }));
}

function scriptBytes(result: Result): number {
  const scripts = requestsOf(result).filter((request) => request.isScript);
  return scripts.reduce((total, script) => total + script.bytes, 0);
}

/** The audits that cost a category points or could make the page faster, with their findings. */
function shortcomings(result: Result): string[] {
  return CATEGORIES.flatMap((id) => {
    const { score, auditRefs = [] } = result.categories[id] ?? {};
    if (score === 1) return [];
    return auditRefs.flatMap((reference) => {
      const audit = result.audits[reference.id];
      if (typeof audit?.score !== 'number' || audit.score === 1) return [];
      const couldSave = Object.values(audit.metricSavings ?? {}).some((saving = 0) => saving > 0);
      return reference.weight > 0 || couldSave ? `${id}: ${explain(audit)}` : [];
    });
  });
}

function explain(audit: Audit): string {
  const value = audit.displayValue ? `, ${audit.displayValue}` : '';
  const { details } = audit;
  const items = details?.type === 'table' || details?.type === 'opportunity' ? details.items : [];
  const places = (items ?? []).slice(0, MAX_DETAILS).map((item) => JSON.stringify(shorten(item)));
  return `${audit.title}${value} (${audit.score})${places.map((place) => `\n  - ${place}`).join('')}`;
}

/** Reduces an item to where it is in the page and what is wrong with it. */
function shorten(item: object): unknown {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => {
      const isNode = typeof value === 'object' && value !== null && value.type === 'node';
      return [name, isNode ? { selector: value.selector, snippet: value.snippet, why: value.explanation } : value];
    }),
  );
}
