import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { headersFor, hostRules } from '../../scripts/build/static-host.ts';
import { examine, type Finding, type Target } from '../../scripts/operate/doctor/check.ts';
import { sender } from '../../scripts/operate/doctor/sender.ts';
import { upkeep } from '../../scripts/operate/doctor/upkeep.ts';
import { areas, diagnose, targetOf } from '../../scripts/operate/doctor.ts';
import { secretPages } from '../../src/lib/paths.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS } from '../support/ago.ts';
import { allowedOrigin } from '../support/allowed-origin.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, untypedOperator } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { addHaulerElsewhere, removeHaulers } from '../support/haulers.ts';
import { messageRow } from '../support/messages.ts';
import { withSettings } from '../support/notifications.ts';

// Database, bucket and functions are those of the embedded backend. The site is a small fake, served by the rules of
// the real host.

const SITE = allowedOrigin;
const SENDER_KEY = 'key-of-the-sender';
const LEGAL_ADDRESS = '1 Example & Main St, Los Angeles, CA 90012';
const api = backendUrl;

function page(path: string, text = ''): string {
  return `<!doctype html><html><head><title>${path}</title><script type="module" src="/assets/main-abc.js" data-next="/assets/book-def.js /assets/main-abc.js"></script></head>
    <body><h1>${path}</h1>${text}</body></html>`;
}

/** An address below a page whose addresses hold secrets. */
function behind(path: string): string {
  return `${path}/0000-0000-0000-0000`;
}

