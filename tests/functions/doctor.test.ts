import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
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
import { texts } from '../../scripts/operate/doctor/texts.ts';
import { areas, diagnose, targetOf } from '../../scripts/operate/doctor.ts';
import { secretPages, secretPagesInBoth } from '../../src/lib/paths.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS, dayIn } from '../support/ago.ts';
import { allowedOrigin } from '../support/allowed-origin.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, untypedOperator } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { addHauler, addPausedHauler, removeHaulers } from '../support/haulers.ts';
import { forgetMatch } from '../support/match.ts';
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
const failing = () => Response.json({ statusCode: 500 }, { status: 500 });
const deniedByPolicy = () => Response.json({ message: 'new row violates row-level security policy' }, { status: 400 });
const rows = () => Response.json([{ id: 1 }]);
const stored = () => new Response(null, { status: 201 });
const brokenRule = () => Response.json({ code: '23514', message: 'violates check constraint' }, { status: 400 });

const reading = (relations: string[]): Fault => {
  const paths = relations.map((relation) => `/rest/v1/${relation}?`);
  return ({ path, method }) => (method === 'GET' && paths.some((each) => path.startsWith(each)) ? rows() : undefined);
};

const answeringGet = (path: string, answer: () => Response): Fault => {
  return (sent) => (sent.method === 'GET' && sent.path.startsWith(path) ? answer() : undefined);
};

function sending(path: string, answer: () => Response, isMeant: (sent: Sent) => boolean = () => true): Fault {
  return (sent) => (sent.method !== 'GET' && sent.path.startsWith(path) && isMeant(sent) ? answer() : undefined);
}

const says = (word: string) => (sent: Sent) => sent.body.includes(word);
const isOfType = (type: string) => (sent: Sent) => sent.headers.get('content-type') === type && sent.body !== '';

const isPress = ({ body }: Sent) => /"token":"\w/.test(body);
const isOneClick = (sent: Sent) => sent.method === 'POST' && !sent.headers.has('apikey');
const success = () => Response.json({ success: true });

const minutesAgo = (minutes: number) => ago(minutes * 60_000);
const report = (changes: object) =>
  Response.json({
    ...{ sent: 0, skipped: 0, failed: 0, inTrouble: 0, unknown: 0, filtered: 0, missing: [] },
    ...{ texts: true, heartbeat: true, buildHook: true, tickedAt: minutesAgo(1) },
    ...{ legalAddress: LEGAL_ADDRESS, ...changes },
  });
const waking = (answer: () => Response) =>
  sending('/functions/v1/send-notifications', answer, ({ headers }) => headers.get('apikey') === SENDER_KEY);

/** The site with a changed answer at one address. */
function serving(path: string, change: (response: Response, text: string) => Response | Promise<Response>): Fault {
  return (sent) => {
    if (sent.path !== path) return undefined;
    const response = answerOfSite(path);
    return change(response, files[path] ?? '') as Response;
  };
}

const without = (path: string, ...names: string[]) =>
  serving(path, (response) => {
    for (const name of names) response.headers.delete(name);
    return response;
  });

const withText = (path: string, from: string | RegExp, to: string) =>
  serving(path, ({ headers }, text) => new Response(text.replace(from, to), { headers }));

const answering = (path: string, status: number): Fault => serving(path, () => new Response('', { status }));

const fresh = () => Response.json([{ id: 1, as_of: daysAgo(6.9) }]);
const isPreflight = ({ method }: Sent) => method === 'OPTIONS';

