import { randomUUID } from 'node:crypto';
import type { TablesInsert, TablesUpdate } from '@functions/database.types.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { headersFor, hostRules } from '../../scripts/build/static-host.ts';
import { type Area, examine, type Finding, type Target } from '../../scripts/operate/doctor/check.ts';
import { agreements, haulers } from '../../scripts/operate/doctor/haulers.ts';
import { speakers } from '../../scripts/operate/doctor/languages.ts';
import { networks } from '../../scripts/operate/doctor/networks.ts';
import { reports } from '../../scripts/operate/doctor/reports.ts';
import { retention } from '../../scripts/operate/doctor/retention.ts';
import { reviews } from '../../scripts/operate/doctor/reviews.ts';
import { sender } from '../../scripts/operate/doctor/sender.ts';
import { concernsTexts, texts } from '../../scripts/operate/doctor/texts.ts';
import { areas, diagnose, targetOf } from '../../scripts/operate/doctor.ts';
import { secretPages, secretPagesInBoth } from '../../src/lib/paths.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS, dayIn } from '../support/ago.ts';
import { allowedOrigin } from '../support/allowed-origin.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, untypedOperator } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { addHaulerElsewhere, addPausedHauler, removeHaulers } from '../support/haulers.ts';
import { changeHauler, forgetMatch } from '../support/match.ts';
import { messageRow } from '../support/messages.ts';
import { withSettings } from '../support/notifications.ts';
import { answeredLead, moderate } from '../support/reviews.ts';

// Database, bucket and functions are those of the embedded backend. The site is a small fake, served by the rules of
// the real host.

const SITE = allowedOrigin;
const SENDER_KEY = 'key-of-the-sender';
const LEGAL_ADDRESS = '1 Example & Main St, Los Angeles, CA 90012';
const api = backendUrl;

function page(path: string, links: string): string {
  return `<!doctype html><html><head><title>${path}</title><meta name="description" content="Junk">
    <link rel="canonical" href="${SITE}${path}"><script type="module" src="/assets/main-abc.js" data-next="/assets/book-def.js /assets/main-abc.js"></script></head>
    <body><h1>${path}</h1>${links}<a href="/track">Track</a> <a href="https://elsewhere.example/">x</a></body></html>`;
}

/** An address below a page whose addresses hold secrets. */
function behind(path: string): string {
  return `${path}/0000-0000-0000-0000`;
}

const files: Record<string, string> = {
  '/': page('/', '<a class="link" href="/about?from=home#team">About</a> <a href="/prices">Prices</a>'),
  '/about': page('/about', '<a href="/">Home</a>'),
  '/prices': page('/prices', '<a href="/">Home</a>'),
  '/terms': page('/terms', `PoppyHaul is run by ${LEGAL_ADDRESS.replace('&', '&amp;')}.`),
  ...Object.fromEntries(secretPages.map((path) => [behind(path), page(path, '')])),
  '/robots.txt': `User-agent: *\nSitemap: ${SITE}/sitemap.xml`,
  '/sitemap.xml': `<urlset><url><loc>${SITE}/</loc></url><url><loc>${SITE}/about</loc></url><url><loc>${SITE}/prices</loc></url></urlset>`,
  '/assets/main-abc.js': 'import("./book-def.js")',
  '/assets/book-def.js': `const key = "${embeddedKeys.publishable}"`,
};

function answerOfSite(pathname: string): Response {
  const text = files[pathname];
  return new Response(text ?? '<h1>404</h1>', {
    status: text === undefined ? 404 : 200,
    headers: headersFor(hostRules({ backendUrl: api }), pathname),
  });
}

type Sent = { path: string; method: string; headers: Headers; body: string };
/** Answers instead of the system, or not. */
type Fault = (sent: Sent) => Response | undefined;

/** The system with a fault. Everything else answers as `backend`. */
function systemWith(fault: Fault, backend: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const { origin, pathname, search } = new URL(String(input));
    const body = typeof init?.body === 'string' ? init.body : '';
    const sent = { path: pathname + search, method: init?.method ?? 'GET', headers: new Headers(init?.headers), body };
    return fault(sent) ?? (origin === SITE ? answerOfSite(pathname) : backend(input, init));
  };
}

const visitor = targetOf({ url: `${api}/`, key: embeddedKeys.publishable });
const asOperator = { ...visitor, secretKey: embeddedKeys.secret };

const titlesOf = (findings: Finding[]) => findings.map(({ title }) => title);
const withProblems = (findings: Finding[]) => findings.filter(({ problems }) => problems.length > 0);