const files: Record<string, string> = {
  ...Object.fromEntries(['/', '/about', '/prices'].map((path) => [path, page(path)])),
  '/terms': page('/terms', `PoppyHaul is run by ${LEGAL_ADDRESS.replace('&', '&amp;')}.`),
  ...Object.fromEntries(secretPages.map((path) => [behind(path), page(path)])),
  '/sitemap.xml': ['/', '/about', '/prices'].map((path) => `<loc>${SITE}${path}</loc>`).join(''),
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

/** Sends each request once, but for random IDs: each of the faults needs the healthy answers to all others. */
function rememberAnswers(): typeof fetch {
  const answers = new Map<string, Promise<Response>>();
  return async (input, init = {}) => {
    const { signal: _, ...request } = init;
    const asked = [String(input), init.method, [...new Headers(init.headers)], String(init.body)];
    const key = JSON.stringify(asked).replace(/[\da-f-]{36}|[0-9A-HJKMNP-TV-Z]{16}|\d{13}|[\d-]{10}T[\d:.]+Z/g, '');
    const answer = answers.get(key) ?? fetch(input, request);
    answers.set(key, answer);
    return (await answer).clone();
  };
}

const backend = rememberAnswers();
const healthy = { ...visitor, site: SITE, fetch: systemWith(() => undefined) };
const asOperator = { ...healthy, secretKey: embeddedKeys.secret };

const titlesOf = (findings: Finding[]) => findings.map(({ title }) => title);
const withProblems = (findings: Finding[]) => findings.filter(({ problems }) => problems.length > 0);
const problemsOf = (findings: Finding[]) => findings.flatMap(({ problems }) => problems);

test('a healthy system has no problems, and the doctor leaves nothing behind', async () => {
  const tables = [
    ...(['leads', 'contact_messages', 'contact_reports', 'lead_status_changes', 'notifications'] as const),
    ...(['mail_blocks', 'stop_links', 'lead_corrections', 'desk_links', 'desk_actions', 'haulers', 'reviews'] as const),
  ];
  const state = async () => ({
    rows: await Promise.all(tables.map(countRows)),
    photos: (await operator.storage.from('lead-images').list('', { limit: 1000 })).data?.length,
  });
  const before = await state();

  const findings = await diagnose(healthy);
  const withoutSite = await diagnose(visitor);

  expect(withProblems([...findings, ...withoutSite])).toEqual([]);
  // None of these checks is without a fault below.
  expect(titlesOf(findings)).toEqual(Object.keys(faults));
  expect(titlesOf(findings)).toEqual(expect.arrayContaining(titlesOf(withoutSite)));
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
const success = { success: true };

const hasKey = (key: string | null) => (sent: Sent) => sent.method !== 'OPTIONS' && sent.headers.get('apikey') === key;
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

/** For each check without another key, the faults that it finds, and no other check. */
const faults: Record<string, Record<string, Fault>> = {
  'The API responds and accepts the key': {
    'a key that is refused': on('GET /rest/v1/leads?select=id&limit=1', 401, { message: 'Invalid API key' }),
    'a database without migrations': on('GET /rest/v1/leads?select=id&limit=1', 404, { code: 'PGRST205' }),
  },
  'The publishable key reads only what is published': {
    requests: on('GET /rest/v1/leads?select=*', 200, row),
    'the private schema': on('GET /rest/v1/price_of_hauler?', 200, row),
  },
  'A visitor can submit requests and messages (tested with invalid ones)': {
    'too many requests': on('POST /rest/v1/leads?select', 429, { code: 'PT429' }),
    'messages that are denied': on('POST /rest/v1/contact_messages', 401, { code: '42501' }),
  },
  'Photos can be seen by address, not listed, and added only to one’s own new request': {
    'no bucket': on('GET /storage/v1/object/public/', 400, { message: 'Bucket not found' }),
    'a list': on('POST /storage/v1/object/list/', 200, row),
    'any photo': on('POST /storage/v1/object/lead-images/', 200, { Key: 'x' }),
  },
  'The functions respond to an unknown tracking ID or link': {
    'no function': on('POST /functions/v1/get-lead-details', 404, null, hasKey(visitor.key)),
    'a failing function': on('POST /functions/v1/desk', 500, { statusCode: 500 }, hasKey(visitor.key)),
    'jobs that any link opens': on('POST /functions/v1/job', 200, { state: 'open' }, hasKey(visitor.key)),
  },
  'Calls of providers, email apps and the database come through, and only with what proves them': {
    'unsigned reports': on('POST /functions/v1/delivery-reports', 200, success),
    'a gateway that keeps reports out': on('POST /functions/v1/delivery-reports', 401, unauthorized),
    'a key for one click': on('POST /functions/v1/stop-mail?token=', 401, unauthorized),
    'visitors at the sender': on('POST /functions/v1/send-notifications', 200, success),
    'no one who removes photos': on('POST /functions/v1/remove-old-photos', 404, null),
  },
  'The functions allow pages of the site, and of no other site': {
    'not the site': on('POST /functions/', 204, null, isPreflight),
    'every site': (sent) =>
      isPreflight(sent) ? new Response(null, { headers: { 'access-control-allow-origin': '*' } }) : undefined,
  },
  'The host answers the home page, secret links and unknown addresses with their page': {
    'no page': answering('/', 500),
    'a page that JavaScript makes': withText('/', /<h1>.*<\/h1>/, '<div id="root"></div>'),
    'the home page everywhere': ({ path }) => (path.startsWith('/doctor-') ? answerOfSite('/') : undefined),
    'no page of ours': on('GET /doctor-', 404, null),
    'no page behind a link': serving(behind('/desk'), ({ headers }) => new Response('', { status: 404, headers })),
  },
  'The host sends the headers for security, caching and secret links': {
    'no policy': withHeader('/', 'content-security-policy'),
    'inline scripts': withHeader('/', 'content-security-policy', policy(" 'unsafe-inline'", api)),
    'another project': withHeader('/', 'content-security-policy', policy('', 'https://other.supabase.co')),
    'no HTTPS only': withHeader('/', 'strict-transport-security'),
    'old pages': withHeader('/', 'cache-control'),
    'new files': withHeader('/assets/main-abc.js', 'cache-control'),
    'links in search engines': withHeader(behind('/job'), 'x-robots-tag'),
    'links as a referrer': withHeader(behind('/track'), 'referrer-policy'),
  },
  'The sitemap lists pages of this address, and they are there': {
    'no sitemap': answering('/sitemap.xml', 404),
    'another site': withText('/sitemap.xml', /https:\/\/site\.example/g, 'https://old.example'),
    'a page that only it knows': withText('/sitemap.xml', '/about', '/gone'),
  },
  'The site’s code contains this key and no secret key': {
    'another key': withText('/assets/book-def.js', embeddedKeys.publishable, 'sb_publishable_other'),
    'a secret key': withText('/assets/book-def.js', '"', '"sb_secret_oops" + "'),
    'a file that is missing': answering('/assets/book-def.js', 404),
  },
  'Reviews, prices, phone and email are real, not samples': {
    'a review': withText('/', '</h1>', '</h1> “They never touched a wall.”'),
    'a price': withText('/prices', '</h1>', '</h1> Samples: no one has paid these'),
    'the example phone number': withText('/contact', '', '<a href="tel:+12135550142">Call</a>'),
    'the example email address': withText('/', '</h1>', '</h1><a href="mailto:hello@poppyhaul.example">'),
  },
};

test.each(Object.entries(faults))('only this check fails: %s', async (title, those) => {
  const area = areas.find(({ checks }) => checks.some((check) => check.title === title));
  if (!area) throw new Error(`No check is named ${title}`);

  for (const [name, fault] of Object.entries(those)) {
    const findings = await examine(area, { ...healthy, fetch: systemWith(fault, backend) });
    expect([name, titlesOf(withProblems(findings))]).toEqual([name, [title]]);
  }
});

const [SENDS, TICKS, SET_UP] = sender.checks.map(({ title }) => title);

function report(changes: object): object {
  return {
    ...{ sent: 0, skipped: 0, failed: 0, failing: 0, unknown: 0, filtered: 0, missing: [] },
    ...{ texts: true, heartbeat: true, buildHook: true, tickedAt: minutesAgo(1) },
    ...{ legalAddress: LEGAL_ADDRESS, ...changes },
  };
}

const waking = (answer: object, status = 200) =>
  on('POST /functions/v1/send-notifications', status, answer, hasKey(SENDER_KEY));

test.each<[string, object, string | undefined, RegExp]>([
  ['another key', { statusCode: 401 }, SENDS, /^HTTP 200, {"statusCode":401}/],
  ['missing variables', { missing: ['MAIL_FROM'] }, SENDS, /^MAIL_FROM is not set: no email is sent$/],
  ['a provider that is down', { failing: 3, unknown: 2 }, SENDS, /^1 emails, texts or site builds cannot be sent/],
  ['texts filtered by carriers', { filtered: 1 }, SENDS, /^1 texts of the last day were filtered \(30007, 3/],
  ['a stopped clock', { tickedAt: minutesAgo(11) }, TICKS, /^it last ticked 1\d minutes ago, at /],
  ['a clock that was never started', { tickedAt: null }, TICKS, /^it has never ticked/],
  ['no monitor', { heartbeat: false }, SET_UP, /^HEARTBEAT_URL is not set/],
  ['no host', { buildHook: false }, SET_UP, /^BUILD_HOOK_URL is not set/],
  ['no postal address', { legalAddress: '' }, SET_UP, /^LEGAL_ADDRESS is not set/],
  ['another address', { legalAddress: 'Box 1' }, SET_UP, /^the terms on the site do not name “Box 1”/],
])('with its key, the sender is woken, and this is found: %s', async (_, changes, title, problem) => {
  const answer = 'statusCode' in changes ? changes : report(changes);
  const target = { ...healthy, senderKey: SENDER_KEY, fetch: systemWith(waking(answer)) };

  const found = withProblems(await examine(sender, target));

  expect(found).toMatchObject([{ title, isWarning: title === SET_UP }]);
  expect(found[0]?.problems[0]).toMatch(problem);
});

test('a sender that is complete is woken once and has no problems', async () => {
  const wakes = vi.fn(waking(report({ sent: 2, failing: 2, unknown: 2 })));

  const findings = await examine(sender, { ...healthy, senderKey: SENDER_KEY, fetch: systemWith(wakes) });

  expect(findings).toHaveLength(3);
  expect(withProblems(findings)).toEqual([]);
  expect(wakes.mock.results.filter(({ value }) => value !== undefined)).toHaveLength(1);
});

test('with both keys, texts that are turned on need their variables', async () => {
  const target = { ...asOperator, senderKey: SENDER_KEY, fetch: systemWith(waking(report({ texts: false }))) };

  expect(problemsOf(await examine(sender, target))).toEqual([]);
  await withSettings({ texts_on: true }, async () =>
    expect(problemsOf(await examine(sender, target))).toEqual([
      'TEXT_ACCOUNT_SID, TEXT_AUTH_TOKEN or TEXT_SERVICE_SID is not set: no text is sent',
    ]),
  );
});

test('another secret key is reported, and nothing more', async () => {
  const [finding, ...others] = await examine(upkeep, { ...asOperator, secretKey: 'sb_secret_of_nobody' });

  expect(finding).toMatchObject({ isWarning: false, problems: [expect.stringMatching(/HTTP 401/), expect.anything()] });
  expect(others).toEqual([]);
});

/** The problems with the secret key, in a project that counts this visitor as one network. */
async function upkeepProblems(changes: Partial<Target> = {}): Promise<string[]> {
  return problemsOf(await examine(upkeep, { ...asOperator, fetch: through(cloudflare), ...changes }));
}

/** The system behind a gateway that rewrites a visitor's headers on the way to the database. */
function through(write: (headers: Headers) => void): typeof fetch {
  return systemWith(
    () => undefined,
    (input, init) => {
      const headers = new Headers(init?.headers);
      write(headers);
      return headers.has('refused')
        ? Promise.resolve(new Response('error code: 1000', { status: 403 }))
        : fetch(input, { ...init, headers });
    },
  );
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
  const found = await upkeepProblems({ fetch: through(write) });

  expect(found).toEqual(problems.map((problem) => expect.stringMatching(problem)));
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
  async function problemsAfter(age: number): Promise<string[]> {
    const { id, ...columns } = row();
    await untypedOperator
      .from(table)
      .insert({ id, ...columns, [column]: daysAgo(age) })
      .throwOnError();
    const problems = await upkeepProblems();
    await untypedOperator.from(table).delete().eq('id', id).throwOnError();
    return problems;
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
  ['only emails were reported', [{ channel: 'text' }, delivered(1)], unreported('texts')],
  ['messages just went out', [{ finished_at: ago(30 * 60_000) }, { channel: 'text', finished_at: ago(0) }], []],
  ['something was reported', [{}, delivered(2)], []],
])('with the secret key missing reports are reported: %s', async (_, rows, problems) => {
  await withSent(rows, async () => expect(await upkeepProblems()).toEqual(problems));
});

test('with the secret key a site that says more or less about texts than is so is reported', async () => {
  const saying = withText(behind('/track'), '</title>', '</title><meta name="texts" content="on">');
  const said = { fetch: systemWith(saying, through(cloudflare)) };

  expect(await upkeepProblems(said)).toEqual(['the site is built with VITE_TEXTS=on, and texts_on is false']);
  await withSettings({ texts_on: true }, async () => {
    expect(await upkeepProblems()).toEqual(['the site is built without VITE_TEXTS=on, and texts_on is true']);
    expect(await upkeepProblems(said)).toEqual([]);
  });
});

test('with the secret key a site with Spanish, and no active hauler who speaks it, is reported', async () => {
  onTestFinished(removeHaulers);
  await removeHaulers();
  await addHaulerElsewhere({ languages: ['es'], unreachable_since: ago(1000) });
  const inSpanish = withText('/', '</head>', `<link rel="alternate" hreflang="es" href="${SITE}/es"></head>`);
  const spanish = { fetch: systemWith(inSpanish, through(cloudflare)) };

  expect(await upkeepProblems(spanish)).toEqual(['No active hauler speaks Spanish']);
  expect(await upkeepProblems()).toEqual([]);
  await addHaulerElsewhere({ languages: ['en', 'es'] });
  expect(await upkeepProblems(spanish)).toEqual([]);
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
