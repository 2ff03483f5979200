import { randomUUID } from 'node:crypto';
import type { JobInput } from '@functions/contracts/job.ts';
import { embeddedKeys } from '../../../scripts/backend/keys.ts';
import { dayInLosAngeles } from '../../../scripts/backend/los-angeles.ts';
import { leadsWith } from './leads';
import { operatorOf } from './operator';

type Proposed = Omit<Extract<JobInput, { action: 'propose' }>, 'token' | 'action' | 'id'>;

/** Days are counted from here, even in a test that runs past midnight. */
const startedAt = new Date();

/** The date in Los Angeles this many days ahead, as `2026-11-24`. */
export function dayAhead(days: number): string {
  return dayInLosAngeles(days, startedAt);
}

/** Sends an action like the hauler's page. @throws if it is refused. */
export async function actAsHauler(baseURL: string | undefined, act: JobInput): Promise<void> {
  const response = await fetch(`${baseURL}/functions/v1/job`, {
    method: 'POST',
    headers: { apikey: embeddedKeys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify(act),
  });
  if (!response.ok) throw new Error(`${act.action} was answered with ${response.status}: ${await response.text()}`);
}

/** Proposes a pickup for a hauler's job, by default with two days. @returns the proposal's ID. */
export async function propose(baseURL: string | undefined, token: string, changes: Partial<Proposed> = {}) {
  const id = randomUUID();
  const windows = [2, 3].map((days) => ({ day: dayAhead(days), from: '09:00', until: '11:00' }));
  await actAsHauler(baseURL, { token, action: 'propose', id, windows, priceFrom: 120, priceTo: 180, ...changes });
  return id;
}

/** The proposals for requests with this phone number. */
export async function proposalsWith(baseURL: string | undefined, phone: string) {
  const ids = (await leadsWith(baseURL, phone)).map(({ id }) => id);
  const { data } = await operatorOf(baseURL).from('proposals').select().in('lead_id', ids).throwOnError();
  return data;
}