/** For each check of what visitors see, the faults that it finds, and no other check. */
const faults: Record<string, Record<string, Fault>> = {
  'The API responds and accepts the key': {
    'a key that is refused': answeringGet('/rest/v1/leads?select=id&limit=1', () =>
      Response.json({ message: 'Invalid API key' }, { status: 401 }),
    ),
    'a database without migrations': answeringGet('/rest/v1/leads?select=id&limit=1', () =>
      Response.json({ code: 'PGRST205' }, { status: 404 }),
    ),
  },
  'A visitor cannot read requests, answers, messages, reports, history, haulers, offers, emails, texts or settings': {
    requests: answeringGet('/rest/v1/leads?select=*', rows),
    settings: reading(['dispatch_settings']),
  },
  'A visitor cannot read what each hauler charges': {
    'prices of haulers': reading(['price_of_hauler']),
    'the table of prices': reading(['price_figure']),
  },
  'Visitors and the build can read the published reviews and the figures, and no other columns': {
    'reviews that tell more': answeringGet('/rest/v1/published_reviews?', () =>
      Response.json([{ rank: 1, first_name: 'Ana', token: 'SAMPREV1EW000001' }]),
    ),
    'prices that tell more': answeringGet('/rest/v1/price_figures?', fresh),
    'figures that no one can read': answeringGet('/rest/v1/review_figures?', () =>
      Response.json({ code: '42501' }, { status: 401 }),
    ),
  },
  'What people paid was counted in the last 7 days': {
    'old prices': answeringGet('/rest/v1/price_figures?', () => Response.json([{ as_of: daysAgo(7.1) }])),
  },
  'A visitor cannot write what only the operator can': {
    'a load that was hauled': sending('/rest/v1/leads', brokenRule, says('load_size_hauled')),
    'a status that comes as far as the rules': sending('/rest/v1/leads', brokenRule, says('Completed')),
    'a status that is stored': sending('/rest/v1/leads', stored, says('Completed')),
    'a message with a date of its own': sending('/rest/v1/contact_messages', brokenRule, says('created_at')),
    limits: sending('/rest/v1/submission_limits', brokenRule),
    settings: sending('/rest/v1/dispatch_settings', brokenRule),
    haulers: sending('/rest/v1/haulers', brokenRule),
  },
  'A visitor can submit requests and messages (tested with invalid ones)': {
    'requests that are denied': sending('/rest/v1/leads?select', () =>
      Response.json({ code: '42501' }, { status: 401 }),
    ),
    'too many requests': sending('/rest/v1/leads?select', () => Response.json({ code: 'PT429' }, { status: 429 })),
    'messages that are denied': sending(
      '/rest/v1/contact_messages',
      () => Response.json({ code: '42501' }, { status: 401 }),
      (sent) => !sent.body.includes('created_at'),
    ),
  },
  'A visitor can submit only one request at a time': {
    many: sending('/rest/v1/leads', brokenRule, ({ body }) => body.startsWith('[')),
  },
  'Photos can be attached only to a new request': {
    'no function for it': sending('/rest/v1/rpc/attach_lead_images', () =>
      Response.json({ code: 'PGRST202' }, { status: 404 }),
    ),
    'any request': sending('/rest/v1/rpc/attach_lead_images', () => new Response(null, { status: 204 })),
  },
  'The bucket lead-images exists and is public': {
    'no bucket': answeringGet('/storage/v1/object/public/', () =>
      Response.json({ message: 'Bucket not found' }, { status: 400 }),
    ),
  },
  'A visitor cannot list photos, and can add them only to their own new request': {
    'a list': sending('/storage/v1/object/list/', rows),
    'any photo': sending('/storage/v1/object/lead-images/', () => Response.json({ Key: 'x' }), isOfType('image/jpeg')),
    'signed addresses': sending('/storage/v1/object/upload/sign/', () => Response.json({ url: 'x' })),
  },
  'The bucket accepts only pictures of up to 10 MB': {
    'any type': sending('/storage/v1/object/lead-images/', deniedByPolicy, isOfType('text/html')),
    'any size': sending('/storage/v1/object/lead-images/', deniedByPolicy, ({ body }) => body === ''),
  },
  'The functions respond to an unknown tracking ID or link': {
    'no function': sending('/functions/v1/get-lead-details', () => new Response(null, { status: 404 })),
    'a failing function': sending('/functions/v1/update-lead-contacted', failing),
    'jobs that any link opens': sending('/functions/v1/job', () => Response.json({ state: 'open' })),
    'reviews that any link opens': sending('/functions/v1/review', () => Response.json({ state: 'open' })),
    'a desk that any link opens': sending('/functions/v1/desk', () => Response.json({ scope: 'list' })),
  },
  'The functions refuse bad input': {
    'one that takes anything': sending(
      '/functions/v1/get-lead-details',
      () => Response.json({ message: 'not found' }),
      says('%'),
    ),
  },
  'The functions refuse requests without a key or signature': {
    'no key': sending(
      '/functions/v1/update-lead-contacted',
      () => Response.json({ statusCode: 400 }, { status: 400 }),
      (sent) => sent.method === 'POST' && !sent.headers.has('apikey'),
    ),
    'unsigned reports': sending('/functions/v1/delivery-reports', success),
    'a gateway that keeps reports out': sending('/functions/v1/delivery-reports', () =>
      Response.json({ code: 'UNAUTHORIZED_NO_AUTH_HEADER', message: 'Missing authorization header' }, { status: 401 }),
    ),
  },
  'The functions allow pages of the site, and of no other site': {
    'not the site': sending('/functions/', () => new Response(null, { status: 204 }), isPreflight),
    'every site': sending(
      '/functions/',
      () => new Response(null, { status: 204, headers: { 'access-control-allow-origin': '*' } }),
      isPreflight,
    ),
  },
  'The unsubscribe link works with one click, does not reveal whether it exists, and does nothing when opened': {
    'a press on the page that fails': sending('/functions/v1/stop-mail', failing, isPress),
    'a press that reveals it': sending(
      '/functions/v1/stop-mail',
      () => Response.json({ message: 'not found' }),
      isPress,
    ),
    'a key for one click': sending(
      '/functions/v1/stop-mail?token=',
      () => Response.json({ statusCode: 401 }, { status: 401 }),
      isOneClick,
    ),
    'no word to a hauler': sending('/functions/v1/stop-mail', success, says('look')),
    'an incomplete link': sending('/functions/v1/stop-mail?token=%25', success),
    'opening it': answeringGet('/functions/v1/stop-mail', success),
  },
  'The functions that the database calls accept only the sender’s key': {
    'anyone at the sender': sending(
      '/functions/v1/send-notifications',
      success,
      ({ headers }) => !headers.has('apikey'),
    ),
    'visitors at the sender': sending(
      '/functions/v1/send-notifications',
      success,
      ({ headers }) => headers.get('apikey') === embeddedKeys.publishable,
    ),
    'anyone at old photos': sending(
      '/functions/v1/remove-old-photos',
      success,
      ({ headers }) => !headers.has('apikey'),
    ),
    'no function for old photos': sending('/functions/v1/remove-old-photos', () => new Response(null, { status: 404 })),
  },
  'The home page is complete without JavaScript': {
    'no page': answering('/', 500),
    'a page that JavaScript makes': withText('/', /<h1>.*<\/h1>/, '<div id="root"></div>'),
  },
  'An unknown address returns status 404 and a page': {
    'the home page everywhere': ({ path }) => (path.startsWith('/doctor-') ? answerOfSite('/') : undefined),
    'no page of ours': ({ path }) => (path.startsWith('/doctor-') ? new Response('', { status: 404 }) : undefined),
  },
  'Pages have the security headers': {
    ...Object.fromEntries(
      [
        ...['content-security-policy', 'strict-transport-security', 'x-content-type-options'],
        ...['referrer-policy', 'permissions-policy'],
      ].map((name) => [`no ${name}`, without('/', name)]),
    ),
    'inline scripts': serving('/', ({ headers }, text) => {
      headers.set(
        'content-security-policy',
        `script-src 'self' 'unsafe-inline'; connect-src ${api}; frame-ancestors 'none'`,
      );
      return new Response(text, { headers });
    }),
    'another project': serving(
      '/',
      (_, text) =>
        new Response(text, { headers: headersFor(hostRules({ backendUrl: 'https://other.supabase.co' }), '/') }),
    ),
  },
  'Pages are always fresh; files with a hash in their name are cached forever': {
    'old pages': without('/', 'cache-control'),
    'new files': without('/assets/main-abc.js', 'cache-control'),
  },
  'Pages behind secret links stay out of search engines and send no referrer': Object.fromEntries(
    secretPages.flatMap((path) => [
      [`${path} in search engines`, without(behind(path), 'x-robots-tag')],
      [`${path} as a referrer`, without(behind(path), 'referrer-policy')],
      [`no ${path}`, answering(behind(path), 404)],
    ]),
  ),
  'The sitemap lists every page, and every page it lists exists': {
    'no sitemap': answering('/sitemap.xml', 404),
    'no robots.txt': answering('/robots.txt', 404),
    'another site': withText('/sitemap.xml', /https:\/\/site\.example/g, 'https://old.example'),
    'a page it forgets': withText('/sitemap.xml', `<url><loc>${SITE}/about</loc></url>`, ''),
    'a page that only it knows': withText('/sitemap.xml', '/about', '/gone'),
    'another canonical address': withText(
      '/about',
      `rel="canonical" href="${SITE}/about"`,
      `rel="canonical" href="${SITE}/"`,
    ),
    'a page not for search engines': withText('/about', '<head>', '<head><meta name="robots" content="noindex">'),
  },
  'The site’s code contains this key and no secret key': {
    'another key': withText('/assets/book-def.js', embeddedKeys.publishable, 'sb_publishable_other'),
    'a secret key': withText('/assets/book-def.js', '"', '"sb_secret_oops" + "'),
    'a file that is missing': answering('/assets/book-def.js', 404),
  },
  'Reviews are real, not samples': {
    'a sample': withText('/', '</h1>', '</h1> “They never touched a wall.”'),
  },
  'Prices are real, not samples': {
    'a sample': withText('/prices', '</h1>', '</h1> Samples: no one has paid these'),
  },
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

test('every check of what visitors see is tried with a fault', async () => {
  const found = await diagnose({ ...visitor, site: SITE, fetch: systemWith(() => undefined, backend) });

  expect(Object.keys(faults)).toEqual(titlesOf(found));
});

test('every table, view and function that a visitor could read or call is found', async () => {
  const [, READS = '', , , , SETS = ''] = Object.keys(faults);
  const relations = [
    ...[
      'leads',
      'open_leads',
      'reviews',
      'hauler_report',
      'contact_messages',
      'contact_reports',
      'lead_status_changes',
    ],
    ...['lead_corrections', 'submission_limits', 'haulers', 'job_offers', 'promise_report', 'notifications'],
    ...['mail_blocks', 'stop_links', 'text_blocks', 'text_replies', 'dispatch_settings', 'desk_links', 'desk_acts'],
    ...['agreement_links', 'agreement_versions', 'hauler_agreements'],
  ];
  const writes = [
    ...['contact_reports', 'lead_status_changes', 'notifications', 'mail_blocks', 'reviews', 'job_offers'],
    ...['delete_person', 'delete_flagged', 'stop_mail', 'pause_by_link', 'make_stop_link', 'claim_notifications'],
    ...['finish_notification', 'begin_text', 'finish_text', 'record_delivery', 'record_reply', 'may_answer_help'],
    ...['sending_health', 'reach_of', 'reach_for_team', 'find_job', 'accept_job', 'decline_job', 'give_back_job'],
    ...[
      'report_call',
      'update_job',
      'set_texts',
      'cancel_lead',
      'correct_lead',
      'report_not_contacted',
      'count_prices',
    ],
    ...['view_review', 'answer_review', 'unpublish_review', 'moderate_review', 'view_desk', 'view_request'],
    ...[
      'search_desk',
      'act_on_request',
      'act_on_message',
      'act_on_list',
      'save_hauler',
      'make_desk_link',
      'read_digest',
    ],
    ...['list_removable_photos', 'mark_photos_removed', 'visitor_seen', 'count_function_request'],
    ...['look_at_agreement', 'accept_agreement', 'make_agreement_link', 'begin_agreement', 'current_agreement'],
  ];
  const isRead = reading(relations);

  const [read] = await findingsAbout(READS, (sent) => (sent.path.includes('select=id&') ? undefined : isRead(sent)));
  const [written] = await findingsAbout(SETS, ({ path, method }) =>
    method !== 'GET' && writes.includes(path.split('/').at(-1) ?? '') ? rows() : undefined,
  );

  // The table of requests is read in two ways.
  expect([read?.title, read?.problems.length]).toEqual([READS, relations.length + 1]);
  expect([written?.title, written?.problems.length]).toEqual([SETS, writes.length]);
});

const ONE_NETWORK = 'A visitor counts as one network, whatever x-forwarded-for they send';
const CF = 'The visitor is seen in cf-connecting-ip, and cannot forge it';
const SENDS = 'Email can be sent';
const TICKS = 'The database’s clock has ticked within the last 10 minutes';
const POST = 'Emails end with your postal address';
const ADDRESS = 'That address is one line of at most 200 characters, and the same on the site';
const BEATS = 'An outside monitor notices when sending stops';
const BUILDS = 'The host can be asked to build the site';

test.each<[string, () => Response, string, (string | RegExp)[]]>([
  ['another key', () => Response.json({ statusCode: 401 }, { status: 401 }), SENDS, [/^HTTP 401/]],
  ['a failing function', failing, SENDS, [/^HTTP 500/]],
  [
    'missing variables',
    () => report({ missing: ['MAIL_API_KEY', 'MAIL_FROM'] }),
    SENDS,
    ['MAIL_API_KEY is not set: no email is sent', 'MAIL_FROM is not set: no email is sent'],
  ],
  [
    'a provider that is down',
    () => report({ inTrouble: 3, unknown: 2 }),
    SENDS,
    ['1 emails, texts or site builds cannot be sent: the column last_error of notifications says why'],
  ],
  ['a stopped clock', () => report({ tickedAt: minutesAgo(25.5) }), TICKS, [/^it last ticked 25 minutes ago, at /]],
  ['a clock that was never started', () => report({ tickedAt: null }), TICKS, [/^it has never ticked/]],
  ['no monitor', () => report({ heartbeat: false }), BEATS, [/^HEARTBEAT_URL is not set/]],
  ['no host', () => report({ buildHook: false }), BUILDS, [/^BUILD_HOOK_URL is not set/]],
  ['no postal address', () => report({ legalAddress: '' }), POST, ['LEGAL_ADDRESS is not set']],
  ['two lines', () => report({ legalAddress: '1 Main St\nLos Angeles' }), ADDRESS, ['LEGAL_ADDRESS has a line break']],
  ['a long line', () => report({ legalAddress: 'x'.repeat(201) }), ADDRESS, ['LEGAL_ADDRESS has 201 characters']],
  ['another address', () => report({ legalAddress: 'Box 1' }), ADDRESS, ['the terms on the site do not name “Box 1”']],
])('with its key, the sender is woken, and this is found: %s', async (_, answer, title, problems) => {
  const target = { ...visitor, site: SITE, senderKey: SENDER_KEY };

  const found = withProblems(await examine(sender, { ...target, fetch: systemWith(waking(answer)) }));

  expect(titlesOf(found)).toEqual([title]);
  expect(found[0]?.isWarning).toBe([BEATS, BUILDS, POST].includes(title));
  const skipped = title === SENDS ? ['the other checks of the email sender were skipped'] : [];
  expect(found[0]?.problems).toEqual(
    [...problems, ...skipped].map((each) => (each instanceof RegExp ? expect.stringMatching(each) : each)),
  );
});

test.each([
  ['is complete', () => report({ sent: 2 })],
  ['does not know what became of a text', () => report({ inTrouble: 2, unknown: 2 })],
  [
    'is older than clock and monitor',
    () => Response.json({ sent: 0, skipped: 0, failed: 0, inTrouble: 0, missing: [] }),
  ],
])('a sender that %s is woken once and has no problems', async (_, answer) => {
  let woken = 0;
  const wakes = waking(() => {
    woken += 1;
    return answer();
  });

  const findings = await diagnose({ ...visitor, senderKey: SENDER_KEY, fetch: systemWith(wakes, backend) });

  expect(withProblems(findings)).toEqual([]);
  expect(titlesOf(findings)).toEqual(expect.arrayContaining([SENDS, TICKS, BEATS, BUILDS, POST, ADDRESS]));
  expect(woken).toBe(1);
});

/** The gateway of a project, which rewrites a visitor's headers on the way to the database. */
function gateway(write: (headers: Headers) => void): Target {
  return {
    ...asOperator,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      write(headers);
      return fetch(input, { ...init, headers });
    },
  };
}

