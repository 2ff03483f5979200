import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { messageView } from '../fixtures/desk-list.ts';
import { foundJob } from '../fixtures/jobs.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { usualFault } from '../fixtures/site-reports.ts';
import { serve, startDeployedFunctions } from '../support/deployed-functions.ts';
import { submitLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';

// Other tests share functions with test settings. Here they have production settings, and the database behind them can
// fail.

type Functions = Awaited<ReturnType<typeof startDeployedFunctions>>;

/** The functions that visitors call. */
const names = [
  'get-lead-details',
  'update-lead-contacted',
  'update-lead',
  'stop-mail',
  'job',
  'review',
  'agreement',
  'desk',
  'report-fault',
];

/** The operator's settings for the sender. */
const mail = {
  SENDER_KEY: 'key-of-the-sender',
  MAIL_API_KEY: 'key-of-the-provider',
  MAIL_FROM: 'PoppyHaul <hello@site.example>',
  OPERATOR_EMAIL: 'operator@site.example',
  SITE_URL: 'https://site.example',
};

/** A valid body for each of them. */
function bodyFor(name: string, { tracking_id }: { tracking_id: string }): string {
  if (name === 'report-fault') return JSON.stringify(usualFault);
  const report = { trackingId: tracking_id, wasNotContacted: true, timestamp: '2026-11-21T08:00:00Z' };
  return JSON.stringify({ ...report, token: tracking_id, action: name === 'update-lead' ? 'correct' : 'look' });
}

describe('with only the origins set, as in the guide', () => {
  let functions: Functions;

  beforeAll(async () => {
    functions = await startDeployedFunctions({ ALLOWED_ORIGINS: ' https://www.site.example , https://site.example\n' });
  });

  afterAll(() => functions.close());

  test.each([
    ['get-lead-details', '198.18.1.1', '198.18.1.2'],
    ['update-lead-contacted', '198.18.2.1', '198.18.2.2'],
    ['stop-mail', '198.18.3.1', '198.18.3.2'],
    ['update-lead', '198.18.4.1', '198.18.4.2'],
    ['job', '198.18.5.1', '198.18.5.2'],
    ['desk', '198.18.7.1', '198.18.7.2'],
    ['review', '198.18.8.1', '198.18.8.2'],
    ['report-fault', '198.18.9.1', '198.18.9.2'],
    ['agreement', '198.18.10.1', '198.18.10.2'],
  ])("%s counts a visitor's requests whatever addresses they claim", async (name, address, other) => {
    await withLimits({ function_requests_per_network_per_minute: 2 }, async () => {
      const ask = async (forwardedFor: string) =>
        (await functions.request(name, { headers: { 'x-forwarded-for': forwardedFor }, body: '{}' })).status;

      const statuses = [
        await ask(address),
        await ask(`198.51.100.1, ${address}`),
        await ask(`198.51.100.2,${address}`),
      ];

      expect(statuses).toEqual([400, 400, 429]);
      expect(await ask(other)).toBe(400);
    });
  });

  test.each([
    ['https://www.site.example', 'https://www.site.example'],
    ['https://site.example', 'https://site.example'],
    ['https://evil.example', null],
  ])('a page of %s gets the allowed origin %s despite spaces in the setting', async (origin, allowed) => {
    const answers = await Promise.all(names.map((name) => functions.request(name, { headers: { origin } })));

    expect(answers.map((answer) => answer.headers.get('access-control-allow-origin'))).toEqual(
      names.map(() => allowed),
    );
  });

  test('one-click requests without a key are also counted', async () => {
    await withLimits({ function_requests_per_network_per_minute: 2 }, async () => {
      const statuses = [];
      for (let count = 0; count < 3; count++) {
        const headers = { apikey: '', 'x-forwarded-for': '198.18.6.1' };
        statuses.push((await functions.request('stop-mail?token=0000000000000000', { headers })).status);
      }

      expect(statuses).toEqual([200, 200, 429]);
    });
  });

  test('a lead is found only by its whole tracking ID', async () => {
    const lead = await submitLead(minimalLeadRow());
    const beginning = lead.tracking_id.slice(0, 4);
    const guesses = [beginning, beginning.padEnd(16, '0'), `${lead.tracking_id.slice(0, 15)}%`];

    const answers = await Promise.all(
      guesses.flatMap((tracking_id) =>
        ['get-lead-details', 'update-lead-contacted', 'update-lead'].map(async (name) =>
          (await functions.request(name, { body: bodyFor(name, { tracking_id }) })).json(),
        ),
      ),
    );

    const invalid = { statusCode: 400, code: 'tracking-id-invalid', message: 'The tracking ID is not valid.' };
    const unknown = { message: 'The tracking ID provided was not found in our system.' };
    expect(answers).toEqual([invalid, unknown, invalid].flatMap((answer) => Array(3).fill(answer)));
  });
});

/** Columns the database adds to a new lead. */
const leadWithNothingElse = {
  language: 'en',
  email: null,
  unit_number: null,
  city: null,
  timeframe: null,
  call_time: null,
  contacted_at: null,
  created_at: '2026-11-21T08:00:00Z',
  status: 'Submitted',
  cancel_reasons: [],
  lead_status_changes: [],
};

/** The review link's data as the database returns them. */
const reviewView = {
  state: 'open',
  review: {
    ...{ firstName: 'Ana', city: null, services: ['Furniture Removal'], hauler: null },
    ...{ until: '2026-12-12T18:00:00+00:00', publication: 'no', withheldBecause: null },
    ...{ gone: null, leftBehind: null, price: null, amountPaid: null, stars: null, words: null },
    ...{ mayPublish: false, shownName: null },
  },
};

const OUR_FAULT = { statusCode: 500, code: 'fault', message: 'Something went wrong on our side.' };

/** A healthy report on sending from the database. */
const wellHealth = {
  in_trouble: 0,
  unknown: 0,
  ticked_at: '2026-11-21T08:00:00Z',
  last_mail_report_at: null,
  last_text_report_at: null,
  filtered: 0,
  operator_mail_came_back: false,
};

async function expectOurFault(response: Response) {
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual(OUR_FAULT);
}

describe('with a failing database', () => {
  let functions: Functions;
  let database: Awaited<ReturnType<typeof serve>>;
  let texts: typeof database;
  let monitor: typeof database;
  /** The database's answers by path. It fails at everything else. */
  let answers: Record<string, unknown>;
  /** The requests to the text provider, which accepts them, and to the monitor. */
  let asked: (string | undefined)[];

  beforeAll(async () => {
    database = await serve((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://database.test');
      const answer = answers[pathname];
      response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { code: 'XX000', message: 'disk full at 10.0.0.7:5432' }));
    });
    texts = await serve((request, response) => {
      asked.push(`${request.method} ${request.url?.split('/').at(-1)}`);
      response.writeHead(request.method === 'POST' ? 201 : 200).end('{}');
    });
    monitor = await serve((request, response) => {
      asked.push(request.url);
      response.end();
    });
    const others = {
      TEXT_ACCOUNT_SID: 'account',
      TEXT_AUTH_TOKEN: 'token',
      TEXT_SERVICE_SID: 'service',
      TEXT_API_URL: texts.url,
      HEARTBEAT_URL: `${monitor.url}/monitor`,
    };
    functions = await startDeployedFunctions({ SUPABASE_URL: database.url, ...mail, ...others });
  });

  beforeEach(() => {
    asked = [];
    answers = { '/rest/v1/rpc/count_function_request': true };
  });

  afterAll(() => {
    functions.close();
    for (const server of [database, texts, monitor]) server.close();
  });

  /** Makes the database find a lead. @returns its tracking ID. */
  function answerWithALead(): string {
    const { tracking_id, ...lead } = minimalLeadRow();
    answers['/rest/v1/leads'] = [{ ...leadWithNothingElse, ...lead }];
    answers['/rest/v1/job_offers'] = [];
    answers['/rest/v1/rpc/promised_by'] = '2026-11-22T12:00:00Z';
    answers['/rest/v1/rpc/is_still_looking'] = false;
    answers['/rest/v1/rpc/pickup_of'] = {};
    answers['/rest/v1/rpc/reach_of'] = { by: 'none', cameBack: [] };
    answers['/rest/v1/rpc/photos_of'] = [];
    return tracking_id;
  }

  test.each(names)('%s reports an internal error, not an unknown request or success', async (name) => {
    await expectOurFault(await functions.request(name, { body: bodyFor(name, minimalLeadRow()) }));
  });

  /** Makes the database give out a text to a customer. */
  function answerWithAText() {
    const { tracking_id } = minimalLeadRow();
    answerWithALead();
    const [lead] = answers['/rest/v1/leads'] as object[];
    answers['/rest/v1/leads'] = [{ ...lead, tracking_id }];
    answers['/rest/v1/rpc/sending_health'] = [wellHealth];
    answers['/rest/v1/rpc/claim_notifications'] = [
      { id: '1', kind: 'still-looking', audience: 'customer', channel: 'text', lead_id: '2', attempts: 1 },
    ];
  }

  const wake = () => functions.request('send-notifications', { headers: { apikey: mail.SENDER_KEY } });

  test("a sender that can't read what is due fails, and the monitor is told", async () => {
    answers['/rest/v1/rpc/sending_health'] = [wellHealth];

    await expectOurFault(await wake());

    expect(asked).toEqual(['/monitor/fail']);
  });

  test("a sender that can't store an email's outcome stops and fails", async () => {
    answers['/rest/v1/rpc/sending_health'] = [wellHealth];
    answers['/rest/v1/rpc/claim_notifications'] = [
      { id: '1', kind: 'new-request', audience: 'operator', channel: 'mail', lead_id: '2' },
    ];
    answers['/rest/v1/leads'] = [];

    await expectOurFault(await wake());
  });

  test("a text that can't be marked as begun is not handed over", async () => {
    answerWithAText();

    await expectOurFault(await wake());

    expect(asked).toEqual(['GET account.json', '/monitor/fail']);
  });

  test("a sender that can't store a text's outcome stops and fails", async () => {
    answerWithAText();
    answers['/rest/v1/rpc/begin_text'] = true;

    await expectOurFault(await wake());

    expect(asked).toEqual(['GET account.json', 'POST Messages.json', '/monitor/fail']);
  });

  test("a sender that can't check its health doesn't report success", async () => {
    answers['/rest/v1/rpc/claim_notifications'] = [];

    await expectOurFault(await wake());

    expect(asked).toEqual(['/monitor/fail']);
  });

  test("the monitor is told that all is well, and the text provider isn't called without a text", async () => {
    answers['/rest/v1/rpc/claim_notifications'] = [];
    answers['/rest/v1/rpc/sending_health'] = [wellHealth];

    expect((await wake()).status).toBe(200);

    expect(asked).toEqual(['/monitor']);
  });

  test.each([
    ['read which photos are old', {}],
    ['remove them', { '/rest/v1/rpc/list_removable_photos': [{ lead_id: '1', photo_paths: ['1/a.jpg'] }] }],
    ['record that none is left', { '/rest/v1/rpc/list_removable_photos': [] }],
  ])("a call about old photos that can't %s fails", async (_, known) => {
    Object.assign(answers, known);

    await expectOurFault(await functions.request('remove-old-photos', { headers: { apikey: mail.SENDER_KEY } }));
  });

  test("a report that can't be stored fails", async () => {
    const lead = minimalLeadRow();
    answers['/rest/v1/leads'] = [{ id: lead.id }];

    await expectOurFault(
      await functions.request('update-lead-contacted', { body: bodyFor('update-lead-contacted', lead) }),
    );
  });

  test.each([
    'leads',
    'job_offers',
    'rpc/promised_by',
    'rpc/is_still_looking',
    'rpc/pickup_of',
    'rpc/reach_of',
    'rpc/photos_of',
  ])("a request is not shown if %s can't be read", async (path) => {
    const trackingId = answerWithALead();
    delete answers[`/rest/v1/${path}`];

    await expectOurFault(await functions.request('get-lead-details', { body: JSON.stringify({ trackingId }) }));
  });

  test.each([
    { action: 'cancel', reasons: ['Decided to keep items'] },
    { action: 'correct', callTime: 'After 5 PM' },
    { action: 'accept-proposal', proposal: randomUUID(), choice: 1 },
    { action: 'ask-again', proposal: randomUUID(), askedFor: 'other-time' },
    { action: 'decline-proposal', proposal: randomUUID(), declinedFor: 'price' },
  ])("a customer's change that can't be stored is an internal error: $action", async (change) => {
    const trackingId = answerWithALead();
    const found = await functions.request('get-lead-details', { body: JSON.stringify({ trackingId }) });
    expect(found.status).toBe(200);

    await expectOurFault(await functions.request('update-lead', { body: JSON.stringify({ trackingId, ...change }) }));
  });

  test.each([
    { action: 'accept' },
    { action: 'decline' },
    { action: 'called' },
    { action: 'update', timeframe: 'Tuesday 9–11 AM' },
    { action: 'give-back' },
    { action: 'propose', id: randomUUID(), windows: [{ day: '2026-11-24', from: '09:00', until: '11:00' }] },
    { action: 'withdraw', proposal: randomUUID() },
    { action: 'on-my-way', minutes: 30 },
    { action: 'complete', pricePaid: 165 },
  ])("a hauler's action that can't be stored fails: $action", async (act) => {
    const token = '0000000000000000';
    answers['/rest/v1/rpc/find_job'] = foundJob;
    expect((await functions.request('job', { body: JSON.stringify({ token, action: 'look' }) })).status).toBe(200);

    await expectOurFault(await functions.request('job', { body: JSON.stringify({ token, ...act }) }));
  });

  test.each([
    { action: 'assign', hauler: randomUUID(), version: 'f'.repeat(32) },
    { action: 'called', called: true, version: 'f'.repeat(32) },
    { action: 'cancel', reasons: ['no-hauler'], version: 'f'.repeat(32) },
    { action: 'answered', answered: true },
    { action: 'hauler', hauler: randomUUID(), fields: { active: false } },
    { action: 'dispatch', on: false },
    { action: 'end-links' },
  ])("an operator's action that can't be stored fails: $action", async (act) => {
    const token = '0000000000000000';
    answers['/rest/v1/rpc/view_desk'] = messageView();
    expect((await functions.request('desk', { body: JSON.stringify({ token, action: 'look' }) })).status).toBe(200);

    const body = JSON.stringify({ token, id: randomUUID(), ...act });
    await expectOurFault(await functions.request('desk', { body }));
  });

  test.each([
    { action: 'answer', gone: 'no' },
    { action: 'answer', gone: 'yes', stars: 5, mayPublish: true },
    { action: 'unpublish' },
  ])("a customer's answer that can't be stored fails: %j", async (said) => {
    const token = '0000000000000000';
    answers['/rest/v1/rpc/view_review'] = reviewView;
    expect((await functions.request('review', { body: JSON.stringify({ token, action: 'look' }) })).status).toBe(200);

    await expectOurFault(await functions.request('review', { body: JSON.stringify({ token, ...said }) }));
  });

  test("a link that can't be requested fails", async () => {
    await expectOurFault(await functions.request('desk', { body: JSON.stringify({ action: 'ask' }) }));
  });
});