test('a healthy system has no problems, and the rest is checked without a site', async () => {
  const ofVisitors = areas.filter(({ name }) => ['the database', 'the photos', 'the functions'].includes(name));
  const site = areas.filter(({ name }) => name === 'the site');
  const checksOf = (those: Area[]) => those.flatMap(({ checks }) => checks.map(({ title }) => title));

  const findings = await diagnose({ ...visitor, site: SITE, fetch: systemWith(() => undefined) });
  const withoutSite = await diagnose(visitor);

  expect(withProblems([...findings, ...withoutSite])).toEqual([]);
  expect(titlesOf(withoutSite)).toEqual(checksOf(ofVisitors));
  expect(titlesOf(findings)).toEqual(checksOf([...ofVisitors, ...site]));
  // None of these checks is without a fault below.
  expect(Object.keys(faults)).toEqual(titlesOf(findings));
});

test('the doctor leaves nothing behind', async () => {
  const tables = [
    ...(['leads', 'contact_messages', 'contact_reports', 'lead_status_changes', 'submission_limits'] as const),
    ...(['notifications', 'mail_blocks', 'stop_links', 'lead_corrections', 'desk_links', 'desk_acts'] as const),
    ...(['dispatch_settings', 'haulers', 'job_offers', 'reviews'] as const),
  ];
  const state = async () => ({
    rows: await Promise.all(tables.map(countRows)),
    photos: (await operator.storage.from('lead-images').list('', { limit: 1000 })).data?.length,
    limits: (await operator.from('submission_limits').select().single().throwOnError()).data,
    settings: (await operator.from('dispatch_settings').select().single().throwOnError()).data,
  });
  const before = await state();

  await diagnose({ ...visitor, site: SITE, fetch: systemWith(() => undefined) });

  expect(await state()).toEqual(before);
});

const daysAgo = (days: number) => ago(days * DAY_MS);
const minutesAgo = (minutes: number) => ago(minutes * 60_000);

/** An answer to requests whose method and the beginning of whose path are these. `POST` stands for everything but GET. */
function on(
  asked: string,
  status: number,
  body: object | null = {},
  isMeant: (sent: Sent) => boolean = () => true,
): Fault {
  const [method, start = ''] = asked.split(' ');
  return (sent) => {
    if ((sent.method === 'GET') !== (method === 'GET') || !sent.path.startsWith(start) || !isMeant(sent))
      return undefined;
    return body ? Response.json(body, { status }) : new Response(null, { status });
  };
}

const row = [{ id: 1 }];
const brokenRule = { code: '23514', message: 'violates check constraint' };
const deniedByPolicy = { message: 'new row violates row-level security policy' };
const success = { success: true };

const says = (word: string) => (sent: Sent) => sent.body.includes(word);
const isUndated = ({ body }: Sent) => !body.includes('created_at');
const isOfType = (type: string) => (sent: Sent) => sent.headers.get('content-type') === type && sent.body !== '';
const hasKey = (key: string | null) => (sent: Sent) => sent.method !== 'OPTIONS' && sent.headers.get('apikey') === key;
const isPress = ({ body }: Sent) => /"token":"\w/.test(body);
const isPreflight = ({ method }: Sent) => method === 'OPTIONS';

/** The site with a changed answer at one address. */
function serving(path: string, change: (response: Response, text: string) => Response): Fault {
  return (sent) => (sent.path === path ? change(answerOfSite(path), files[path] ?? '') : undefined);
}

function withHeader(path: string, name: string, value = ''): Fault {
  return serving(path, (response) => {
    response.headers.set(name, value);
    return response;
  });
}

const withText = (path: string, from: string | RegExp, to: string) =>
  serving(path, ({ headers }, text) => new Response(text.replace(from, to), { headers }));

const answering = (path: string, status: number): Fault => serving(path, () => new Response('', { status }));

const policy = (scripts: string, reached: string) =>
  `script-src 'self'${scripts}; connect-src ${reached}; frame-ancestors 'none'`;
const unauthorized = { code: 'UNAUTHORIZED_NO_AUTH_HEADER', message: 'Missing authorization header' };