/** The hosted platform: the last entry of x-forwarded-for is from a proxy. */
function cloudflare(headers: Headers) {
  headers.set('cf-connecting-ip', '198.18.0.1');
  headers.append('x-forwarded-for', '198.18.0.2');
}

test("with the secret key the doctor confirms that the platform passes on the visitor's network", async () => {
  const findings = await examine(networks, gateway(cloudflare));

  expect(withProblems(findings)).toEqual([]);
  expect(titlesOf(findings)).toEqual([ONE_NETWORK, CF]);

  // A platform that refuses a forged cf-connecting-ip is equally fine.
  const target = gateway(cloudflare);
  const isForged = (init?: RequestInit) => new Headers(init?.headers).has('cf-connecting-ip');

  const others = await examine(networks, {
    ...target,
    fetch: async (input, init) =>
      isForged(init) ? new Response('error code: 1000', { status: 403 }) : target.fetch(input, init),
  });

  expect(withProblems(others)).toEqual([]);
});

test.each<[string, (headers: Headers) => void, string, string]>([
  [
    'believes x-forwarded-for',
    () => {},
    ONE_NETWORK,
    'two requests from this machine count as two networks, by x-forwarded-for, which visitors can forge',
  ],
  [
    'hides addresses',
    (headers) => headers.delete('x-forwarded-for'),
    ONE_NETWORK,
    'no address arrives (in no header): no network is limited',
  ],
  [
    'passes on an invalid address',
    (headers) => headers.set('cf-connecting-ip', 'unknown'),
    ONE_NETWORK,
    'no address arrives (cf-connecting-ip): no network is limited',
  ],
  [
    'has only x-forwarded-for',
    (headers) => {
      headers.delete('cf-connecting-ip');
      headers.append('x-forwarded-for', '198.18.0.3');
    },
    CF,
    'the address is the last entry of x-forwarded-for: if a proxy writes it, all visitors share one limit',
  ],
  [
    'believes cf-connecting-ip',
    (headers) => {
      if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', '198.18.0.4');
    },
    CF,
    'a visitor who sends another cf-connecting-ip counts as another network',
  ],
])('the operator is warned about a platform that %s', async (_, write, title, problem) => {
  const findings = await examine(networks, gateway(write));

  expect(findings.find(({ problems }) => problems.length > 0)).toMatchObject({ title, isWarning: true });
  expect(findings.flatMap(({ problems }) => problems)[0]).toBe(problem);
});

