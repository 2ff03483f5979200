import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ownBackend } from '../support/own-backend.ts';

// What happens at the door. On its own database without the checks of windows, so that a pickup can be now at night.

const { query, queryAs, queryAsVisitor, exec, insert } = ownBackend();

beforeAll(() =>
  exec(`
    update public.dispatch_settings set digest_at = null;
    alter table public.leads drop constraint "pickup is quarter hours of one day, 6 AM to 9 PM Los Angeles";
    alter table public.proposals drop constraint "windows are one to three, in order and apart"`),
);

beforeEach(() => exec('delete from public.leads; delete from public.haulers; delete from public.notifications'));

const LATE = ['-4 hours', '-31 minutes'] as const;

/** A job with an accepted estimate of $120–$180, whose window begins and ends this long from now. */
async function job(from = '-30 minutes', until = '90 minutes') {
  const lead = await insert('leads', {
    ...minimalLeadRow(),
    created_at: new Date(Date.now() - 5 * 3_600_000).toISOString(),
  });
  const [offer] = await query<{ id: string; token: string }>(
    `with hauler as (
      insert into public.haulers (name, email, phone, ${papers.columns})
      values ('Bay Haul', gen_random_uuid() || '@hauler.example', '2135550100', ${papers.values}) returning id
    )
    insert into public.job_offers (lead_id, hauler_id, state, accepted_at)
    select $1, id, 'accepted', now() - interval '3 hours' from hauler returning id, token`,
    [lead.id],
  );
  if (!offer) throw new Error('No offer');
  const { id, token } = offer;
  await query(
    `with proposal as (
      insert into public.proposals (
        lead_id, offer_id, state, price_from, price_to, window_from, window_until, chosen, accepted_by, accepted_at
      )
      values (
        $1, $2, 'accepted', 120, 180, array[now() + $3::interval], array[now() + $4::interval], 1, 'customer',
        now() - interval '2 hours'
      )
      returning *
    )
    update public.leads as lead
    set status = 'In Progress', pickup_from = proposal.window_from[1], pickup_until = proposal.window_until[1]
    from proposal where lead.id = proposal.lead_id`,
    [lead.id, id, from, until],
  );
  await query('delete from public.notifications where lead_id = $1', [lead.id]);

  const call = async (action: string, parameters: unknown[]): Promise<unknown> => {
    const places = parameters.map((_, index) => `$${index + 1}`);
    return (await queryAs<{ is: string }>('service_role', `select ${action}(${places}) as is`, parameters))[0]?.is;
  };
  const name = (price: number, { id = randomUUID() as string, reason = '', agreed = false, minutesAgo = 0 } = {}) =>
    call('set_door_price', [token, id, price, reason, agreed, minutesAgo]);
  return {
    lead,
    offer,
    name,
    /** Names a price. @returns its ID. */
    named: async (price: number, more: { reason?: string; agreed?: boolean } = {}) => {
      const id = randomUUID();
      expect(await name(price, { id, reason: price > 180 ? 'A piano more' : '', ...more })).toBe('done');
      return id;
    },
    answer: (id: string, accepted: boolean) => call('answer_door_price', [lead.tracking_id, id, accepted]),
    complete: (price = 170) => call('complete_job', [token, price]),
    reportNoShow: () => call('report_no_show', [lead.tracking_id]),
    askForOther: () => call('ask_for_other_hauler', [lead.tracking_id]),
    call,
    /** All prices in the order in which they were named: "150 accepted, 260 declined". */
    prices: async () => {
      const sql = `select string_agg(price || ' ' || state, ', ' order by made_at) as is from public.door_prices`;
      return (await query<{ is: string }>(`${sql} where lead_id = $1`, [lead.id]))[0]?.is;
    },
    /** What both pages see. */
    pickupParts: async () => {
      const sql = 'select private.pickup_of(lead) as parts from public.leads as lead where id = $1';
      return (await query<{ parts: Record<string, Record<string, unknown>> }>(sql, [lead.id]))[0]?.parts ?? {};
    },
    /** The messages of this kind: whom they go to, whether they wait, and why they would be skipped. */
    told: (kind: string) =>
      query(
        `select audience, state, round(extract(epoch from due_at - now()) / 60)::int as minutes,
          private.reason_to_skip(outgoing) as skipped
        from public.notifications as outgoing where lead_id = $1 and kind = $2 and channel is null order by created_at, audience`,
        [lead.id, kind],
      ),
    history: async () => {
      const sql = 'select private.history_of(lead) as entries from public.leads as lead where id = $1';
      const [row] = await query<{ entries: Record<string, unknown>[] }>(sql, [lead.id]);
      return row?.entries.filter(({ what }) => /^door|no-show/.test(String(what))) ?? [];
    },
    sent: (kind: string) =>
      query(
        `update public.notifications set state = 'sent', attempts = 1, finished_at = now()
        where lead_id = $1 and kind = $2::public.notification_kind`,
        [lead.id, kind],
      ),
    change: (columns: string) => query(`update public.leads set ${columns} where id = $1`, [lead.id]),
  };
}