/** For each check of what visitors see, the faults that it finds, and no other check. */
const faults: Record<string, Record<string, Fault>> = {
  'The API responds and accepts the key': {
    'a key that is refused': on('GET /rest/v1/leads?select=id&limit=1', 401, { message: 'Invalid API key' }),
    'a database without migrations': on('GET /rest/v1/leads?select=id&limit=1', 404, { code: 'PGRST205' }),
  },
  'A visitor cannot read requests, answers, messages, reports, history, haulers, offers, emails, texts or settings': {
    requests: on('GET /rest/v1/leads?select=*', 200, row),
  },
  'A visitor cannot read what each hauler charges': {
    'the table of prices': on('GET /rest/v1/price_figure?', 200, row),
  },
  'Visitors and the build can read the published reviews and the figures, and no other columns': {
    'reviews that tell more': on('GET /rest/v1/published_reviews?', 200, [{ rank: 1, token: 'SAMPREV1EW000001' }]),
    'figures that no one can read': on('GET /rest/v1/review_figures?', 401, { code: '42501' }),
  },
  'What people paid was counted in the last 7 days': {
    'old prices': on('GET /rest/v1/price_figures?', 200, [{ as_of: daysAgo(7.1) }]),
  },
  'A visitor cannot write what only the operator can': {
    'a status that comes as far as the rules': on('POST /rest/v1/leads', 400, brokenRule, says('Completed')),
    'a message with a date of its own': on('POST /rest/v1/contact_messages', 400, brokenRule, says('created_at')),
    limits: on('POST /rest/v1/submission_limits', 400, brokenRule),
    settings: on('POST /rest/v1/dispatch_settings', 400, brokenRule),
    'what only a function does': on('POST /rest/v1/rpc/accept_job', 200, row),
  },
  'A visitor can submit requests and messages (tested with invalid ones)': {
    'too many requests': on('POST /rest/v1/leads?select', 429, { code: 'PT429' }),
    'messages that are denied': on('POST /rest/v1/contact_messages', 401, { code: '42501' }, isUndated),
  },
  'A visitor can submit only one request at a time': {
    many: on('POST /rest/v1/leads', 400, brokenRule, ({ body }) => body.startsWith('[')),
  },
  'Photos can be attached only to a new request': {
    'no function for it': on('POST /rest/v1/rpc/attach_lead_images', 404, { code: 'PGRST202' }),
    'any request': on('POST /rest/v1/rpc/attach_lead_images', 204, null),
  },
  'The bucket lead-images exists and is public': {
    'no bucket': on('GET /storage/v1/object/public/', 400, { message: 'Bucket not found' }),
  },
  'A visitor cannot list photos, and can add them only to their own new request': {
    'a list': on('POST /storage/v1/object/list/', 200, row),
    'any photo': on('POST /storage/v1/object/lead-images/', 200, { Key: 'x' }, isOfType('image/jpeg')),
    'signed addresses': on('POST /storage/v1/object/upload/sign/', 200, { url: 'x' }),
  },
  'The bucket accepts only pictures of up to 10 MB': {
    'any type': on('POST /storage/v1/object/lead-images/', 400, deniedByPolicy, isOfType('text/html')),
    'any size': on('POST /storage/v1/object/lead-images/', 400, deniedByPolicy, ({ body }) => body === ''),
  },
  'The functions respond to an unknown tracking ID or link': {
    'no function': on('POST /functions/v1/get-lead-details', 404, null),
    'a failing function': on('POST /functions/v1/update-lead-contacted', 500, { statusCode: 500 }),
    'jobs that any link opens': on('POST /functions/v1/job', 200, { state: 'open' }),
  },
  'The functions refuse bad input': {
    'one that takes anything': on('POST /functions/v1/get-lead-details', 200, { message: 'not found' }, says('%')),
  },
  'The functions refuse requests without a key or signature': {
    'no key': on('POST /functions/v1/update-lead-contacted', 400, { statusCode: 400 }, hasKey(null)),
    'unsigned reports': on('POST /functions/v1/delivery-reports', 200, success),
    'a gateway that keeps reports out': on('POST /functions/v1/delivery-reports', 401, unauthorized),
  },
  'The functions allow pages of the site, and of no other site': {
    'not the site': on('POST /functions/', 204, null, isPreflight),
    'every site': (sent) =>
      isPreflight(sent) ? new Response(null, { headers: { 'access-control-allow-origin': '*' } }) : undefined,
  },
  'The unsubscribe link works with one click, does not reveal whether it exists, and does nothing when opened': {
    'a press on the page that fails': on('POST /functions/v1/stop-mail', 500, { statusCode: 500 }, isPress),
    'a press that reveals it': on('POST /functions/v1/stop-mail', 200, { message: 'not found' }, isPress),
    'a key for one click': on('POST /functions/v1/stop-mail?token=', 401, { statusCode: 401 }, hasKey(null)),
    'no word to a hauler': on('POST /functions/v1/stop-mail', 200, success, says('look')),
    'an incomplete link': on('POST /functions/v1/stop-mail?token=%25', 200, success),
    'opening it': on('GET /functions/v1/stop-mail', 200, success),
  },
  'The functions that the database calls accept only the sender’s key': {
    'anyone at the sender': on('POST /functions/v1/send-notifications', 200, success, hasKey(null)),
    'visitors at the sender': on('POST /functions/v1/send-notifications', 200, success, hasKey(visitor.key)),
  },
  'The home page is complete without JavaScript': {
    'no page': answering('/', 500),
    'a page that JavaScript makes': withText('/', /<h1>.*<\/h1>/, '<div id="root"></div>'),
  },
  'An unknown address returns status 404 and a page': {
    'the home page everywhere': ({ path }) => (path.startsWith('/doctor-') ? answerOfSite('/') : undefined),
    'no page of ours': on('GET /doctor-', 404, null),
  },
  'Pages have the security headers': {
    'no policy': withHeader('/', 'content-security-policy'),
    'inline scripts': withHeader('/', 'content-security-policy', policy(" 'unsafe-inline'", api)),
    'another project': withHeader('/', 'content-security-policy', policy('', 'https://other.supabase.co')),
    'no HTTPS only': withHeader('/', 'strict-transport-security'),
    'no referrer policy': withHeader('/', 'referrer-policy'),
  },
  'Pages are always fresh; files with a hash in their name are cached forever': {
    'old pages': withHeader('/', 'cache-control'),
    'new files': withHeader('/assets/main-abc.js', 'cache-control'),
  },
  'Pages behind secret links stay out of search engines and send no referrer': {
    'in search engines': withHeader(behind('/job'), 'x-robots-tag'),
    'as a referrer': withHeader(behind('/track'), 'referrer-policy'),
    'no page': answering(behind('/desk'), 404),
  },
  'The sitemap lists every page, and every page it lists exists': {
    'no sitemap': answering('/sitemap.xml', 404),
    'no robots.txt': answering('/robots.txt', 404),
    'another site': withText('/sitemap.xml', /https:\/\/site\.example/g, 'https://old.example'),
    'a page it forgets': withText('/sitemap.xml', `<url><loc>${SITE}/about</loc></url>`, ''),
    'a page that only it knows': withText('/sitemap.xml', '/about', '/gone'),
    'another canonical address': withText('/about', `canonical" href="${SITE}/about"`, `canonical" href="${SITE}/"`),
    'a page not for search engines': withText('/about', '<head>', '<head><meta name="robots" content="noindex">'),
  },
  'The site’s code contains this key and no secret key': {
    'another key': withText('/assets/book-def.js', embeddedKeys.publishable, 'sb_publishable_other'),
    'a secret key': withText('/assets/book-def.js', '"', '"sb_secret_oops" + "'),
    'a file that is missing': answering('/assets/book-def.js', 404),
  },
  'Reviews are real, not samples': { 'a sample': withText('/', '</h1>', '</h1> “They never touched a wall.”') },
  'Prices are real, not samples': { 'a sample': withText('/prices', '</h1>', '</h1> Samples: no one has paid these') },
  'Phone and email are the operator’s own, not samples': {
    'the example phone number': withText('/contact', '', '<a href="tel:+12135550142">Call</a>'),
    'the example email address': withText('/', '</h1>', '</h1><a href="mailto:hello@poppyhaul.example">'),
  },
};

