import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { askedReview } from '../components/support/fake-backend.ts';
import { messageView } from '../fixtures/desk-list.ts';
import { foundJob } from '../fixtures/jobs.ts';
import { foundRequest, minimalLeadRow, readRequest } from '../fixtures/leads.ts';
import { usualFault } from '../fixtures/site-reports.ts';
import { senderSettings, serve, startDeployedFunctions } from '../support/deployed-functions.ts';
import { submitLead } from '../support/leads.ts';

// Other tests share functions with test settings. Here they have production settings, and the database behind them can
// fail.

type Functions = Awaited<ReturnType<typeof startDeployedFunctions>>;

/** The functions that visitors call. */
const names = [
  ...['get-lead-details', 'update-lead-contacted', 'update-lead', 'stop-mail', 'job', 'review', 'agreement', 'desk'],
  'report-fault',
];

/** A valid body for each of them. */
function bodyFor(name: string, { tracking_id }: { tracking_id: string }): string {
  if (name === 'report-fault') return JSON.stringify(usualFault);
  const report = { trackingId: tracking_id, wasNotContacted: true, timestamp: '2026-11-21T08:00:00Z' };
  return JSON.stringify({ ...report, token: tracking_id, action: name === 'update-lead' ? 'correct' : 'view' });
}

const OUR_FAULT = { statusCode: 500, code: 'fault', message: 'Something went wrong on our side.' };

const HEALTH = '/rest/v1/rpc/sending_health';
const CLAIM = '/rest/v1/rpc/claim_notifications';
const aMail = { id: '1', kind: 'new-request', audience: 'operator', channel: 'mail', lead_id: '2' };

/** A healthy report on sending from the database. */
const wellHealth = {
  ...{ failing: 0, unknown: 0, filtered: 0, operator_mail_bounced: false, ticked_at: '2026-11-21T08:00:00Z' },
  ...{ last_mail_report_at: null, last_text_report_at: null, is_stuck: false },
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
  let failedAt: string;
  /** The requests to the text provider, which accepts them, and to the monitor. */
  let asked: (string | undefined)[];

  beforeAll(async () => {
    database = await serve(async (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://database.test');
      const found = answers[pathname];
      const { by_channel } = pathname === CLAIM ? ((await json(request)) as { by_channel?: string }) : {};
      const answer = by_channel && Array.isArray(found) ? found.filter(({ channel }) => channel === by_channel) : found;
      if (answer === undefined) failedAt = pathname;
      response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' });
      const failure = { code: 'XX000', message: 'disk full at 10.0.0.7:5432' };
      response.end(JSON.stringify(answer === undefined ? failure : answer));
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
      ...{ TEXT_ACCOUNT_SID: 'account', TEXT_AUTH_TOKEN: 'token', TEXT_SERVICE_SID: 'service' },
      TEXT_API_URL: texts.url,
      HEARTBEAT_URL: `${monitor.url}/monitor`,
    };
    functions = await startDeployedFunctions({ SUPABASE_URL: database.url, ...senderSettings, ...others });
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
    answers['/rest/v1/rpc/find_request'] = { ...foundRequest, ...lead };
    return tracking_id;
  }

  test('every function reports an internal error, not an unknown request or success', async () => {
    const lead = minimalLeadRow();

    for (const name of names) await expectOurFault(await functions.request(name, { body: bodyFor(name, lead) }));
  });

  /** Makes the database give out a text to a customer. */
  function answerWithAText() {
    const { tracking_id } = minimalLeadRow();
    answers['/rest/v1/rpc/read_request'] = { ...readRequest, tracking_id };
    answers[HEALTH] = [wellHealth];
    answers[CLAIM] = [{ ...aMail, kind: 'still-looking', audience: 'customer', channel: 'text', attempts: 1 }];
  }

  test.each<[string, () => void, string[]]>([
    ['read what is due', () => Object.assign(answers, { [HEALTH]: [wellHealth] }), ['/monitor/fail']],
    ['check its health', () => Object.assign(answers, { [CLAIM]: [] }), ['/monitor/fail']],
    [
      "store an email's outcome",
      () => Object.assign(answers, { [HEALTH]: [wellHealth], [CLAIM]: [aMail], '/rest/v1/rpc/read_request': null }),
      ['/monitor/fail'],
    ],
    ['mark a text as begun, and hands over none', answerWithAText, ['GET account.json', '/monitor/fail']],
    [
      "store a text's outcome",
      () => {
        answerWithAText();
        answers['/rest/v1/rpc/begin_text'] = true;
      },
      ['GET account.json', 'POST Messages.json', '/monitor/fail'],
    ],
  ])("a sender fails, and the monitor hears of it, if it can't %s", async (_, answer, calls) => {
    answer();

    await expectOurFault(await functions.wake());

    expect(asked).toEqual(calls);
  });

  test.each([
    ['read which photos are old', {}],
    ['remove them', { '/rest/v1/rpc/list_removable_photos': [{ lead_id: '1', photo_paths: ['1/a.jpg'] }] }],
    ['record that none is left', { '/rest/v1/rpc/list_removable_photos': [] }],
  ])("a call about old photos that can't %s fails", async (_, known) => {
    Object.assign(answers, known);

    await expectOurFault(await functions.wake('remove-old-photos'));
  });

  test("a request is not shown if any part of it can't be read", async () => {
    const trackingId = answerWithALead();
    const look = () => functions.request('get-lead-details', { body: JSON.stringify({ trackingId }) });
    expect((await look()).status).toBe(200);

    for (const path of Object.keys(answers).filter((each) => !each.endsWith('/count_function_request'))) {
      const { [path]: answer } = answers;
      delete answers[path];
      await expectOurFault(await look());
      answers[path] = answer;
    }
  });

  test.each<[string, string, Record<string, unknown>, object]>([
    ['accept_job', 'job', { find_job: foundJob }, { action: 'accept' }],
    ['act_on_message', 'desk', { view_desk: messageView() }, { action: 'answered', id: randomUUID(), answered: true }],
    ['request_desk_link', 'desk', {}, { action: 'ask', token: undefined }],
    ['answer_review', 'review', { view_review: askedReview() }, { action: 'answer', gone: 'no' }],
    ['cancel_lead', 'update-lead', {}, { action: 'cancel', reasons: ['Decided to keep items'] }],
    ['report_not_contacted', 'update-lead-contacted', {}, { wasNotContacted: true, timestamp: '2026-11-21T08:00:00Z' }],
  ])('what %s fails to store is an internal error of the function %s', async (fails, name, found, action) => {
    const trackingId = answerWithALead();
    for (const [called, answer] of Object.entries(found)) answers[`/rest/v1/rpc/${called}`] = answer;
    const body = JSON.stringify({ token: '0000000000000000', trackingId, ...action });

    await expectOurFault(await functions.request(name, { body }));

    expect(failedAt).toBe(`/rest/v1/rpc/${fails}`);
  });
});

describe('with keys', () => {
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
    ['SUPABASE_SECRET_KEYS', '{"default":5}', 'SUPABASE_SECRET_KEYS holds no key'],
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