describe('the final price', () => {
  test('is asked, seen by both, accepted, told once to each, and kept with the completed job', async () => {
    const { name, answer, pickupParts, told, complete, history } = await job();
    const id = randomUUID();

    expect(await name(170, { id })).toBe('done');
    expect(await name(170, { id })).toBe('done');
    expect(await name(175, { id })).toBe('changed');
    expect(await told('door-price')).toEqual([{ audience: 'customer', state: 'waiting', minutes: 0, skipped: null }]);
    expect((await pickupParts())['door']).toEqual({
      id,
      state: 'open',
      price: 170,
      estimate: 180,
      made_at: expect.any(String),
    });
    expect([await answer(id, true), await answer(id, true), await answer(id, false)]).toEqual([
      'done',
      'done',
      'changed',
    ]);
    expect(await name(170, { id })).toBe('done');
    expect((await pickupParts())['door']).toMatchObject({ state: 'accepted', accepted_by: 'customer' });
    expect(await told('door-answered')).toMatchObject([{ audience: 'hauler', minutes: 0, skipped: null }]);
    expect(await told('door-price')).toMatchObject([{ skipped: 'answered' }]);
    expect(await complete()).toBe('done');
    expect(await name(175)).toBe('closed');
    expect(await history()).toMatchObject([
      { what: 'door-price', hauler: 'Bay Haul', price: 170, estimate: 180 },
      { what: 'door-yes', accepted_by: 'customer' },
    ]);
  });

  test('above the estimate needs a reason; after a no the job can’t be completed, whatever only waits', async () => {
    const { name, named, answer, prices, complete, call, offer, told } = await job();

    expect(await name(181)).toBe('changed');
    const declined = await named(240);
    expect([await answer(declined, false), await answer(declined, false)]).toEqual(['done', 'done']);
    expect(await answer(declined, true)).toBe('changed');
    await named(180);
    expect(await told('door-answered')).toMatchObject([{ skipped: 'other-price' }]);
    expect(await complete(240)).toBe('changed');
    expect(await call('update_job', [offer.token, 'Completed'])).toBe('refused');
    await named(175, { agreed: true });
    expect(await prices()).toBe('240 declined, 180 replaced, 175 accepted');
    expect(await complete(175)).toBe('done');
  });

  test('a yes stands until the customer accepts another price, and holds again if they deny a note', async () => {
    const { named, answer, pickupParts, prices, complete } = await job();
    const yes = await named(150);
    await answer(yes, true);

    const more = await named(260);
    expect((await pickupParts())['door']).toMatchObject({ id: more, state: 'open', standing: 150 });
    await answer(more, false);
    expect((await pickupParts())['door']).toMatchObject({ id: more, state: 'declined', standing: 150 });
    const note = await named(300, { agreed: true });
    expect(await prices()).toBe('150 replaced, 260 declined, 300 accepted');
    expect(await answer(note, false)).toBe('done');
    expect(await prices()).toBe('150 accepted, 260 declined, 300 declined');
    await named(310, { agreed: true });
    await named(320);
    expect(await prices()).toBe('150 accepted, 260 declined, 300 declined, 310 replaced, 320 open');
    expect(await complete(150)).toBe('done');
  });

  test('agreed in person is told after the hold, also once the job is completed, and can be denied', async () => {
    const { named, answer, told, complete, history } = await job();
    const note = await named(170, { agreed: true });
    expect(await told('door-price')).toMatchObject([{ minutes: 2, skipped: null }]);
    expect(await answer(note, false)).toBe('done');
    expect(await told('door-price')).toMatchObject([{ skipped: 'answered' }]);
    expect(await complete()).toBe('changed');
    const second = await named(160, { agreed: true });
    expect(await complete(160)).toBe('done');
    expect(await told('door-price')).toMatchObject([{ skipped: null }]);
    expect(await answer(second, true)).toBe('closed');
    expect(await answer(second, false)).toBe('done');
    expect(await told('door-answered')).toMatchObject([{ skipped: null }]);
    expect((await history()).map(({ what, accepted_by }) => [what, accepted_by].filter(Boolean).join(' '))).toEqual([
      ...['door-price', 'door-yes hauler', 'door-no', 'door-price', 'door-yes hauler', 'door-no'],
    ]);
  });

  test('a no is settled by a proposal that the customer accepts, not by one that the hauler enters', async () => {
    const { named, answer, complete, pickupParts, offer } = await job();
    await answer(await named(240), false);
    const agree = (by: string) =>
      query('update public.proposals set accepted_by = $2, accepted_at = now() where offer_id = $1', [offer.id, by]);

    await agree('hauler');
    expect(await complete()).toBe('changed');
    await agree('customer');
    expect(await pickupParts()).not.toHaveProperty('door');
    expect(await complete()).toBe('done');
  });

  test('no note goes untold: after two messages there is no third', async () => {
    const { name, named, sent, told } = await job();
    for (const price of [100, 101]) {
      await named(price, { agreed: true });
      await sent('door-price');
    }

    expect(await name(102, { agreed: true })).toBe('too-many');
    await named(103);
    expect(await told('door-price')).toHaveLength(3);
  });

  test('has its limits: five questions, eight prices, three messages a day about questions', async () => {
    const { name, named, told, sent } = await job();
    for (const price of [101, 102, 103, 104, 105]) await named(price);
    expect(await name(106)).toBe('too-many');
    expect(await told('door-price')).toHaveLength(1);
    for (const price of [107, 108, 109]) await named(price, { agreed: true });
    expect(await name(110, { agreed: true })).toBe('too-many');

    const other = await job();
    for (const price of [101, 102, 103, 104]) {
      await other.named(price);
      await other.sent('door-price');
    }
    await sent('door-price');
    expect(await other.told('door-price')).toHaveLength(3);
  });

  test.each([
    ['a price above 20000', 20_001, { reason: 'x' }],
    ['a reason of 81 characters', 200, { reason: 'x'.repeat(81) }],
    ['a reason of two lines', 200, { reason: 'x\ny' }],
  ])('the database refuses %s', async (_, price, more) => {
    await expect((await job()).name(price, more)).rejects.toMatchObject({ code: '23514' });
  });

  test('is refused on another day, with another link, of another request and by visitors', async () => {
    const [theirs, later] = [await job(), await job('26 hours', '28 hours')];
    const id = await theirs.named(100);

    expect(await later.name(100)).toBe('not-today');
    expect(await later.name(100, { id })).toBe('changed');
    expect(await later.answer(id, true)).toBe('changed');
    expect(await later.call('set_door_price', ['0000000000000000', randomUUID(), 1])).toBe('unknown');
    expect(await later.call('answer_door_price', ['0000000000000000', id, true])).toBe('unknown');
    for (const sql of ['* from door_prices', `answer_door_price('${theirs.lead.tracking_id}', '${id}', true)`]) {
      await expect(queryAsVisitor(`select ${sql}`)).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('has the moment of the press, but comes after what it replaces', async () => {
    const { name, named, answer, prices, complete } = await job();
    const minutes = () =>
      query(`select round(extract(epoch from now() - made_at) / 60)::int as is from public.door_prices`);
    await name(100, { agreed: true, minutesAgo: 50 });
    expect(await minutes()).toEqual([{ is: 50 }]);
    await answer(await named(90), false);
    await name(80, { agreed: true, minutesAgo: 5000 });
    expect(await prices()).toBe('100 replaced, 90 declined, 80 accepted');
    expect(await complete(80)).toBe('done');
  });

  test.each([
    ['the job is completed', `status = 'Completed'`],
    ['the request is canceled', `status = 'Canceled'`],
    ['another time is set', `pickup_until = pickup_until + interval '1 hour'`],
  ])('an open one ends when %s', async (_, change) => {
    const { named, answer, prices, change: changeLead } = await job();
    await answer(await named(100), true);
    await named(110);

    await changeLead(change);

    expect(await prices()).toBe('100 accepted, 110 ended');
  });

  test('ends with the job of its hauler, and says nothing about the next time they have it', async () => {
    const { named, answer, prices, offer, complete, pickupParts } = await job();
    await answer(await named(100), true);
    await answer(await named(240), false);
    await named(110);
    await query(`update public.job_offers set state = 'returned' where id = $1`, [offer.id]);
    expect(await prices()).toBe('100 ended, 240 declined, 110 ended');

    await query(`update public.job_offers set state = 'accepted', accepted_at = now() where id = $1`, [offer.id]);
    expect(await pickupParts()).not.toHaveProperty('door');
    expect(await complete()).toBe('done');
  });

  test('is deleted with the person', async () => {
    const { named, lead, prices } = await job();
    await named(100);
    await query('select public.delete_person(phone => $1)', [lead.phone]);
    expect(await prices()).toBeNull();
  });
});

describe('that no one came', () => {
  test('is reported once a window, from half an hour after it; operator and hauler are told at once', async () => {
    const early = await job('-4 hours', '-29 minutes');
    expect(await early.reportNoShow()).toBe('too-soon');
    const { reportNoShow, offer, told, pickupParts, history } = await job(...LATE);

    expect([await reportNoShow(), await reportNoShow()]).toEqual(['done', 'done']);
    expect(await query('select no_shows from public.job_offers where id = $1', [offer.id])).toEqual([{ no_shows: 1 }]);
    const now = { minutes: 0, skipped: null };
    expect(await told('no-show')).toMatchObject([
      { audience: 'operator', ...now },
      { audience: 'hauler', ...now },
    ]);
    expect((await pickupParts())['pickup']).toHaveProperty('no_show_at');
    expect(await history()).toMatchObject([{ what: 'no-show', hauler: 'Bay Haul' }]);
  });

  test.each([
    ['a week later', ['-8 days', '-7 days -1 hour'], '', 'changed'],
    ['without a window', LATE, `timeframe = 'Soon'`, 'changed'],
    ['once it is canceled', LATE, `status = 'Canceled'`, 'closed'],
  ] as const)('can’t be reported %s', async (_, window, change, outcome) => {
    const { reportNoShow, change: changeLead } = await job(...window);
    if (change) await changeLead(change);
    expect(await reportNoShow()).toBe(outcome);
  });

  test('is put off by "on my way" and by a first price at the door, once each and by three hours at most', async () => {
    const { change, named, pickupParts, lead } = await job('-4 hours', '-30 minutes');
    const putOff = async () => {
      const { no_show_from: from, until } = (await pickupParts())['pickup'] ?? {};
      return Math.round((Date.parse(String(from)) - Date.parse(String(until))) / 60_000);
    };

    expect(await putOff()).toBe(30);
    await change(`arrives_at = now() - interval '31 minutes'`);
    expect(await putOff()).toBe(59);
    await change(`arrives_at = now() + interval '3 hours'`);
    expect(await putOff()).toBe(90);
    await named(100);
    expect(await putOff()).toBe(150);
    await query(
      `update public.door_prices set made_at = pickup_until + interval '80 minutes'
      from public.leads where leads.id = lead_id and lead_id = $1`,
      [lead.id],
    );
    expect(await putOff()).toBe(200);
    await named(110);
    expect(await putOff()).toBe(200);
    await query(`update public.door_prices set made_at = now() + interval '9 hours' where lead_id = $1`, [lead.id]);
    expect(await putOff()).toBe(210);
  });

  test('is ruled out by a price that the customer accepted there, but only at this pickup', async () => {
    const { named, answer, reportNoShow, change, lead, pickupParts } = await job('-4 hours', '-3 hours');
    await answer(await named(100), true);
    expect(await reportNoShow()).toBe('changed');
    const answeredAt = `answered_at = now() - interval '301 minutes'`;
    await query(`update public.door_prices set ${answeredAt} where lead_id = $1`, [lead.id]);
    expect((await pickupParts())['pickup']).toHaveProperty('no_show_from');
    await change(`pickup_from = now() - interval '3 hours', pickup_until = now() - interval '40 minutes'`);
    expect(await reportNoShow()).toBe('done');
  });

  test('is settled by another time', async () => {
    const { reportNoShow, change, pickupParts, told, askForOther } = await job(...LATE);
    await reportNoShow();
    await change(`pickup_from = now() - interval '1 hour', pickup_until = now() + interval '1 hour'`);

    expect((await pickupParts())['pickup']).not.toHaveProperty('no_show_at');
    expect(await told('no-show')).toMatchObject([{ audience: 'operator', skipped: null }, { skipped: 'time-changed' }]);
    expect(await askForOther()).toBe('changed');
  });

  test('lets the customer ask for another hauler, as a no at the door does', async () => {
    const [missed, tooDear] = [await job(...LATE), await job()];
    expect(await missed.askForOther()).toBe('changed');
    await missed.reportNoShow();
    await tooDear.answer(await tooDear.named(240), false);

    for (const [{ askForOther, lead, offer, told }, decline_reason, no_shows] of [
      [missed, 'The hauler did not come', 1],
      [tooDear, 'The customer declined the final price', 0],
    ] as const) {
      expect([await askForOther(), await askForOther()]).toEqual(['done', 'done']);
      const sql = 'select state, decline_reason, no_shows from public.job_offers where id = $1';
      expect(await query(sql, [offer.id])).toEqual([{ state: 'returned', decline_reason, no_shows }]);
      const request = await query('select status, pickup_from from public.leads where id = $1', [lead.id]);
      expect(request).toEqual([{ status: 'Submitted', pickup_from: null }]);
      expect(await told('job-taken-back')).toHaveLength(1);
      expect(await told('status-changed')).toMatchObject([{ state: 'skipped' }]);
    }
  });

  test('is counted at the desk for twelve months', async () => {
    const { reportNoShow, offer } = await job(...LATE);
    const count = async () =>
      (await query<{ is: number }>(`select (private.haulers_of_list() -> 0 ->> 'no_shows')::int as is`))[0]?.is;
    await reportNoShow();
    expect(await count()).toBe(1);
    await query(`update public.job_offers set no_show_at = now() - interval '13 months' where id = $1`, [offer.id]);
    expect(await count()).toBe(0);
  });
});