/** Sends each request only once, because each of the faults needs the healthy answers to all others. */
function rememberAnswers(): typeof fetch {
  const answers = new Map<string, Promise<Response>>();
  return async (input, init = {}) => {
    const key = JSON.stringify([String(input), init.method, [...new Headers(init.headers)], init.body]);
    const { signal: _, ...request } = init;
    const answer = answers.get(key) ?? fetch(input, request);
    answers.set(key, answer);
    return (await answer).clone();
  };
}

const backend = rememberAnswers();

/** The findings of the area with this check about a system with a fault. */
async function findingsAbout(title: string, fault: Fault): Promise<Finding[]> {
  const area = areas.find(({ checks }) => checks.some((check) => check.title === title));
  if (!area) throw new Error(`No check is named ${title}`);
  return withProblems(await examine(area, { ...visitor, site: SITE, fetch: systemWith(fault, backend) }));
}

test.each(Object.entries(faults))('only this check fails: %s', async (title, those) => {
  for (const [name, fault] of Object.entries(those)) {
    expect([name, titlesOf(await findingsAbout(title, fault))]).toEqual([name, [title]]);
  }
});

const SENDS = 'Email can be sent';
const TICKS = 'The database’s clock has ticked within the last 10 minutes';
const POST = 'Emails end with your postal address';
const ADDRESS = 'That address is one line of at most 200 characters, and the same on the site';
const BEATS = 'An outside monitor notices when sending stops';
const BUILDS = 'The host can be asked to build the site';

