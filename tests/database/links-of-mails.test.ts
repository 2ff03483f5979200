import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { operator } from '../support/clients.ts';
import { submitLead } from '../support/leads.ts';
import { actions } from '../support/match.ts';
import { claim, finish, forgetNotifications, makeDue, notificationOf } from '../support/notifications.ts';
import { ownBackend } from '../support/own-backend.ts';
import { arrivalMailOf } from '../support/stop-links.ts';

// The API hides private tables and can't change the clock, so this uses its own backend without it.
const { exec, query } = ownBackend();

beforeEach(forgetNotifications);

const leadWith = (email: string) => submitLead({ ...minimalLeadRow(), email });

async function stop(token: string) {
  await operator.rpc('stop_mail', { token }).throwOnError();
}

/** Whether a new request with this address is still emailed to it. */
async function isMailed(email: string): Promise<boolean> {
  await operator.from('notifications').delete().eq('kind', 'request-arrived').throwOnError();
  const lead = await leadWith(email);
  await makeDue();
  return (await claim()).some(({ lead_id, kind }) => lead_id === lead.id && kind === 'request-arrived');
}

describe('the stop link of an email', () => {
  test('stops the address the email went to, not the one it was corrected to', async () => {
    const [mallory, victim] = [freshEmail(), freshEmail()];
    const lead = await leadWith(mallory);
    const token = await arrivalMailOf(lead);
    await actions.correct(lead, { email: victim });

    await stop(token);

    expect([await isMailed(victim), await isMailed(mallory)]).toEqual([true, false]);
  });

  type Lead = ReturnType<typeof minimalLeadRow>;

  test.each([
    ['the address was replaced', (lead: Lead) => actions.correct(lead, { email: freshEmail() })],
    ['the address was removed', (lead: Lead) => actions.correct(lead, { email: '' })],
    ['the request was deleted', async ({ id }: Lead) => operator.from('leads').delete().eq('id', id).throwOnError()],
  ])('stops the address even if %s', async (_, change) => {
    const victim = freshEmail();
    const lead = await leadWith(victim);
    const token = await arrivalMailOf(lead);
    await change(lead);

    await stop(token);
    await stop(token);

    expect(await isMailed(victim)).toBe(false);
  });

  test('is the same on a retry, different for each email, and stored as a hash', async () => {
    const lead = await leadWith(freshEmail());
    const first = await arrivalMailOf(lead);
    await finish((await notificationOf(lead, 'request-arrived')).id, 'failed', '503');
    const again = await arrivalMailOf(lead);
    const other = await arrivalMailOf(await leadWith(freshEmail()));

    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    const { data } = await operator.from('stop_links').select().throwOnError();
    expect(data).not.toEqual([]);
    expect(JSON.stringify(data)).not.toContain(first);
  });

  test("is not made for an address the email isn't being sent to", async () => {
    const [before, after] = [freshEmail(), freshEmail()];
    const lead = await leadWith(before);
    await arrivalMailOf(lead);
    await actions.correct(lead, { email: after });
    const { id } = await notificationOf(lead, 'request-arrived');
    const make = async (address: string) =>
      (await operator.rpc('make_stop_link', { notification_id: id, email: address }).throwOnError()).data;

    expect(await make(after)).toBeNull();
    await finish(id, 'sent');
    expect(await make(before)).toBeNull();
  });

  test('is stored for 13 months', async () => {
    await query(`insert into public.stop_links (token_hash, address_hash, audience, created_at) values
      ('young', '', 'customer', now() - interval '12 months 27 days'), ('old', '', 'customer', now() - interval '13 months 1 day')`);
    await exec('select private.tick()');

    expect(await query(`select encode(token_hash, 'escape') as token from public.stop_links`)).toEqual([
      { token: 'young' },
    ]);
  });

  test('stops no one if it is unknown', async () => {
    for (const token of ['0'.repeat(16), '']) await stop(token);

    expect((await operator.from('mail_blocks').select().throwOnError()).data).toEqual([]);
  });
});

describe('spellings of one address', () => {
  const name = `m${randomUUID().slice(0, 8)}`;
  const canonical = async (address: string) =>
    (await query<{ address: string }>('select private.canonical_email($1) as address', [address]))[0]?.address;

  test('have one canonical form, which no other address has', async () => {
    const wide = [...name].map((c) => String.fromCodePoint(c.charCodeAt(0) + 0xfee0)).join('');
    const [usual, ofGmail] = [`${name}@example.com`, `${name}x@gmail.com`];
    const same = [
      [usual, `${name.toUpperCase()}@EXAMPLE.com`],
      [usual, `${name}+sofa@example.com`],
      [usual, `${name}@example.com.`],
      [usual, `${wide}@example.com`],
      [ofGmail, `${[...name].join('.')}.x+tag@googlemail.com`],
      [ofGmail, `${[...name].join('.')}.x@Gmail.com`],
    ] as const;
    const different = [
      [`a.${name}@example.com`, `a${name}@example.com`],
      ['victim\uFF20gmail.com@evil.example', 'victim@gmail.com'],
      ['victim@gmail.com.evil.example', 'victim@gmail.com'],
      [`${name}@gmail.co`, `${name}@gmail.com`],
    ] as const;

    for (const [one, other] of same) expect(await canonical(other), other).toBe(await canonical(one));
    for (const [one, other] of different) expect(await canonical(one), one).not.toBe(await canonical(other));
  });

  test('are all stopped by stopping one', async () => {
    const address = `${name}y@gmail.com`;
    await stop(await arrivalMailOf(await leadWith(address)));

    expect(await isMailed(`${[...name].join('.')}.y+sofa@googlemail.com`)).toBe(false);
  });
});
