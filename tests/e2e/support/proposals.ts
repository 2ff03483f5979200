import { randomUUID } from 'node:crypto';
import type { JobInput } from '@functions/contracts/job.ts';
import { embeddedKeys } from '../../../scripts/backend/keys.ts';
import { dayInLosAngeles } from '../../../scripts/backend/los-angeles.ts';

type Proposed = Omit<Extract<JobInput, { action: 'propose' }>, 'token' | 'action' | 'id'>;

/** Sends an action like the hauler's page. @throws if it is refused. */
export async function actAsHauler(baseURL: string | undefined, action: JobInput): Promise<void> {
  const response = await fetch(`${baseURL}/functions/v1/job`, {
    method: 'POST',
    headers: { apikey: embeddedKeys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify(action),
  });
  if (!response.ok) throw new Error(`${action.action} was answered with ${response.status}: ${await response.text()}`);
}

/** Proposes a pickup for a hauler's job, by default with two days. @returns the proposal's ID. */
export async function propose(baseURL: string | undefined, token: string, changes: Partial<Proposed> = {}) {
  const id = randomUUID();
  const windows = [2, 3].map((days) => ({ day: dayInLosAngeles(days), from: '09:00', until: '11:00' }));
  await actAsHauler(baseURL, { token, action: 'propose', id, windows, priceFrom: 120, priceTo: 180, ...changes });
  return id;
}