function report(changes: object): object {
  return {
    ...{ sent: 0, skipped: 0, failed: 0, inTrouble: 0, unknown: 0, filtered: 0, missing: [] },
    ...{ texts: true, heartbeat: true, buildHook: true, tickedAt: minutesAgo(1) },
    ...{ legalAddress: LEGAL_ADDRESS, ...changes },
  };
}

const waking = (answer: object, status = 200) =>
  on('POST /functions/v1/send-notifications', status, answer, hasKey(SENDER_KEY));

test.each<[string, object, string, string | RegExp]>([
  ['another key', { statusCode: 401 }, SENDS, /^HTTP 200, {"statusCode":401}/],
  ['missing variables', { missing: ['MAIL_FROM'] }, SENDS, 'MAIL_FROM is not set: no email is sent'],
  ['a provider that is down', { inTrouble: 3, unknown: 2 }, SENDS, /^1 emails, texts or site builds cannot be sent/],
  ['a stopped clock', { tickedAt: minutesAgo(11) }, TICKS, /^it last ticked 1\d minutes ago, at /],
  ['a clock that was never started', { tickedAt: null }, TICKS, /^it has never ticked/],
  ['no monitor', { heartbeat: false }, BEATS, /^HEARTBEAT_URL is not set/],
  ['no host', { buildHook: false }, BUILDS, /^BUILD_HOOK_URL is not set/],
  ['no postal address', { legalAddress: '' }, POST, 'LEGAL_ADDRESS is not set'],
  ['an address of two lines', { legalAddress: '1 Main St\nLos Angeles' }, ADDRESS, 'LEGAL_ADDRESS has a line break'],
  ['a long address', { legalAddress: 'x'.repeat(201) }, ADDRESS, 'LEGAL_ADDRESS has 201 characters'],
  ['another address', { legalAddress: 'Box 1' }, ADDRESS, 'the terms on the site do not name “Box 1”'],
])('with its key, the sender is woken, and this is found: %s', async (_, changes, title, problem) => {
  const answer = 'statusCode' in changes ? changes : report(changes);
  const target = { ...visitor, site: SITE, senderKey: SENDER_KEY, fetch: systemWith(waking(answer)) };

  const found = withProblems(await examine(sender, target));

  expect(found).toMatchObject([{ title, isWarning: [BEATS, BUILDS, POST].includes(title) }]);
  expect(found[0]?.problems[0]).toEqual(problem instanceof RegExp ? expect.stringMatching(problem) : problem);
});

test.each([
  ['is complete', report({ sent: 2 })],
  ['does not know what became of a text', report({ inTrouble: 2, unknown: 2 })],
  ['is older than clock and monitor', { sent: 0, skipped: 0, failed: 0, inTrouble: 0, missing: [] }],
])('a sender that %s is woken once and has no problems', async (_, answer) => {
  const wakes = vi.fn(waking(answer));

  const findings = await diagnose({ ...visitor, senderKey: SENDER_KEY, fetch: systemWith(wakes, backend) });

  expect(withProblems(findings)).toEqual([]);
  expect(titlesOf(findings)).toEqual(expect.arrayContaining([SENDS, TICKS, BEATS, BUILDS, POST, ADDRESS]));
  expect(wakes.mock.results.filter(({ value }) => value !== undefined)).toHaveLength(1);
});

/** A project whose gateway rewrites a visitor's headers on the way to the database. */
function gateway(write: (headers: Headers) => void): Target {
  return {
    ...asOperator,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      write(headers);
      return headers.has('refused')
        ? Promise.resolve(new Response('error code: 1000', { status: 403 }))
        : fetch(input, { ...init, headers });
    },
  };
}

/** The hosted platform: the last entry of x-forwarded-for is from a proxy. */
function cloudflare(headers: Headers) {
  headers.set('cf-connecting-ip', '198.18.0.1');
  headers.append('x-forwarded-for', '198.18.0.2');
}

function strictCloudflare(headers: Headers) {
  if (headers.has('cf-connecting-ip')) headers.set('refused', '');
  cloudflare(headers);
}

/** A host without a proxy. */
function onlyForwarded(headers: Headers) {
  headers.delete('cf-connecting-ip');
  headers.append('x-forwarded-for', '198.18.0.3');
}

test.each<[string, (headers: Headers) => void, ...problem: RegExp[]]>([
  ['passes on the network of visitors', cloudflare],
  ['refuses a forged network', strictCloudflare],
  ['believes x-forwarded-for', () => {}, /count as two networks, by x-forwarded-for, which visitors can forge$/],
  ['hides addresses', (headers) => headers.delete('x-forwarded-for'), /^no address arrives \(in no header\)/],
  ['has only x-forwarded-for', onlyForwarded, /^the address is the last entry of x-forwarded-for/],
  [
    'believes cf-connecting-ip',
    (headers) => headers.has('cf-connecting-ip') || headers.set('cf-connecting-ip', '198.18.0.4'),
    /^a visitor who sends another cf-connecting-ip counts as another network/,
  ],
])('the operator is warned if a platform gives away or forges networks: one that %s', async (_, write, ...problems) => {
  const found = withProblems(await examine(networks, gateway(write)));

  const said = problems.map((problem) => expect.arrayContaining([expect.stringMatching(problem)]));
  expect(found).toMatchObject(said.map((each) => ({ isWarning: true, problems: each })));
});

