import { randomInt, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { insertLead, type Transaction } from '../support/plain-postgres.ts';
import { describeProject } from '../support/project.ts';

// Two senders handle the same texts, and each can die at any step. Meanwhile everyone acts on the same requests, and
// delivery reports arrive. `ALL_ROUNDS=1` runs as many rounds as when this was designed, which takes minutes.

const amounts = process.env['ALL_ROUNDS'] ? { texts: 120, actions: 18_000 } : { texts: 24, actions: 400 };
vi.setConfig({ testTimeout: 900_000 });

type Claimed = { id: string; attempt: number; channel: string };

/** What happens to a sender with a text, in turn. */
const fates = [
  'sends it',
  'dies before it begins',
  'dies once it has begun',
  'dies once the provider has it',
  'hears nothing, and the provider has it',
  'hears nothing, and the provider does not have it',
  'is told to ask again later',
  'is told that the number takes none',
  'is overtaken before it begins',
  'is overtaken, and says then that it could not send',
] as const;

describeProject('texts', (project) => {
  let sessions: Transaction[] = [];

  const as = (sql: string) => project.run('service_role', sql);

  function session(role: 'service_role' | 'postgres' = 'service_role'): Transaction {
    const opened = project.begin(role);
    sessions.push(opened);
    return opened;
  }

  const next = (role = 'service_role') => `commit; begin; set local role ${role}; set local lock_timeout = '30s'`;

  beforeEach(() => {
    as(`update dispatch_settings set
      texts_on = true, texts_from = '00:00', texts_until = '24:00', texts_per_hour = 100000,
      stranger_texts_per_hour = 100000, arrival_texts_per_hour = 100000, customer_mails_per_hour = 100000,
      uncalled_jobs_per_hauler = 10000, texts_per_number_per_day = 100000, texts_per_hauler_per_day = 100000`);
  });

  afterEach(async () => {
    await Promise.all(sessions.map((each) => each.commit()));
    sessions = [];
    as(`update leads set status = 'Completed'; delete from haulers; delete from notifications; delete from text_blocks;
      delete from mail_blocks`);
  });

  /** Makes everything waiting due. */
  const makeDue = `update notifications set due_at = now() - interval '1 second' where state = 'waiting'`;

  test('are given to the provider at most once, and lost ones are named', async () => {
    // With emails enabled, half of the texts have another channel.
    project.run('postgres', `update private.notification_kinds set text_first = true where kind = 'request-arrived'`);
    for (let count = 0; count < amounts.texts; count++) {
      const email: Record<string, string> = count % 2 === 0 ? {} : { email: `${randomUUID()}@example.com` };
      as(insertLead({ phone: freshPhone(), agreed_to_messages: 'true', ...email }).sql);
    }
    as(`delete from notifications where audience <> 'customer'`);
    /** How often the provider was given each text. */
    const posted = new Map<string, number>();
    const post = ({ id }: Claimed) => posted.set(id, (posted.get(id) ?? 0) + 1);
    const clock = session();
    let turn = 0;

    async function handle(sender: Transaction, text: Claimed): Promise<'goes on' | 'dies'> {
      const call = (sql: string) => sender.run(`select ${sql}; ${next()}`);
      const finish = (outcome: string) =>
        call(`finish_text('${text.id}', '${outcome}', 'why', false, ${text.attempt})`);
      if (text.channel === 'mail') {
        await call(`finish_notification('${text.id}', 'sent')`);
        return 'goes on';
      }
      const fate = fates[turn++ % fates.length] ?? 'sends it';
      if (fate === 'dies before it begins') return 'dies';
      if (fate.startsWith('is overtaken')) {
        // Its claim expires, and the other sender claims the text and may have begun it.
        await clock.run(
          `update notifications set due_at = now() - interval '1 second' where id = '${text.id}'; ${next()}`,
        );
        await new Promise((resolve) => setTimeout(resolve, randomInt(60)));
      }
      const [begun] = await call(`begin_text('${text.id}', ${text.attempt})`);
      if (begun !== 't') {
        if (fate.endsWith('could not send')) await finish('postponed');
        return 'goes on';
      }
      if (fate === 'dies once it has begun') return 'dies';
      if (fate === 'is told to ask again later') {
        await finish('postponed');
        return 'goes on';
      }
      if (fate === 'is told that the number takes none') {
        await finish('undelivered');
        return 'goes on';
      }
      if (fate !== 'hears nothing, and the provider does not have it') post(text);
      if (fate === 'dies once the provider has it') return 'dies';
      await finish(fate.startsWith('hears nothing') ? 'unknown' : 'sent');
      return 'goes on';
    }

    let isSettled = false;
    async function send(): Promise<void> {
      const sender = session();
      while (!isSettled) {
        const rows = await sender.run(
          `select id, attempts, channel from claim_notifications(${randomInt(1, 6)}); ${next()}`,
        );
        for (const row of rows) {
          const [id = '', attempt = '', channel = ''] = row.split('|');
          if ((await handle(sender, { id, attempt: Number(attempt), channel })) === 'dies') break;
        }
      }
    }
    async function passTime(): Promise<void> {
      while (!isSettled) {
        await new Promise((resolve) => setTimeout(resolve, 40));
        const [waiting] = await clock.run(
          `${makeDue}; ${next()}; select count(*) from notifications where state = 'waiting'`,
        );
        isSettled = waiting === '0';
      }
    }
    await Promise.all([send(), send(), passTime()]);
    project.run('postgres', `update private.notification_kinds set text_first = false where kind = 'request-arrived'`);

    const twice = [...posted].filter(([, times]) => times > 1);
    const ended = as(
      `select id, state, channel, coalesce(failed_channel::text, '-'), coalesce(delivery::text, '-') from notifications where audience = 'customer'`,
    );
    const silent = ended
      .map((row) => row.split('|'))
      .filter(([id = '', , channel, failed, delivery]) => {
        const isTold = posted.has(id) || channel === 'mail';
        const isNamed = delivery === 'unknown' || delivery === 'undelivered' || failed === 'text';
        return !isTold && !isNamed;
      });
    expect(twice).toEqual([]);
    expect(silent).toEqual([]);
    expect(ended.filter((row) => !/\|(sent|skipped|dead)\|/.test(row))).toEqual([]);
    expect(ended).toHaveLength(amounts.texts);
    expect(posted.size).toBeGreaterThan(amounts.texts / 4);
  });

  test('and reports about them end without a deadlock, whatever else happens', async () => {
    const haulers = [0, 1, 2].map(() => ({ id: randomUUID(), phone: freshPhone() }));
    for (const { id, phone } of haulers) {
      as(`insert into haulers (id, name, email, phone, texts_on, ${papers.columns})
        values ('${id}', 'Bay Haul', '${phone}@hauler.example', '${phone}', true, ${papers.values})`);
    }
    const leads = Array.from({ length: 6 }, (_, count) => {
      const lead = insertLead({
        phone: freshPhone(),
        agreed_to_messages: 'true',
        ...(count % 2 ? { email: `${randomUUID()}@example.com` } : {}),
      });
      as(lead.sql);
      return lead;
    });
    const one = <Item>(list: readonly Item[]): Item => list[randomInt(list.length)] as Item;
    const lead = () => one(leads);
    const offer = () => `(select token from job_offers where lead_id = '${lead().id}' order by random() limit 1)`;
    const told = (channel: string) =>
      `(select id from notifications where channel = '${channel}' order by random() limit 1)`;
    const event = () => one(['delayed', 'delivered', 'undelivered', 'complained']);

    const actions: (() => string)[] = [
      () =>
        `select count(finish_text(id, 'sent')) from claim_notifications(3) where channel = 'text' and begin_text(id, attempts)`,
      () => `select count(finish_notification(id, 'sent')) from claim_notifications(3) where channel = 'mail'`,
      () => `select count(id) from claim_notifications(2, closed => '{mail}')`,
      () => makeDue.replace('waiting', `waiting' and id = ${told('text')} and state = 'waiting`),
      () => `select record_delivery(${told('mail')}, 'mail', '${event()}', 'why', ${randomInt(2) === 1})`,
      () =>
        `select record_delivery(${told('text')}, 'text', '${event().replace('complained', 'stopped')}', '30003', ${randomInt(2) === 1})`,
      () =>
        `select record_reply('SM${randomUUID().replaceAll('-', '')}', '${one([...leads.map(phoneOf), ...haulers.map(({ phone }) => phone)])}', 'Hello', ${one(["'stop'", "'start'", 'null'])})`,
      () => `select accept_job(${offer()})`,
      () => `select report_call(${offer()})`,
      () => `select give_back_job(${offer()})`,
      () => `select set_texts(${offer()}, ${randomInt(2) === 1})`,
      () => `select update_job(${offer()}, timeframe => 'Time ${randomInt(100)}')`,
      () =>
        `select correct_lead('${lead().tracking_id}', call_time => 'At ${randomInt(100)}', agreed_to_messages => true, consent_version => 'x')`,
      () => `select report_not_contacted('${lead().tracking_id}', now())`,
      () => `select cancel_lead('${lead().tracking_id}', '{Sold it}')`,
      () => `update leads set status = 'Submitted' where id = '${lead().id}' and status in ('Canceled', 'Completed')`,
      () => `update leads set email_failed_at = null, text_failed_at = null where id = '${lead().id}'`,
      () =>
        `update haulers set email_failed_at = null, text_failed_at = null, unreachable_since = null where id = '${one(haulers).id}'`,
      () => `update haulers set active = not active where id = '${one(haulers).id}'`,
    ];
    const phones = new Map<string, string>(
      leads.map(({ id }) => [id, as(`select phone from leads where id = '${id}'`)[0] ?? '']),
    );
    function phoneOf({ id }: { id: string }): string {
      return phones.get(id) ?? '';
    }

    const errors: string[] = [];
    let done = 0;
    async function act(): Promise<void> {
      let acting = session();
      while (done < amounts.actions) {
        done++;
        const sql = one(actions)();
        try {
          await acting.run(`${sql}; ${next()}`);
        } catch (error) {
          errors.push(`${error instanceof Error ? error.message : error}: ${sql}`);
          sessions = sessions.filter((each) => each !== acting);
          acting = session();
        }
      }
    }
    async function tick(): Promise<void> {
      const clock = session('postgres');
      while (done < amounts.actions) {
        await clock.run(`select private.tick(); ${next('postgres')}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    await Promise.all([...Array.from({ length: 6 }, act), tick()]);

    expect(errors).toEqual([]);
  });
});
