import { afterEach, beforeEach, expect, test } from 'vitest';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, visitor } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { call } from '../support/functions.ts';
import { addHaulerElsewhere, removeHaulers } from '../support/haulers.ts';
import { submitLead } from '../support/leads.ts';
import { forgetNotifications } from '../support/notifications.ts';
import { arrivalMailOf, offerMailOf } from '../support/stop-links.ts';

beforeEach(forgetNotifications);
afterEach(removeHaulers);

const url = `${backendUrl}/functions/v1/stop-mail`;
const GUESS = '0000000000000000';

const oneClick = async (token: string) => {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const response = await fetch(`${url}?token=${token}`, { method: 'POST', body });
  return { status: response.status, answer: await response.json() };
};

const written = (token: string) => token.toLowerCase().match(/.{4}/g)?.join('-') ?? '';

const STOPPED = { status: 200, answer: { success: true } };

test('the page and one click without a key stop emails to an address for good, and a guess gets the same answer', async () => {
  const [token, other] = [
    await arrivalMailOf(await submitLead(maximalLeadRow())),
    await arrivalMailOf(await submitLead(maximalLeadRow())),
  ];

  expect((await fetch(`${url}?token=${token}`)).status).toBe(405);
  expect(await oneClick(GUESS)).toEqual(STOPPED);
  expect(await countRows('mail_blocks')).toBe(0);
  const { data, error } = await visitor.functions.invoke('stop-mail', { body: { token: written(token) } });
  expect({ data, error }).toEqual({ data: STOPPED.answer, error: null });
  expect(await call('stop-mail', { token })).toEqual(STOPPED);
  expect(await countRows('mail_blocks')).toBe(1);
  expect(await oneClick(other)).toEqual(STOPPED);
  expect(await countRows('mail_blocks')).toBe(2);
});

test("a hauler's link is looked at, pauses and resumes, and pauses with one click, blocking no address", async () => {
  const hauler = await addHaulerElsewhere();
  const lead = await submitLead(maximalLeadRow());
  await operator.from('job_offers').insert({ lead_id: lead.id, hauler_id: hauler.id }).throwOnError();
  const token = await offerMailOf(lead, hauler);
  const ask = async (action: string) => (await call('stop-mail', { token: written(token), action })).answer;
  const isActive = async () => {
    const { data } = await operator.from('haulers').select('active').eq('id', hauler.id).single().throwOnError();
    return data.active;
  };

  expect([await ask('view'), await isActive()]).toEqual([{ state: 'active' }, true]);
  expect([await ask('pause'), await ask('pause'), await isActive()]).toEqual([
    { state: 'paused' },
    { state: 'paused' },
    false,
  ]);
  expect([await ask('resume'), await isActive()]).toEqual([{ state: 'active' }, true]);
  expect([await oneClick(token), await isActive()]).toEqual([STOPPED, false]);
  expect(await ask('resume')).toEqual({ state: 'active' });
  await operator.from('haulers').update({ active: false }).eq('id', hauler.id).throwOnError();
  expect([await ask('resume'), await isActive()]).toEqual([{ state: 'stopped' }, false]);
  expect(await countRows('mail_blocks')).toBe(0);
});