test.each([networks, haulers, agreements, retention, reports, texts, reviews])(
  'another key or missing migrations are reported: $name',
  async (area) => {
    const findings = await examine(area, { ...asOperator, secretKey: 'sb_secret_of_nobody' });

    expect(findings[0]?.problems[0]).toMatch(/HTTP 401/);
  },
);

/** The findings of an area about haulers while only these haulers are there. */
async function findingsAboutHaulers(area: Area, those: TablesUpdate<'haulers'>[]): Promise<Finding[]> {
  await removeHaulers();
  for (const hauler of those) await changeHauler(await addHaulerElsewhere(), hauler);
  const findings = await examine(area, asOperator);
  await removeHaulers();
  return findings;
}

test('with the secret key expiring and expired insurance is reported', async () => {
  const [finding] = await findingsAboutHaulers(haulers, [
    { name: 'Ended', insured_until: dayIn(-1) },
    { name: 'Last day', insured_until: dayIn(0) },
    { name: 'Soon', insured_until: dayIn(14) },
    { name: 'Later', insured_until: dayIn(15) },
    { name: 'Paused', insured_until: dayIn(-1), active: false },
  ]);

  expect(finding).toMatchObject({
    isWarning: true,
    problems: [
      `Ended: the insurance expired after ${dayIn(-1)}; they get no offers automatically`,
      `Last day: the insurance expires after ${dayIn(0)}`,
      `Soon: the insurance expires after ${dayIn(14)}`,
    ],
  });
  expect(withProblems(await examine(haulers, asOperator))).toEqual([]);
});

test('with the secret key haulers without the agreement are reported', async () => {
  const none = { agreement_version: null, agreement_accepted_at: null };
  const [finding] = await findingsAboutHaulers(agreements, [
    { name: 'Accepted' },
    { name: 'In time', ...none, agreement_due_at: '2099-01-01T20:00:00Z' },
    { name: 'Late', ...none },
    { name: 'Paused', ...none, active: false },
  ]);

  expect(finding?.problems).toEqual([
    'In time: not accepted; they are offered requests until 2099-01-01',
    'Late: not accepted; they are offered nothing',
  ]);
});

describe('a site with Spanish', () => {
  const inSitemap = ['/', '/about', '/es'].map((path) => `<url><loc>${SITE}${path}</loc></url>`);
  const spanish: Record<string, string> = {
    '/': page('/', '<a href="/about">About</a><a href="/es" hreflang="es">Español</a>').replace(
      '</head>',
      `<link rel="alternate" hreflang="es" href="${SITE}/es"></head>`,
    ),
    '/es': page('/es', '<a href="/es/track">Seguimiento</a>'),
    ...Object.fromEntries(secretPagesInBoth.map((path) => [`/es${behind(path)}`, page(`/es${path}`, '')])),
    '/sitemap.xml': `<urlset>${inSitemap.join('')}</urlset>`,
  };
  /** The site with Spanish pages, except at this path. */
  const servedBut =
    (missing = ''): Fault =>
    ({ path }) => {
      const text = path === missing ? undefined : spanish[path];
      return text === undefined ? undefined : new Response(text, { headers: answerOfSite(path).headers });
    };
  const target = { ...asOperator, site: SITE, fetch: systemWith(servedBut()) };
  const NOBODY = 'No active hauler speaks Spanish';

  async function problemsOf(those: Target): Promise<string[]> {
    return (await diagnose(those)).flatMap(({ problems }) => problems);
  }

  test('is warned about without an active Spanish-speaking hauler', async () => {
    onTestFinished(removeHaulers);
    await removeHaulers();
    await addHaulerElsewhere({ languages: ['en'] });
    await addPausedHauler({ languages: ['es'] });
    await addHaulerElsewhere({ languages: ['es'], unreachable_since: ago(1000) });

    expect(await examine(speakers, target)).toMatchObject([{ isWarning: true, problems: [NOBODY] }]);
    expect(await problemsOf(target)).toContain(NOBODY);
    expect(await problemsOf({ ...target, fetch: systemWith(() => undefined) })).not.toContain(NOBODY);

    await addHaulerElsewhere({ languages: ['en', 'es'] });
    expect(await examine(speakers, target)).toMatchObject([{ problems: [] }]);
  });

  test('has its secret pages checked and is otherwise fine', async () => {
    const missing = systemWith(servedBut(`/es${behind('/job')}`));

    expect(await problemsOf({ ...target, secretKey: '' })).toEqual([]);
    expect(await problemsOf({ ...target, secretKey: '', fetch: missing })).toEqual([
      'HTTP 404: /es/job/* must be answered with es/job.html',
    ]);
  });
});