test.each([networks, haulers, agreements, retention, reports, texts, reviews])(
  'another key or missing migrations are reported: $name',
  async (area) => {
    const findings = await examine(area, { ...asOperator, secretKey: 'sb_secret_of_nobody' });

    expect(findings[0]?.problems[0]).toMatch(/HTTP 401/);
  },
);

test('with the secret key expiring and expired insurance is reported', async () => {
  await removeHaulers();
  await addHauler({ name: 'Ended' });
  await operator
    .from('haulers')
    .update({ insured_until: dayIn(-1) })
    .eq('name', 'Ended')
    .throwOnError();
  await addHauler({ name: 'Last day', insured_until: dayIn(0) });
  await addHauler({ name: 'Soon', insured_until: dayIn(14) });
  await addHauler({ name: 'Later', insured_until: dayIn(15) });
  await addPausedHauler({ name: 'Paused', insured_until: dayIn(-1) });

  const findings = await examine(haulers, asOperator);
  await removeHaulers();

  expect(findings).toMatchObject([{ isWarning: true }]);
  expect(findings[0]?.problems).toEqual([
    `Ended: the insurance expired after ${dayIn(-1)}; they get no offers automatically`,
    `Last day: the insurance expires after ${dayIn(0)}`,
    `Soon: the insurance expires after ${dayIn(14)}`,
  ]);
  expect((await examine(haulers, asOperator))[0]?.problems).toEqual([]);
});

