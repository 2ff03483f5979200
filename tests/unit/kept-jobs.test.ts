import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetJob,
  forgetJobs,
  forgetOldJobs,
  readJob,
  saveJob,
  saveWaitingAction,
  waitingActionOf,
} from '@/features/job/offline/kept-jobs';
import { heldJob } from '../components/support/fake-backend.ts';

const TOKEN = '7K3M9Q2X4TBVR8ND';
const DAY_MS = 24 * 3_600_000;

const job = heldJob();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Everything in the database, by key. */
function stored(): Promise<[IDBValidKey, unknown][]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('jobs');
    opening.onsuccess = () => {
      const store = opening.result.transaction('jobs').objectStore('jobs');
      const keys = store.getAllKeys();
      const values = store.getAll();
      values.onsuccess = () => resolve(keys.result.map((key, index) => [key, values.result[index]]));
    };
  });
}

function putAsIs(value: unknown, key: string): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('jobs');
    opening.onsuccess = () => {
      const putting = opening.result.transaction('jobs', 'readwrite').objectStore('jobs').put(value, key);
      putting.onsuccess = () => resolve();
    };
  });
}

test('a job is kept under a hash of its token, without its photos', async () => {
  const now = Date.now();
  await saveJob(TOKEN, job, now);

  const [[key, value] = []] = await stored();

  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(value).toEqual({ shape: 1, savedAt: now, job: { ...job, lead: { ...job.lead, photos: [] } } });
  expect(JSON.stringify([key, value])).not.toMatch(/7K3M9Q2X4TBVR8ND|photos\.example/);
  expect(await readJob(TOKEN)).toEqual(value);
  expect(await readJob('0000000000000000')).toBeUndefined();
});

test('an older answer does not replace a newer one, and a newer one keeps the waiting action', async () => {
  const now = Date.now();
  await saveJob(TOKEN, job, now);
  await saveWaitingAction(TOKEN, { action: 'called', pressedAt: now });

  await saveJob(TOKEN, { ...job, hauler: { ...job.hauler, name: 'Older' } }, now - 1);
  expect((await readJob(TOKEN))?.job.hauler.name).toBe('Bay Haul');
  await saveJob(TOKEN, { ...job, hauler: { ...job.hauler, name: 'Newer' } }, now + 1);

  expect(await readJob(TOKEN)).toMatchObject({
    job: { hauler: { name: 'Newer' } },
    waiting: { action: 'called', pressedAt: now },
  });
});

test('a waiting action is returned as it was pressed, and only if it can still be sent', async () => {
  const pressedAt = Date.now();
  // Not for a job that is not kept.
  await saveWaitingAction(TOKEN, { action: 'called', pressedAt });
  expect(await stored()).toHaveLength(0);
  await saveJob(TOKEN, job, pressedAt);
  const waiting = async () => {
    const kept = await readJob(TOKEN);
    return kept && waitingActionOf(TOKEN, kept);
  };

  await saveWaitingAction(TOKEN, { action: 'on-my-way', minutes: 30, pressedAt });
  expect(await waiting()).toEqual({ action: 'on-my-way', minutes: 30, pressedAt });
  await saveWaitingAction(TOKEN, { action: 'on-my-way', minutes: 'soon', pressedAt });
  expect(await waiting()).toBeUndefined();
  await saveWaitingAction(TOKEN, undefined);
  expect(await waiting()).toBeUndefined();
});

test('a job that an earlier version of the site kept stays, with the action that waits', async () => {
  const lead = {
    ...{ hasJob: true, status: 'In Progress', services: ['Furniture Removal'], city: null, zipCode: '90012' },
    ...{ fullName: 'Ana Diaz', phone: '2135550142', email: null, streetAddress: '1 First Street', unitNumber: null },
    ...{ loadSize: null, description: null, photos: [], callTime: null, language: 'en', agreedToMessages: false },
    ...{ promisedBy: '2026-11-22T12:00:00.000Z', expiresAt: '2026-11-22T12:00:00.000Z', timeframe: null },
    ...{ contactedAt: null, reportedAt: null, reportedAgain: false, cancelReasons: [], canceledByCustomer: false },
    ...{ bookedElsewhere: [], pickup: { from: '2026-11-23T17:00:00.000Z', until: '2026-11-23T19:00:00.000Z' } },
  };
  const hauler = { name: 'Bay Haul', languages: ['en'], textsOn: false, truckCubicYards: null };
  const waiting = { action: 'on-my-way', minutes: 30, pressedAt: 1 };
  await saveJob(TOKEN, job, Date.now() - 1);
  const [[key = ''] = []] = await stored();
  await putAsIs({ shape: 1, savedAt: Date.now(), job: { state: 'accepted', lead, hauler }, waiting }, String(key));

  await forgetOldJobs();
  await saveJob(TOKEN, job, Date.now() + 1);

  expect(await readJob(TOKEN)).toMatchObject({ waiting });
});

test('a job is deleted after 14 days, and newer ones stay', async () => {
  const now = Date.now();
  await saveJob(TOKEN, job, now - 15 * DAY_MS);
  await saveJob('0000000000000000', job, now - 13 * DAY_MS);
  expect(await readJob(TOKEN)).toBeUndefined();

  await forgetOldJobs();

  expect(await stored()).toHaveLength(1);
  expect(await readJob('0000000000000000')).toBeDefined();
});

test.each([
  ['of another format', { shape: 2, savedAt: Date.now(), job }],
  ['a job of another version', { shape: 1, savedAt: Date.now(), job: { ...job, state: 'unheard-of' } }],
  ['an action that is never kept', { shape: 1, savedAt: Date.now(), job, waiting: { action: 'cancel', pressedAt: 1 } }],
  ['nothing', undefined],
])('a stored value is deleted if it is %s', async (_, value) => {
  await saveJob(TOKEN, job, Date.now());
  const [[key = ''] = []] = await stored();
  await putAsIs(value, String(key));
  expect(await readJob(TOKEN)).toBeUndefined();

  await forgetOldJobs();

  expect(await stored()).toHaveLength(0);
});

test('one job can be deleted, or all', async () => {
  for (const token of ['a', 'b', 'c']) await saveJob(token, job, Date.now());

  await forgetJob('a');
  expect(await readJob('a')).toBeUndefined();
  expect(await stored()).toHaveLength(2);
  await forgetJobs();

  expect(await stored()).toHaveLength(0);
});