const photographed = () => ({ ...minimalLeadRow(), image_urls: ['https://photos.example/1.jpg'] });
const reply = () => ({
  id: randomUUID(),
  message_sid: randomUUID().replaceAll('-', ''),
  phone: '2135550142',
  body: 'Hello',
});

test.each([
  ['requests', 'leads', photographed, 'updated_at', 738],
  ['messages', 'contact_messages', messageRow, 'created_at', 372],
  ['replies to texts', 'text_replies', reply, 'created_at', 372],
  ['photos of closed requests', 'leads', () => ({ ...photographed(), status: 'Canceled' }), 'updated_at', 96],
] as const)('with the secret key overdue %s are reported', async (what, table, row, column, days) => {
  async function problemsAfter(age: number): Promise<string[] | undefined> {
    const { id, ...columns } = row();
    await untypedOperator
      .from(table)
      .insert({ id, ...columns, [column]: daysAgo(age) })
      .throwOnError();
    const [finding] = await examine(retention, asOperator);
    await untypedOperator.from(table).delete().eq('id', id).throwOnError();
    return finding?.problems;
  }

  expect(await problemsAfter(days)).toEqual([]);
  expect(await problemsAfter(days + 2)).toEqual([`${what} exist that should have been deleted a week ago`]);
});

const clearNotifications = () => operator.from('notifications').delete().neq('once_key', '').throwOnError();

type Sending = Partial<TablesInsert<'notifications'>>;

/** Replaces all notifications with these, sent to the operator. */
async function withSent(rows: Sending[], task: () => Promise<void>) {
  await clearNotifications();
  const sent = { kind: 'overdue', audience: 'operator', channel: 'mail', state: 'sent' } as const;
  for (const columns of rows) {
    const all = { ...sent, once_key: randomUUID(), finished_at: daysAgo(1), ...columns };
    await operator.from('notifications').insert(all).throwOnError();
  }
  try {
    await task();
  } finally {
    await clearNotifications();
  }
}

const delivered = (days: number) => ({ delivery: 'delivered', delivery_at: daysAgo(days) }) as const;

const unreported = (what: string) => [`${what} were sent in the last 7 days, and no reports came back`];

test.each<[string, Sending[], string[]]>([
  ['emails were sent, and nothing was reported', [{}], unreported('emails')],
  ['the last report is a week old', [{}, { finished_at: daysAgo(9), ...delivered(8) }], unreported('emails')],
  ['only texts were reported', [{}, { channel: 'text', ...delivered(1) }], unreported('emails')],
  ['only emails were reported', [{ channel: 'text' }, delivered(1)], unreported('texts')],
  ['nothing went out recently', [{ finished_at: daysAgo(8) }], []],
  ['messages just went out', [{ finished_at: ago(30 * 60_000) }, { channel: 'text', finished_at: ago(0) }], []],
  ['something was reported', [{}, delivered(2)], []],
  ['waiting messages were not sent', [{ state: 'skipped' }], []],
])('with the secret key missing reports are reported: %s', async (_, rows, problems) => {
  await withSent(rows, async () =>
    expect(await examine(reports, asOperator)).toMatchObject([{ isWarning: true, problems }]),
  );
});

const warningsAboutReviews = async () =>
  (await examine(reviews, asOperator)).flatMap(({ isWarning, problems }) => (isWarning ? problems : []));

test('with the secret key a review waiting over a week is reported', async () => {
  // Its hauler would be offered other tests' requests.
  onTestFinished(forgetMatch);
  const { lead } = await answeredLead();
  const answered = (days: number) =>
    operator
      .from('reviews')
      .update({ answered_at: daysAgo(days) })
      .eq('lead_id', lead.id)
      .throwOnError();

  await withSent([], async () => {
    await answered(6.9);
    expect(await warningsAboutReviews()).toEqual([]);

    await answered(7.1);
    expect(await warningsAboutReviews()).toEqual(['reviews that have waited for longer: 1']);

    await moderate(lead);
    await clearNotifications();
    expect(await warningsAboutReviews()).toEqual([]);
  });
});