describe('with keys', () => {
  test('a secret key that the database refuses is an internal error', async () => {
    const lead = await submitLead(minimalLeadRow());
    const functions = await startDeployedFunctions({ SUPABASE_SECRET_KEYS: '{"default":"sb_secret_of_nobody"}' });

    const answers = await Promise.all(names.map((name) => functions.request(name, { body: bodyFor(name, lead) })));
    functions.close();

    for (const answer of answers) await expectOurFault(answer);
  });

  test('each publishable key is accepted, and the first secret key is used', async () => {
    const lead = await submitLead(minimalLeadRow());
    const functions = await startDeployedFunctions({
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: 'sb_publishable_new', old: embeddedKeys.publishable }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: embeddedKeys.secret, next: 'sb_secret_of_nobody' }),
    });

    const answers = await Promise.all(
      ['sb_publishable_new', embeddedKeys.publishable].map((apikey) =>
        functions.request('get-lead-details', { headers: { apikey }, body: bodyFor('get-lead-details', lead) }),
      ),
    );
    functions.close();

    for (const answer of answers) expect(await answer.json()).toMatchObject({ phone: lead.phone });
  });

  test.each([
    ['SUPABASE_SECRET_KEYS', '{}', 'SUPABASE_SECRET_KEYS holds no key'],
    ['SUPABASE_SECRET_KEYS', '{"default":5}', 'SUPABASE_SECRET_KEYS holds no key'],
    ['SUPABASE_SECRET_KEYS', 'null', 'SUPABASE_SECRET_KEYS is not a JSON object'],
    ['SUPABASE_PUBLISHABLE_KEYS', '"sb_publishable_x"', 'SUPABASE_PUBLISHABLE_KEYS is not a JSON object'],
    ['ALLOWED_ORIGINS', '', 'ALLOWED_ORIGINS is not set'],
  ])('no function starts with %s set to %j, and the log says why', async (name, value, reason) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const functions = await startDeployedFunctions({ [name]: value });

    const answers = await Promise.all(names.map((each) => functions.request(each, { body: '{}' })));
    functions.close();

    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 503));
    const printed = log.mock.calls.flat();
    for (const each of names)
      expect(printed).toContainEqual(expect.stringMatching(`(?s:function ${each} .*${reason})`));
    log.mockRestore();
  });
});
