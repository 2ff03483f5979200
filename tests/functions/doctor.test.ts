import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { headersFor, hostRules } from '../../scripts/build/static-host.ts';
import { examine, type Finding, type Target } from '../../scripts/operate/doctor/check.ts';
import { agreements, haulers } from '../../scripts/operate/doctor/haulers.ts';
import { speakers } from '../../scripts/operate/doctor/languages.ts';
import { networks } from '../../scripts/operate/doctor/networks.ts';
import { reports } from '../../scripts/operate/doctor/reports.ts';
import { retention } from '../../scripts/operate/doctor/retention.ts';
import { reviews } from '../../scripts/operate/doctor/reviews.ts';
import { sender } from '../../scripts/operate/doctor/sender.ts';
import { texts } from '../../scripts/operate/doctor/texts.ts';
import { areas, diagnose, targetOf } from '../../scripts/operate/doctor.ts';
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

const files: Record<string, string> = {
  '/': page('/', '<a class="link" href="/about?from=home#team">About</a> <a href="/prices">Prices</a>'),
  '/about': page('/about', '<a href="/">Home</a>'),
  '/prices': page('/prices', '<a href="/">Home</a>'),
  '/terms': page('/terms', `PoppyHaul is run by ${LEGAL_ADDRESS.replace('&', '&amp;')}.`),
  '/track/0000-0000-0000-0000': page('/track', ''),
  '/stop-mail/0000-0000-0000-0000': page('/stop-mail', ''),
  '/pause/0000-0000-0000-0000': page('/pause', ''),
  '/job/0000-0000-0000-0000': page('/job', ''),
  '/review/0000-0000-0000-0000': page('/review', ''),
  '/agreement/0000-0000-0000-0000': page('/agreement', ''),
  '/desk/0000-0000-0000-0000': page('/desk', ''),
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

test('a healthy system has no problems', async () => {
  const target = targetOf({ url: `${api}/`, key: embeddedKeys.publishable, site: `${SITE}/` });

  const findings = await diagnose({ ...target, fetch: systemWith(() => undefined) });

  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(findings).toHaveLength(28);
});

test('the rest is checked without a site', async () => {
  const findings = await diagnose(targetOf({ url: api, key: embeddedKeys.publishable }));

  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(findings).toHaveLength(18);
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

  const target = targetOf({ url: api, key: embeddedKeys.publishable, site: SITE });
  await diagnose({ ...target, fetch: systemWith(() => undefined) });

  expect(await state()).toEqual(before);
});

const rows = () => Response.json([{ id: 1 }]);
const stored = () => new Response(null, { status: 201 });
const brokenRule = () => Response.json({ code: '23514', message: 'violates check constraint' }, { status: 400 });

function reading(relation: string): Fault {
  return ({ path, method }) => (method === 'GET' && path.startsWith(`/rest/v1/${relation}?`) ? rows() : undefined);
}

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

const API = 'The API responds and accepts the key';
const READS =
  'A visitor cannot read requests, answers, messages, reports, history, haulers, offers, emails, texts or settings';
const PUBLISHED = 'Visitors and the build can read the published reviews and the figures, and no other columns';
const CHARGES = 'A visitor cannot read what each hauler charges';
const PRICES_COUNTED = 'What people paid was counted in the last 7 days';
const SETS = 'A visitor cannot write what only the operator can';
const SUBMITS = 'A visitor can submit requests and messages (tested with invalid ones)';
const ONE = 'A visitor can submit only one request at a time';
const ATTACHES = 'Photos can be attached only to a new request';
const BUCKET = 'The bucket lead-images exists and is public';
const ADDS = 'A visitor cannot list photos, and can add them only to their own new request';
const LIMITS = 'The bucket accepts only pictures of up to 10 MB';
const ANSWERS = 'The functions respond to an unknown tracking ID or link';
const BAD_INPUT = 'The functions refuse bad input';
const NO_KEY = 'The functions refuse requests without a key or signature';
const CORS = 'The functions allow pages of the site, and of no other site';
const STOPS =
  'The unsubscribe link works with one click, does not reveal whether it exists, and does nothing when opened';
const ONE_NETWORK = 'A visitor counts as one network, whatever x-forwarded-for they send';
const CF = 'The visitor is seen in cf-connecting-ip, and cannot forge it';
const WOKEN = 'The functions that the database calls accept only the sender’s key';
const SENDS = 'Email can be sent';
const TICKS = 'The database’s clock has ticked within the last 10 minutes';
const POST = 'Emails end with your postal address';
const ADDRESS = 'That address is one line of at most 200 characters, and the same on the site';
const BEATS = 'An outside monitor notices when sending stops';
const BUILDS = 'The host can be asked to build the site';
const REPORTED = 'The providers report deliveries and bounces';
const COUNTED = 'Text deliveries are counted';
const TEXTS_SENT = 'Texts can be sent if they are turned on';
const LET_THROUGH = 'Carriers let the texts through';
const KNOWN = 'Every text is known to be sent or not sent';
const SAYS_TEXTS = 'Pages say that we text only if we do';
const ONE_SEGMENT = 'Each text fits into one segment';
const ARE_THERE = 'Customers’ answers can be read';
const LOOKED_AT = 'No review waits more than 7 days to be read';
const IS_BUILT = 'The host builds the site when a review is published or removed';
const HOME = 'The home page is complete without JavaScript';
const NOT_FOUND = 'An unknown address returns status 404 and a page';
const HEADERS = 'Pages have the security headers';
const CACHING = 'Pages are always fresh; files with a hash in their name are cached forever';
const TRACKING = 'Pages behind secret links stay out of search engines and send no referrer';
const SITEMAP = 'The sitemap lists every page, and every page it lists exists';
const CODE = 'The site’s code contains this key and no secret key';
const SAMPLE_REVIEWS = 'Reviews are real, not samples';
const SAMPLE_PRICES = 'Prices are real, not samples';
const SAMPLES = 'Phone and email are the operator’s own, not samples';

const faults: Record<string, [Fault, string]> = {
  'an API that refuses the key': [
    ({ path }) =>
      path === '/rest/v1/leads?select=id&limit=1'
        ? Response.json({ message: 'Invalid API key' }, { status: 401 })
        : undefined,
    API,
  ],
  'a database without migrations': [
    ({ path }) =>
      path === '/rest/v1/leads?select=id&limit=1' ? Response.json({ code: 'PGRST205' }, { status: 404 }) : undefined,
    API,
  ],
  'readable requests': [
    ({ path, method }) => (method === 'GET' && path.startsWith('/rest/v1/leads?select=*') ? rows() : undefined),
    READS,
  ],
  'readable open requests': [reading('open_leads'), READS],
  'readable answers': [reading('reviews'), READS],
  'a readable report of haulers': [reading('hauler_report'), READS],
  'readable messages': [reading('contact_messages'), READS],
  'readable reports': [reading('contact_reports'), READS],
  'readable history': [reading('lead_status_changes'), READS],
  'readable corrections': [reading('lead_corrections'), READS],
  'readable limits': [reading('submission_limits'), READS],
  'readable haulers': [reading('haulers'), READS],
  'readable offers': [reading('job_offers'), READS],
  'a readable report of promises': [reading('promise_report'), READS],
  'readable mails': [reading('notifications'), READS],
  'readable blocks': [reading('mail_blocks'), READS],
  'readable links that stop mail': [reading('stop_links'), READS],
  'readable numbers that want no texts': [reading('text_blocks'), READS],
  'readable replies to texts': [reading('text_replies'), READS],
  'readable settings of the mails': [reading('dispatch_settings'), READS],
  'published reviews that tell more': [
    ({ path, method }) =>
      method === 'GET' && path.startsWith('/rest/v1/published_reviews?')
        ? Response.json([{ rank: 1, first_name: 'Ana', token: 'SAMPREV1EW000001' }])
        : undefined,
    PUBLISHED,
  ],
  'figures that nobody can read': [
    ({ path }) =>
      path.startsWith('/rest/v1/review_figures?') ? Response.json({ code: '42501' }, { status: 401 }) : undefined,
    PUBLISHED,
  ],
  'prices that tell more': [
    ({ path }) =>
      path.startsWith('/rest/v1/price_figures?')
        ? Response.json([{ service: null, hauler_id: 1, as_of: daysAgo(6.9) }])
        : undefined,
    PUBLISHED,
  ],
  'prices that were counted long ago': [
    ({ path }) => (path.startsWith('/rest/v1/price_figures?') ? Response.json([{ as_of: daysAgo(7.1) }]) : undefined),
    PRICES_COUNTED,
  ],
  'readable prices of haulers': [reading('price_of_hauler'), CHARGES],
  'a readable table of prices': [reading('price_figure'), CHARGES],
  'a request with the load that was hauled': [sending('/rest/v1/leads', brokenRule, says('load_size_hauled')), SETS],
  'prices that anybody counts': [sending('/rest/v1/rpc/count_prices', () => new Response(null, { status: 204 })), SETS],
  'a request with a status that comes as far as the rules': [
    sending('/rest/v1/leads', brokenRule, says('Completed')),
    SETS,
  ],
  'a request with a status that is stored': [sending('/rest/v1/leads', stored, says('Completed')), SETS],
  'a message with a date of its own': [sending('/rest/v1/contact_messages', brokenRule, says('created_at')), SETS],
  'reports from anybody': [sending('/rest/v1/contact_reports', stored), SETS],
  'history from anybody': [sending('/rest/v1/lead_status_changes', stored), SETS],
  'limits that anybody changes': [sending('/rest/v1/submission_limits', brokenRule), SETS],
  'people that anybody deletes': [sending('/rest/v1/rpc/delete_person', rows), SETS],
  'flagged requests that anybody deletes': [sending('/rest/v1/rpc/delete_flagged', rows), SETS],
  'mails from anybody': [sending('/rest/v1/notifications', stored), SETS],
  'addresses that anybody silences': [sending('/rest/v1/mail_blocks', stored), SETS],
  'settings of the mails that anybody changes': [sending('/rest/v1/dispatch_settings', brokenRule), SETS],
  'mail that anybody stops past the function': [sending('/rest/v1/rpc/stop_mail', rows), SETS],
  'haulers that anybody pauses past the function': [sending('/rest/v1/rpc/pause_by_link', rows), SETS],
  'links that anybody makes to stop mail': [sending('/rest/v1/rpc/make_stop_link', rows), SETS],
  'mails that anybody takes': [sending('/rest/v1/rpc/claim_notifications', rows), SETS],
  'mails that anybody calls sent': [sending('/rest/v1/rpc/finish_notification', rows), SETS],
  'texts that anybody begins': [sending('/rest/v1/rpc/begin_text', () => Response.json(false)), SETS],
  'texts that anybody calls sent': [sending('/rest/v1/rpc/finish_text', stored), SETS],
  'reports of mails from anybody': [sending('/rest/v1/rpc/record_delivery', () => Response.json('unknown')), SETS],
  'replies to texts from anybody': [sending('/rest/v1/rpc/record_reply', stored), SETS],
  'whether we answer a number, told to anybody': [
    sending('/rest/v1/rpc/may_answer_help', () => Response.json(true)),
    SETS,
  ],
  'a count of mails and texts for anybody': [sending('/rest/v1/rpc/sending_health', rows), SETS],
  'ways to customers that anybody learns': [
    sending('/rest/v1/rpc/reach_of', () => Response.json({ by: 'none' })),
    SETS,
  ],
  'what customers have stopped, for anybody': [
    sending('/rest/v1/rpc/reach_for_team', () => Response.json({ by: 'none' })),
    SETS,
  ],
  'haulers from anybody': [sending('/rest/v1/haulers', brokenRule), SETS],
  'reviews from anybody': [sending('/rest/v1/reviews', stored), SETS],
  'offers from anybody': [sending('/rest/v1/job_offers', stored), SETS],
  'jobs that anybody reads past the function': [sending('/rest/v1/rpc/find_job', rows), SETS],
  'jobs that anybody accepts past the function': [sending('/rest/v1/rpc/accept_job', rows), SETS],
  'jobs that anybody declines past the function': [sending('/rest/v1/rpc/decline_job', rows), SETS],
  'jobs that anybody gives back past the function': [sending('/rest/v1/rpc/give_back_job', rows), SETS],
  'calls that anybody reports past the function': [sending('/rest/v1/rpc/report_call', rows), SETS],
  'jobs that anybody moves on past the function': [sending('/rest/v1/rpc/update_job', rows), SETS],
  'texts that anybody turns off past the function': [sending('/rest/v1/rpc/set_texts', rows), SETS],
  'requests that anybody cancels past the function': [sending('/rest/v1/rpc/cancel_lead', rows), SETS],
  'requests that anybody corrects past the function': [sending('/rest/v1/rpc/correct_lead', rows), SETS],
  'complaints that anybody makes past the function': [sending('/rest/v1/rpc/report_not_contacted', rows), SETS],
  'questions that anybody looks at past the function': [sending('/rest/v1/rpc/view_review', rows), SETS],
  'questions that anybody answers past the function': [sending('/rest/v1/rpc/answer_review', rows), SETS],
  'reviews that anybody takes back past the function': [sending('/rest/v1/rpc/unpublish_review', rows), SETS],
  'reviews that anybody publishes': [sending('/rest/v1/rpc/moderate_review', rows), SETS],
  'the desk that anybody looks at past the function': [sending('/rest/v1/rpc/view_desk', rows), SETS],
  'requests that anybody looks at past the function': [sending('/rest/v1/rpc/view_request', rows), SETS],
  'requests that anybody searches past the function': [sending('/rest/v1/rpc/search_desk', rows), SETS],
  'acts at the desk past the function': [sending('/rest/v1/rpc/act_on_request', rows), SETS],
  'messages that anybody answers past the function': [sending('/rest/v1/rpc/act_on_message', rows), SETS],
  'acts on the list past the function': [sending('/rest/v1/rpc/act_on_list', rows), SETS],
  'haulers that anybody saves past the function': [sending('/rest/v1/rpc/save_hauler', rows), SETS],
  'links of the desk that anybody makes': [sending('/rest/v1/rpc/make_desk_link', rows), SETS],
  'a mail of the morning that anybody reads': [sending('/rest/v1/rpc/read_digest', rows), SETS],
  'photos that anybody lists': [sending('/rest/v1/rpc/list_removable_photos', rows), SETS],
  'old photos that anybody calls removed': [sending('/rest/v1/rpc/mark_photos_removed', rows), SETS],
  'networks that anybody looks up': [sending('/rest/v1/rpc/visitor_seen', rows), SETS],
  'a counter that anybody turns': [sending('/rest/v1/rpc/count_function_request', () => Response.json(true)), SETS],
  'many requests at once': [sending('/rest/v1/leads', brokenRule, ({ body }) => body.startsWith('[')), ONE],
  'requests that are denied to everybody': [
    sending('/rest/v1/leads?select', () => Response.json({ code: '42501' }, { status: 401 })),
    SUBMITS,
  ],
  'too many requests': [
    sending('/rest/v1/leads?select', () => Response.json({ code: 'PT429' }, { status: 429 })),
    SUBMITS,
  ],
  'messages that are denied to everybody': [
    sending(
      '/rest/v1/contact_messages',
      () => Response.json({ code: '42501' }, { status: 401 }),
      (sent) => !sent.body.includes('created_at'),
    ),
    SUBMITS,
  ],
  'no function to attach photos': [
    sending('/rest/v1/rpc/attach_lead_images', () => Response.json({ code: 'PGRST202' }, { status: 404 })),
    ATTACHES,
  ],
  'photos attached to any request': [
    sending('/rest/v1/rpc/attach_lead_images', () => new Response(null, { status: 204 })),
    ATTACHES,
  ],
  'no bucket': [
    ({ path }) =>
      path.startsWith('/storage/v1/object/public/')
        ? Response.json({ message: 'Bucket not found' }, { status: 400 })
        : undefined,
    BUCKET,
  ],
  'photos that can be listed': [sending('/storage/v1/object/list/', rows), ADDS],
  'photos that anybody adds': [
    sending('/storage/v1/object/lead-images/', () => Response.json({ Key: 'x' }), isOfType('image/jpeg')),
    ADDS,
  ],
  'signed addresses for anybody': [sending('/storage/v1/object/upload/sign/', () => Response.json({ url: 'x' })), ADDS],
  'a bucket that takes any type': [
    sending(
      '/storage/v1/object/lead-images/',
      () => Response.json({ message: 'new row violates row-level security policy' }, { status: 400 }),
      isOfType('text/html'),
    ),
    LIMITS,
  ],
  'a bucket that takes any size': [
    sending(
      '/storage/v1/object/lead-images/',
      () => Response.json({ message: 'new row violates row-level security policy' }, { status: 400 }),
      (sent) => sent.body === '',
    ),
    LIMITS,
  ],
  'a function that is not there': [
    sending('/functions/v1/get-lead-details', () => new Response(null, { status: 404 })),
    ANSWERS,
  ],
  'a function that fails': [
    sending('/functions/v1/update-lead-contacted', () => Response.json({ statusCode: 500 }, { status: 500 })),
    ANSWERS,
  ],
  'a function of jobs that knows no links': [
    sending('/functions/v1/job', () => Response.json({ state: 'open' })),
    ANSWERS,
  ],
  'a review that any link opens': [sending('/functions/v1/review', () => Response.json({ state: 'open' })), ANSWERS],
  'a desk that any link opens': [sending('/functions/v1/desk', () => Response.json({ scope: 'list' })), ANSWERS],
  'a function that takes anything': [
    sending('/functions/v1/get-lead-details', () => Response.json({ message: 'not found' }), says('%')),
    BAD_INPUT,
  ],
  'a function that asks for no key': [
    sending(
      '/functions/v1/update-lead-contacted',
      () => Response.json({ statusCode: 400 }, { status: 400 }),
      (sent) => sent.method === 'POST' && !sent.headers.has('apikey'),
    ),
    NO_KEY,
  ],
  'reports that nobody has signed': [sending('/functions/v1/delivery-reports', success), NO_KEY],
  'a gateway that keeps reports out': [
    sending('/functions/v1/delivery-reports', () =>
      Response.json({ code: 'UNAUTHORIZED_NO_AUTH_HEADER', message: 'Missing authorization header' }, { status: 401 }),
    ),
    NO_KEY,
  ],
  'a link that stops nothing from the page': [
    sending('/functions/v1/stop-mail', () => Response.json({ statusCode: 500 }, { status: 500 }), isPress),
    STOPS,
  ],
  'a link that asks mail programs for a key': [
    sending('/functions/v1/stop-mail?token=', () => Response.json({ statusCode: 401 }, { status: 401 }), isOneClick),
    STOPS,
  ],
  'a link that tells that it is not known': [
    sending('/functions/v1/stop-mail', () => Response.json({ message: 'not found' }), isPress),
    STOPS,
  ],
  'a link that says nothing to its hauler': [sending('/functions/v1/stop-mail', success, says('look')), STOPS],
  'a link that need not be whole': [sending('/functions/v1/stop-mail?token=%25', success), STOPS],
  'a link that is pressed by opening it': [
    ({ path, method }) => (method === 'GET' && path.startsWith('/functions/v1/stop-mail') ? success() : undefined),
    STOPS,
  ],
  'a sender that anybody wakes': [
    sending('/functions/v1/send-notifications', success, (sent) => !sent.headers.has('apikey')),
    WOKEN,
  ],
  'a sender that every visitor wakes': [
    sending(
      '/functions/v1/send-notifications',
      success,
      (sent) => sent.headers.get('apikey') === embeddedKeys.publishable,
    ),
    WOKEN,
  ],
  'a function for old photos that anybody wakes': [
    sending('/functions/v1/remove-old-photos', success, (sent) => !sent.headers.has('apikey')),
    WOKEN,
  ],
  'a function for old photos that is not there': [
    sending('/functions/v1/remove-old-photos', () => new Response(null, { status: 404 })),
    WOKEN,
  ],
  'a sender with another key': [waking(() => Response.json({ statusCode: 401 }, { status: 401 })), SENDS],
  'a sender that fails': [waking(() => Response.json({ statusCode: 500 }, { status: 500 })), SENDS],
  'a sender without an address to send from': [waking(() => report({ missing: ['MAIL_FROM'] })), SENDS],
  'a mail provider that is down': [waking(() => report({ inTrouble: 3 })), SENDS],
  'a clock that stands still': [waking(() => report({ tickedAt: minutesAgo(10.1) })), TICKS],
  'a clock that was never started': [waking(() => report({ tickedAt: null })), TICKS],
  'a sender that nobody listens to': [waking(() => report({ heartbeat: false })), BEATS],
  'a sender without a postal address': [waking(() => report({ legalAddress: '' })), POST],
  'a postal address of two lines': [waking(() => report({ legalAddress: '1 Example St\nLos Angeles' })), ADDRESS],
  'a postal address that is too long': [waking(() => report({ legalAddress: 'x'.repeat(201) })), ADDRESS],
  'a postal address that is not the one of the site': [waking(() => report({ legalAddress: 'Box 1' })), ADDRESS],
  'a sender that knows no host': [waking(() => report({ buildHook: false })), BUILDS],
  'functions that do not know the site': [
    sending(
      '/functions/',
      () => new Response(null, { status: 204 }),
      (sent) => sent.method === 'OPTIONS',
    ),
    CORS,
  ],
  'functions open to every site': [
    sending(
      '/functions/',
      () => new Response(null, { status: 204, headers: { 'access-control-allow-origin': '*' } }),
      (sent) => sent.method === 'OPTIONS',
    ),
    CORS,
  ],
  'a home page that is not there': [answering('/', 500), HOME],
  'a home page that JavaScript makes': [withText('/', /<h1>.*<\/h1>/, '<div id="root"></div>'), HOME],
  'a home page for every address': [
    ({ path }) => (path.startsWith('/doctor-') ? answerOfSite('/') : undefined),
    NOT_FOUND,
  ],
  'no page of ours for a wrong address': [
    ({ path }) => (path.startsWith('/doctor-') ? new Response('', { status: 404 }) : undefined),
    NOT_FOUND,
  ],
  'no content security policy': [without('/', 'content-security-policy'), HEADERS],
  'a policy that lets inline scripts run': [
    serving(
      '/',
      ({ headers }, text) =>
        new Response(text, {
          headers: {
            ...Object.fromEntries(headers),
            'content-security-policy': `script-src 'self' 'unsafe-inline'; connect-src ${api}; frame-ancestors 'none'`,
          },
        }),
    ),
    HEADERS,
  ],
  'a site built for another project': [
    serving(
      '/',
      (_, text) =>
        new Response(text, { headers: headersFor(hostRules({ backendUrl: 'https://other.supabase.co' }), '/') }),
    ),
    HEADERS,
  ],
  'no HSTS': [without('/', 'strict-transport-security'), HEADERS],
  'sniffed types': [without('/', 'x-content-type-options'), HEADERS],
  'no referrer policy': [without('/', 'referrer-policy'), HEADERS],
  'no permissions policy': [without('/', 'permissions-policy'), HEADERS],
  'pages kept by caches': [without('/', 'cache-control'), CACHING],
  'files not kept by caches': [without('/assets/main-abc.js', 'cache-control'), CACHING],
  'tracking pages in search engines': [without('/track/0000-0000-0000-0000', 'x-robots-tag'), TRACKING],
  'tracking pages that tell where the visitor was': [
    without('/track/0000-0000-0000-0000', 'referrer-policy'),
    TRACKING,
  ],
  'links that stop mail in search engines': [without('/stop-mail/0000-0000-0000-0000', 'x-robots-tag'), TRACKING],
  'links of reviews in search engines': [without('/review/0000-0000-0000-0000', 'x-robots-tag'), TRACKING],
  'no page for links that stop mail': [answering('/stop-mail/0000-0000-0000-0000', 404), TRACKING],
  'no page for links that pause': [answering('/pause/0000-0000-0000-0000', 404), TRACKING],
  'links of jobs in search engines': [without('/job/0000-0000-0000-0000', 'x-robots-tag'), TRACKING],
  'reviews of customers in search engines': [without('/review/0000-0000-0000-0000', 'x-robots-tag'), TRACKING],
  'agreements of haulers in search engines': [without('/agreement/0000-0000-0000-0000', 'x-robots-tag'), TRACKING],
  'no page for links of jobs': [answering('/job/0000-0000-0000-0000', 404), TRACKING],
  'links of the desk in search engines': [without('/desk/0000-0000-0000-0000', 'x-robots-tag'), TRACKING],
  'no page for links of the desk': [answering('/desk/0000-0000-0000-0000', 404), TRACKING],
  'no tracking page': [answering('/track/0000-0000-0000-0000', 404), TRACKING],
  'no sitemap': [answering('/sitemap.xml', 404), SITEMAP],
  'no robots.txt': [answering('/robots.txt', 404), SITEMAP],
  'a sitemap of another site': [withText('/sitemap.xml', /https:\/\/site\.example/g, 'https://old.example'), SITEMAP],
  'a page that the sitemap forgets': [withText('/sitemap.xml', `<url><loc>${SITE}/about</loc></url>`, ''), SITEMAP],
  'a page that only the sitemap knows': [withText('/sitemap.xml', '/about', '/gone'), SITEMAP],
  'a page under another canonical address': [
    withText(
      '/about',
      'rel="canonical" href="https://site.example/about"',
      'rel="canonical" href="https://site.example/"',
    ),
    SITEMAP,
  ],
  'a page that search engines must not take': [
    withText('/about', '<head>', '<head><meta name="robots" content="noindex">'),
    SITEMAP,
  ],
  'the key of another project in the code': [
    withText('/assets/book-def.js', embeddedKeys.publishable, 'sb_publishable_other'),
    CODE,
  ],
  'a secret key in the code': [withText('/assets/book-def.js', '"', '"sb_secret_oops" + "'), CODE],
  'a file of the code that is not there': [answering('/assets/book-def.js', 404), CODE],
  'a sample of a review': [withText('/', '</h1>', '</h1> “They never touched a wall.”'), SAMPLE_REVIEWS],
  'a sample of a price': [withText('/prices', '</h1>', '</h1> Samples: no one has paid these'), SAMPLE_PRICES],
  'the example phone number': [withText('/contact', '', '<a href="tel:+12135550142">Call</a>'), SAMPLES],
  'the example e-mail address': [withText('/', '</h1>', '</h1><a href="mailto:hello@poppyhaul.example">'), SAMPLES],
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

test.each(Object.entries(faults))('only %s is found', async (_, [fault, title]) => {
  const area = areas.find(({ checks }) => checks.some((check) => check.title === title));
  const target = {
    ...targetOf({ url: api, key: embeddedKeys.publishable, site: SITE }),
    senderKey: SENDER_KEY,
    fetch: systemWith(fault, backend),
  };

  const findings = area ? await examine(area, target) : [];

  expect(findings.filter(({ problems }) => problems.length > 0).map((finding) => finding.title)).toEqual([title]);
});

test('with its key the sender is woken, and a complete one has no problems', async () => {
  const woken = vi.fn(() => report({ sent: 2 }));
  const target = { ...targetOf({ url: api, key: embeddedKeys.publishable }), senderKey: SENDER_KEY };

  const findings = await diagnose({ ...target, fetch: systemWith(waking(woken)) });

  expect(findings.find(({ title }) => title === SENDS)?.problems).toEqual([]);
  expect(findings.find(({ title }) => title === TICKS)?.problems).toEqual([]);
  expect(findings.find(({ title }) => title === BEATS)?.problems).toEqual([]);
  expect(findings.find(({ title }) => title === BUILDS)?.problems).toEqual([]);
  expect(findings).toHaveLength(24);
  expect(woken).toHaveBeenCalledOnce();
});

test('every variable missing for the sender is named', async () => {
  const lacking = waking(() => report({ missing: ['MAIL_API_KEY', 'MAIL_FROM'] }));
  const target = { ...targetOf({ url: api, key: embeddedKeys.publishable }), senderKey: SENDER_KEY };

  const findings = await diagnose({ ...target, fetch: systemWith(lacking) });

  expect(findings.find(({ title }) => title === SENDS)?.problems).toEqual([
    'MAIL_API_KEY is not set: no email is sent',
    'MAIL_FROM is not set: no email is sent',
    'the other checks of the email sender were skipped',
  ]);
});

test('a sender older than clock and monitor reports nothing about them', async () => {
  const older = waking(() => Response.json({ sent: 0, skipped: 0, failed: 0, inTrouble: 0, missing: [] }));
  const target = { ...targetOf({ url: api, key: embeddedKeys.publishable }), senderKey: SENDER_KEY };

  const findings = await examine(sender, { ...target, fetch: systemWith(older) });

  expect(findings.flatMap(({ problems }) => problems)).toEqual([]);
});

test('an unknown outcome of a text is not an undelivered email', async () => {
  const target = { ...targetOf({ url: api, key: embeddedKeys.publishable }), senderKey: SENDER_KEY };
  const problemsWith = async (changes: object) => {
    const findings = await examine(sender, { ...target, fetch: systemWith(waking(() => report(changes))) });
    return findings.flatMap(({ problems }) => problems);
  };

  expect(await problemsWith({ inTrouble: 2, unknown: 2 })).toEqual([]);
  expect((await problemsWith({ inTrouble: 3, unknown: 2 }))[0]).toBe(
    '1 emails, texts or site builds cannot be sent: the column last_error of notifications says why',
  );
});

test('the doctor says since when the clock has stopped', async () => {
  const stopped = waking(() => report({ tickedAt: minutesAgo(25.5) }));
  const target = { ...targetOf({ url: api, key: embeddedKeys.publishable }), senderKey: SENDER_KEY };

  const findings = await examine(sender, { ...target, fetch: systemWith(stopped) });

  const clock = findings.find(({ title }) => title === TICKS);
  expect(clock?.problems[0]).toMatch(/^it last ticked 25 minutes ago, at /);
  expect(clock?.isWarning).toBe(false);
  expect(findings.find(({ title }) => title === BEATS)?.isWarning).toBe(true);
});

/** The gateway of a project, which rewrites a visitor's headers on the way to the database. */
function gateway(write: (headers: Headers) => void): Target {
  return {
    ...targetOf({ url: api, key: embeddedKeys.publishable }),
    secretKey: embeddedKeys.secret,
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

  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(findings.map(({ title }) => title)).toEqual([ONE_NETWORK, CF]);
});

test('a platform that refuses a forged cf-connecting-ip is equally fine', async () => {
  const target = gateway(cloudflare);
  const isForged = (init?: RequestInit) => new Headers(init?.headers).has('cf-connecting-ip');

  const findings = await examine(networks, {
    ...target,
    fetch: async (input, init) =>
      isForged(init) ? new Response('error code: 1000', { status: 403 }) : target.fetch(input, init),
  });

  expect(findings.flatMap(({ problems }) => problems)).toEqual([]);
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

const asOperator = { ...targetOf({ url: api, key: embeddedKeys.publishable }), secretKey: embeddedKeys.secret };
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
  const secret = ['track', 'stop-mail', 'pause', 'job', 'review', 'agreement'];
  const spanish: Record<string, string> = {
    '/': page('/', '<a href="/about">About</a><a href="/es" hreflang="es">Español</a>').replace(
      '</head>',
      `<link rel="alternate" hreflang="es" href="${SITE}/es"></head>`,
    ),
    '/es': page('/es', '<a href="/es/track">Seguimiento</a>'),
    ...Object.fromEntries(secret.map((name) => [`/es/${name}/0000-0000-0000-0000`, page(`/es/${name}`, '')])),
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
    const site = targetOf({ url: api, key: embeddedKeys.publishable, site: SITE });

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

const daysAgo = (days: number) => ago(days * DAY_MS);

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
    expect(await examine(reports, asOperator)).toMatchObject([{ title: REPORTED, isWarning: true, problems: missing }]);
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
      { title: LOOKED_AT, isWarning: true, problems: ['reviews that have waited for longer: 1'] },
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
  const not = [{ title: IS_BUILT, isWarning: true, problems: [`the last build was not requested: ${last_error}`] }];

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

test('the reviews are checked only with the secret key', async () => {
  expect((await examine(reviews, asOperator)).map(({ title }) => title)).toEqual([ARE_THERE, LOOKED_AT, IS_BUILT]);
  const titles = (await diagnose(targetOf({ url: api, key: embeddedKeys.publishable }))).map(({ title }) => title);
  expect(titles).not.toContain(ARE_THERE);
});

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
  expect(findings.map(({ title }) => title)).toContain(REPORTED);
});

test('texts that are on, sent, delivered, registered and mentioned on the pages are fine', async () => {
  await withSettings({ texts_on: true }, async () => {
    await withSent([{ channel: 'text', ...delivered(0.1) }], async () => {
      const findings = textsOf(await findingsOfTexts());

      expect(findings.map(({ title }) => title)).toEqual(titlesOfTexts);
      expect(findings.flatMap(({ problems }) => problems)).toEqual([]);
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

      const found = findings.filter(({ problems }) => problems.length > 0);
      expect(found).toMatchObject([{ title, problems: [problem] }]);
      expect(found[0]?.isWarning).toBe([KNOWN, SAYS_TEXTS, ONE_SEGMENT].includes(title));
    });
  });
});

test('pages that mention texts while none are sent are reported', async () => {
  const findings = textsOf(await findingsOfTexts());

  expect(findings.filter(({ problems }) => problems.length > 0)).toMatchObject([
    {
      title: SAYS_TEXTS,
      isWarning: true,
      problems: ['the site is built with VITE_TEXTS=on, and texts_on is false'],
    },
  ]);
});

test('a sample phone number causes a warning and no failure', async () => {
  const sample = withText('/', '</h1>', '</h1><a href="tel:+12135550142">Call</a>');
  const target = targetOf({ url: api, key: embeddedKeys.publishable, site: SITE });

  const findings = await diagnose({ ...target, fetch: systemWith(sample) });

  expect(findings.filter(({ problems }) => problems.length > 0)).toMatchObject([
    { title: SAMPLES, isWarning: true, problems: ['the phone number is a sample: set VITE_SITE_PHONE'] },
  ]);
});

test('an unanswering server is a finding, not a crash', async () => {
  const [finding] = await diagnose({
    ...targetOf({ url: api, key: embeddedKeys.publishable }),
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