test('with the secret key haulers without the agreement are reported', async () => {
  await removeHaulers();
  const none = { agreement_version: null, agreement_accepted_at: null };
  await addHauler({ name: 'Accepted' });
  await addHauler({ name: 'In time', ...none, agreement_due_at: '2099-01-01T20:00:00Z' });
  const late = await addHauler({ name: 'Late' });
  await operator.from('haulers').update(none).eq('id', late.id).throwOnError();
  await addPausedHauler({ name: 'Paused', ...none });

  const findings = await examine(agreements, asOperator);
  await removeHaulers();

  expect(findings[0]?.problems).toEqual([
    'In time: not accepted; they are offered requests until 2099-01-01',
    'Late: not accepted; they are offered nothing',
  ]);
});

describe('a site with Spanish', () => {
  const spanish: Record<string, string> = {
    '/': page('/', '<a href="/about">About</a><a href="/es" hreflang="es">Español</a>').replace(
      '</head>',
      `<link rel="alternate" hreflang="es" href="${SITE}/es"></head>`,
    ),
    '/es': page('/es', '<a href="/es/track">Seguimiento</a>'),
    ...Object.fromEntries(secretPagesInBoth.map((path) => [`/es${behind(path)}`, page(`/es${path}`, '')])),
    '/sitemap.xml': `<urlset><url><loc>${SITE}/</loc></url><url><loc>${SITE}/about</loc></url><url><loc>${SITE}/es</loc></url></urlset>`,
  };
  const withoutReferrer = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
  /** The site with Spanish pages, except at this path. */
  const servedBut =
    (missing = ''): Fault =>
    ({ path }) => {
      const text = spanish[path];
      if (text === undefined || path.startsWith('/rest/') || path === missing) return undefined;
      const { headers } = answerOfSite(path);
      if (path.startsWith('/es/'))
        for (const [name, value] of Object.entries(withoutReferrer)) headers.set(name, value);
      return new Response(text, { headers });
    };
  const target = { ...asOperator, site: SITE, fetch: systemWith(servedBut()) };
  const NOBODY = 'No active hauler speaks Spanish';

  async function problemsOf(those: Parameters<typeof diagnose>[0]): Promise<string[]> {
    return (await diagnose(those)).flatMap(({ problems }) => problems);
  }

  test('is warned about without an active Spanish-speaking hauler', async () => {
    await removeHaulers();
    await addHauler({ languages: ['en'] });
    await addPausedHauler({ languages: ['es'] });
    await addHauler({ languages: ['es'], unreachable_since: ago(1000) });
    onTestFinished(removeHaulers);

    expect(await examine(speakers, target)).toMatchObject([{ isWarning: true, problems: [NOBODY] }]);
    expect(await problemsOf(target)).toContain(NOBODY);
    expect(await problemsOf({ ...target, fetch: systemWith(() => undefined) })).not.toContain(NOBODY);
    expect(await problemsOf({ ...target, secretKey: '' })).not.toContain(NOBODY);

    await addHauler({ languages: ['en', 'es'] });
    expect(await examine(speakers, target)).toMatchObject([{ problems: [] }]);
  });

  test('has its secret pages checked and is otherwise fine', async () => {
    const site = { ...visitor, site: SITE };

    expect(await problemsOf({ ...site, fetch: systemWith(servedBut()) })).toEqual([]);
    expect(await problemsOf({ ...site, fetch: systemWith(servedBut('/es/job/0000-0000-0000-0000')) })).toEqual([
      'HTTP 404: /es/job/* must be answered with es/job.html',
    ]);
  });
});