test.each([
  ['skipped', 'BUILD_HOOK_URL is not set'],
  ['dead', 'HTTP 500'],
] as const)('with the secret key a missing build request is reported: %s', async (state, last_error) => {
  const asked = { kind: 'site-build', audience: 'host', channel: 'hook' } as const;
  const failed = { ...asked, state, last_error };

  await withSent([{ ...asked, created_at: daysAgo(2) }, failed], async () => {
    expect(await warningsAboutReviews()).toEqual([`the last build was not requested: ${last_error}`]);
  });
  await withSent([{ ...failed, created_at: daysAgo(2) }, asked], async () => {
    expect(await warningsAboutReviews()).toEqual([]);
  });
});

const TEXTS_SENT = 'Texts can be sent if they are turned on';
const LET_THROUGH = 'Carriers let the texts through';
const KNOWN = 'Every text is known to be sent or not sent';
const SAYS_TEXTS = 'Pages say that we text only if we do';
const ONE_SEGMENT = 'Each text fits into one segment';

const LONG_SITE = 'https://the-longest-name-of-a-site.example';
const filtered: Sending = { channel: 'text', delivery: 'undelivered', filtered_at: daysAgo(0.9) };
const unknown: Sending = { channel: 'text', delivery: 'unknown' };
const inPages = withText(behind('/track'), '</title>', '</title><meta name="texts" content="on">');

type SeenOfTexts = { changes?: object; pages?: Fault; site?: string };

/** All keys, for a sender that reports `changes`, and a site whose pages mention texts. */
function sendsTexts({ changes = {}, pages = inPages, site = SITE }: SeenOfTexts = {}): Target {
  const wakes = waking(report(changes));
  const fault: Fault = (sent) => wakes(sent) ?? (sent.path.startsWith('/track') ? pages(sent) : undefined);
  return { ...asOperator, senderKey: SENDER_KEY, site, fetch: systemWith(fault) };
}

test('a project without texts gets no findings about texts', async () => {
  expect(await concernsTexts(sendsTexts({ changes: { texts: false }, pages: () => undefined }))).toBe(false);
  expect(await concernsTexts(sendsTexts())).toBe(true);
});

test('texts that are on, sent, delivered, registered and mentioned on the pages are fine', async () => {
  await withSettings({ texts_on: true }, async () => {
    await withSent([{ channel: 'text', ...delivered(0.1) }], async () => {
      const ofTexts = texts.checks.map(({ title }) => title);
      const findings = (await diagnose(sendsTexts())).filter(({ title }) => ofTexts.includes(title));

      expect(titlesOf(findings)).toEqual(ofTexts);
      expect(withProblems(findings)).toEqual([]);
    });
  });
});

test.each<[string, SeenOfTexts & { rows?: Sending[]; isOn?: boolean }, string, string]>([
  ['missing keys', { changes: { texts: false } }, TEXTS_SENT, 'TEXT_ACCOUNT_SID, TEXT_AUTH_TOKEN or TEXT_SERVICE_SID'],
  ['texts filtered by carriers', { rows: [filtered] }, LET_THROUGH, '1 texts of the last day were filtered (30007, 3'],
  ['texts with an unknown outcome', { rows: [unknown] }, KNOWN, '1 texts of the last 7'],
  ['pages that don’t mention texts', { pages: () => undefined }, SAYS_TEXTS, 'the site is built without VITE_TEXTS=on'],
  ['pages that mention texts while none are sent', { isOn: false }, SAYS_TEXTS, 'the site is built with VITE_TEXTS=on'],
  ['a site address too long for texts', { site: LONG_SITE }, ONE_SEGMENT, `${LONG_SITE} has 42 characters`],
])('the operator is told about %s', async (_, { rows = [], isOn = true, ...seen }, title, problem) => {
  await withSettings({ texts_on: isOn }, async () => {
    await withSent(rows, async () => {
      const found = withProblems(await examine(texts, sendsTexts(seen)));

      expect(found).toMatchObject([{ title, isWarning: [KNOWN, SAYS_TEXTS, ONE_SEGMENT].includes(title) }]);
      expect(found[0]?.problems).toEqual([expect.stringContaining(problem)]);
    });
  });
});

test('an unanswering server is a finding, not a crash', async () => {
  const [finding] = await diagnose({
    ...visitor,
    fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })),
  });

  expect(finding?.problems[0]).toBe('fetch failed: getaddrinfo ENOTFOUND');
});

test('an address or a key that is missing, wrong or secret is not enough to start', () => {
  for (const options of [
    ...[{}, { url: api }, { url: api, key: embeddedKeys.secret }],
    { url: 'abcd.supabase.co', key: 'sb_publishable_x' },
  ]) {
    expect(() => targetOf(options)).toThrow();
  }
});