const photographed = () => ({ ...minimalLeadRow(), image_urls: ['https://photos.example/1.jpg'] });

test.each([
  ['requests', 'leads', photographed, 'updated_at', 738],
  [
    'messages',
    'contact_messages',
    () => ({ id: randomUUID(), name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Hello' }),
    'created_at',
    372,
  ],
  [
    'replies to texts',
    'text_replies',
    () => ({ id: randomUUID(), message_sid: randomUUID().replaceAll('-', ''), phone: '2135550142', body: 'Hello' }),
    'created_at',
    372,
  ],
  ['photos of closed requests', 'leads', () => ({ ...photographed(), status: 'Canceled' }), 'updated_at', 96],
] as const)('with the secret key overdue %s are reported', async (what, table, row, column, days) => {
  async function problemsAfter(age: number): Promise<string[] | undefined> {
    const { id, ...columns } = row();
    await untypedOperator
      .from(table)
      .insert({ id, ...columns, [column]: ago(age * DAY_MS) })
      .throwOnError();
    const [finding] = await examine(retention, asOperator);
    await untypedOperator.from(table).delete().eq('id', id).throwOnError();
    return finding?.problems;
  }

  expect(await problemsAfter(days)).toEqual([]);
  expect(await problemsAfter(days + 2)).toEqual([`${what} exist that should have been deleted a week ago`]);
});

const clearNotifications = () => operator.from('notifications').delete().neq('once_key', '').throwOnError();

/** Replaces all notifications with these, sent to the operator. */
async function withSent(rows: Partial<TablesInsert<'notifications'>>[], task: () => Promise<void>) {
  await clearNotifications();
  for (const columns of rows) {
    const row = {
      kind: 'overdue',
      audience: 'operator',
      once_key: randomUUID(),
      channel: 'mail',
      state: 'sent',
    } as const;
    await operator
      .from('notifications')
      .insert({ ...row, finished_at: daysAgo(1), ...columns })
      .throwOnError();
  }
  try {
    await task();
  } finally {
    await clearNotifications();
  }
}

const problemsOfReports = async () => (await examine(reports, asOperator)).flatMap(({ problems }) => problems);
const delivered = (days: number) => ({ delivery: 'delivered', delivery_at: daysAgo(days) }) as const;

test.each([
  ['mail', 'emails'],
  ['text', 'texts'],
] as const)('with the secret key missing reports about sent %s are reported', async (channel, what) => {
  const missing = [`${what} were sent in the last 7 days, and no reports came back`];

  await withSent([{ channel }], async () => {
    expect(await examine(reports, asOperator)).toMatchObject([
      { title: 'The providers report deliveries and bounces', isWarning: true, problems: missing },
    ]);
  });
  await withSent([{ channel }, { channel, finished_at: daysAgo(9), ...delivered(8) }], async () => {
    expect(await problemsOfReports()).toEqual(missing);
  });
  const other = channel === 'mail' ? 'text' : 'mail';
  await withSent([{ channel }, { channel: other, ...delivered(1) }], async () => {
    expect(await problemsOfReports()).toEqual(missing);
  });
});

test.each<[string, Partial<TablesInsert<'notifications'>>[]]>([
  ['nothing went out', []],
  ['nothing went out recently', [{ finished_at: daysAgo(8) }]],
  ['messages just went out', [{ finished_at: ago(30 * 60_000) }, { channel: 'text', finished_at: ago(0) }]],
  ['something was reported', [{}, delivered(2)]],
  ['everything bounced', [{ delivery: 'undelivered', delivery_at: daysAgo(1) }]],
  ['waiting messages were not sent', [{ state: 'skipped' }]],
])('no one is warned about reports if %s', async (_, rows) => {
  await withSent(rows, async () => expect(await problemsOfReports()).toEqual([]));
});

const problemsOfReviews = async () =>
  (await examine(reviews, asOperator))
    .filter(({ problems }) => problems.length > 0)
    .map(({ title, isWarning, problems }) => ({ title, isWarning, problems }));

test('with the secret key a review waiting over a week is reported', async () => {
  // Its hauler would be offered other tests' requests.
  onTestFinished(forgetMatch);
  const { lead } = await answeredLead();
  const answeredAt = (days: number) =>
    operator
      .from('reviews')
      .update({ answered_at: daysAgo(days) })
      .eq('lead_id', lead.id)
      .throwOnError();

  await withSent([], async () => {
    await answeredAt(6.9);
    expect(await problemsOfReviews()).toEqual([]);

    await answeredAt(7.1);
    expect(await problemsOfReviews()).toEqual([
      {
        title: 'No review waits more than 7 days to be read',
        isWarning: true,
        problems: ['reviews that have waited for longer: 1'],
      },
    ]);

    await moderate(lead);
    await clearNotifications();
    expect(await problemsOfReviews()).toEqual([]);
  });
});

test.each([
  ['skipped', 'BUILD_HOOK_URL is not set'],
  ['dead', 'HTTP 500'],
] as const)('with the secret key a missing build request is reported: %s', async (state, last_error) => {
  const asked = { kind: 'site-build', audience: 'host', channel: 'hook' } as const;
  const title = 'The host builds the site when a review is published or removed';
  const not = [{ title, isWarning: true, problems: [`the last build was not requested: ${last_error}`] }];

  await withSent(
    [
      { ...asked, created_at: daysAgo(2) },
      { ...asked, state, last_error },
    ],
    async () => {
      expect(await problemsOfReviews()).toEqual(not);
    },
  );
  await withSent([{ ...asked, state, last_error, created_at: daysAgo(2) }, asked], async () => {
    expect(await problemsOfReviews()).toEqual([]);
  });
});

const COUNTED = 'Text deliveries are counted';
const TEXTS_SENT = 'Texts can be sent if they are turned on';
const LET_THROUGH = 'Carriers let the texts through';
const KNOWN = 'Every text is known to be sent or not sent';
const SAYS_TEXTS = 'Pages say that we text only if we do';
const ONE_SEGMENT = 'Each text fits into one segment';

const TEXTS_IN_PAGES = withText('/track/0000-0000-0000-0000', '</title>', '</title><meta name="texts" content="on">');

/** The doctor's findings about texts with all keys; the sender reports `changes`. */
async function findingsOfTexts({ changes = {}, pages = TEXTS_IN_PAGES, site = SITE }: Partial<TextsSeen> = {}) {
  const wakes = waking(() => report(changes));
  const fault: Fault = (sent) => wakes(sent) ?? (sent.path.startsWith('/track') ? pages(sent) : undefined);
  return diagnose({ ...asOperator, senderKey: SENDER_KEY, site, fetch: systemWith(fault) });
}

type TextsSeen = { changes: object; pages: Fault; site: string };

const titlesOfTexts = [COUNTED, TEXTS_SENT, LET_THROUGH, KNOWN, SAYS_TEXTS, ONE_SEGMENT];
const textsOf = (findings: Finding[]) => findings.filter(({ title }) => titlesOfTexts.includes(title));

test('a project without texts gets no findings about texts', async () => {
  const findings = await findingsOfTexts({ changes: { texts: false }, pages: () => undefined });

  expect(textsOf(findings)).toEqual([]);
  expect(titlesOf(findings)).toContain('Customers’ answers can be read');
});

test('texts that are on, sent, delivered, registered and mentioned on the pages are fine', async () => {
  await withSettings({ texts_on: true }, async () => {
    await withSent([{ channel: 'text', ...delivered(0.1) }], async () => {
      const findings = textsOf(await findingsOfTexts());

      expect(titlesOf(findings)).toEqual(titlesOfTexts);
      expect(withProblems(findings)).toEqual([]);
    });
  });
});

const LONG_SITE = 'https://the-longest-name-of-a-site.example';

test.each<[string, Partial<TextsSeen> & { rows?: Partial<TablesInsert<'notifications'>>[] }, string, string]>([
  [
    'missing keys',
    { changes: { texts: false } },
    TEXTS_SENT,
    'TEXT_ACCOUNT_SID, TEXT_AUTH_TOKEN or TEXT_SERVICE_SID is not set: no text is sent',
  ],
  [
    'texts filtered by carriers, even if the news arrived by email since',
    {
      rows: [
        { channel: 'text', delivery: 'undelivered', filtered_at: daysAgo(0.9) },
        { channel: 'mail', ...delivered(0.8), filtered_at: daysAgo(0.9) },
      ],
    },
    LET_THROUGH,
    '2 texts of the last day were filtered (30007, 30032, 30034)',
  ],
  [
    'texts with an unknown outcome',
    {
      rows: [
        { channel: 'text', delivery: 'unknown' },
        { channel: 'text', ...delivered(1) },
      ],
    },
    KNOWN,
    '1 texts of the last 7 days may or may not have been sent',
  ],
  [
    'pages that don’t mention texts',
    { pages: () => undefined },
    SAYS_TEXTS,
    'the site is built without VITE_TEXTS=on, and texts_on is true',
  ],
  [
    'a site address too long for texts',
    { site: LONG_SITE },
    ONE_SEGMENT,
    `${LONG_SITE} has 42 characters: texts take two segments`,
  ],
])('the operator is told about %s', async (_, { rows = [], ...seen }, title, problem) => {
  await withSettings({ texts_on: true }, async () => {
    await withSent(rows, async () => {
      const findings = textsOf(await findingsOfTexts(seen));

      const found = withProblems(findings);
      expect(found).toMatchObject([{ title, problems: [problem] }]);
      expect(found[0]?.isWarning).toBe([KNOWN, SAYS_TEXTS, ONE_SEGMENT].includes(title));
    });
  });
});

test('pages that mention texts while none are sent are reported', async () => {
  const findings = textsOf(await findingsOfTexts());

  expect(withProblems(findings)).toMatchObject([
    {
      title: SAYS_TEXTS,
      isWarning: true,
      problems: ['the site is built with VITE_TEXTS=on, and texts_on is false'],
    },
  ]);
});

test('an unanswering server is a finding, not a crash', async () => {
  const [finding] = await diagnose({
    ...visitor,
    fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })),
  });

  expect(finding?.problems[0]).toBe('fetch failed: getaddrinfo ENOTFOUND');
});

test.each([
  ['nothing', {}],
  ['no key', { url: api }],
  ['an address without https://', { url: 'abcd.supabase.co', key: 'sb_publishable_x' }],
  ['a secret key', { url: api, key: embeddedKeys.secret }],
])('%s is not enough to start', (_, options) => {
  expect(() => targetOf(options)).toThrow();
});
