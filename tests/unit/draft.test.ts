import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { clearDraft, newDraft, readDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import { readPhotos, savePhotos } from '@/features/booking/photos/photo-store';
import { emptyBooking } from '@/features/booking/schema';
import { clearMessageDraft, newMessageDraft, readMessageDraft, saveMessageDraft } from '@/features/contact/draft';
import {
  awaitsPhotos,
  readRecentRequests,
  rememberRequest,
  rememberRequests,
  updateRecentRequest,
} from '@/lib/recent-requests';
import { maximalBooking, minimalBooking } from '../fixtures/bookings';

const DAY_MS = 24 * 3_600_000;

/** Stands in for the browser's storage. `isFull` makes it refuse new values. */
function stubStorage() {
  const items = new Map<string, string>();
  const storage = {
    isFull: false,
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.isFull) throw new DOMException('No room', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  return storage;
}

let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
});

afterEach(() => {
  clearDraft();
  clearMessageDraft('contact-draft');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the draft of a request', () => {
  it.each([
    ['soon', 'soon'],
    ['2999-12-31', '2999-12-31'],
    ['2020-02-02', ''],
    ['day', ''],
    [undefined, ''],
  ])('opens again with %s as "%s": a day that has passed is no answer', (wanted, kept) => {
    saveDraft(newDraft({ ...maximalBooking, wanted: wanted as string }));
    expect(readDraft()?.values.wanted).toBe(kept);
  });

  it('is null at first, read back with its ids, values and step, and gone after clearing', () => {
    const draft = { ...newDraft(maximalBooking), step: 3 };
    expect(readDraft()).toBeNull();

    saveDraft(draft);
    expect(readDraft()).toEqual(draft);
    expect(newDraft().identity).not.toEqual(draft.identity);

    clearDraft();
    expect(readDraft()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it('lasts exactly 7 days from the last change, and is then removed from the device', () => {
    vi.useFakeTimers({ now: 0 });
    saveDraft(newDraft(minimalBooking));

    vi.setSystemTime(7 * DAY_MS);
    expect(readDraft()).not.toBeNull();
    vi.setSystemTime(7 * DAY_MS + 1);
    expect(readDraft()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it.each([
    ['of another type', '"text"'],
    ['without ids', '{"savedAt":9999999999999,"values":{}}'],
    ['with an invalid id', '{"savedAt":9999999999999,"values":{},"identity":{"leadId":"1","trackingId":"2"}}'],
  ])('is null if the stored text is %s', (_, text) => {
    storage.items.set('booking-draft', text);

    expect(readDraft()).toBeNull();
  });

  it('drops fields with the wrong type or name, an unknown load and an invalid step, and keeps the rest', () => {
    const { identity } = newDraft();
    const store = (step: unknown, values: object) =>
      storage.items.set('booking-draft', JSON.stringify({ savedAt: Date.now(), identity, step, values }));

    store('two', { fullName: 'Ana', phone: 5, services: 'all', agreedToTerms: 'yes', city: null, isAdmin: true });
    expect(readDraft()).toEqual({ identity, step: 1, values: { ...emptyBooking, fullName: 'Ana' } });
    for (const loadSize of ['Half', 8, null, { half: true }, undefined]) {
      store(3, { ...minimalBooking, loadSize });
      expect(readDraft()).toEqual({ identity, step: 3, values: minimalBooking });
    }
  });

  it('survives on the page if storage is full, overrides what was stored, and is stored again once there is room', () => {
    saveDraft(newDraft(minimalBooking));
    storage.isFull = true;
    const draft = newDraft(maximalBooking);

    saveDraft(draft);
    expect(readDraft()).toEqual(draft);

    storage.isFull = false;
    saveDraft(draft);
    expect(JSON.parse(storage.items.get('booking-draft') ?? '')).toMatchObject(draft);

    clearDraft();
    expect(readDraft()).toBeNull();
  });
});

test('without IndexedDB photos last as long as the page, separately for each request, also when drafts are cleared', async () => {
  const photo = { id: '1', name: 'sofa.jpg', blob: new Blob(['jpeg']) };

  await savePhotos('first', [photo]);
  clearDraft();
  expect(await readPhotos('first')).toEqual([photo]);
  expect(await readPhotos('second')).toEqual([]);

  await savePhotos('first', []);
  expect(await readPhotos('first')).toEqual([]);
});

describe('the draft of a message', () => {
  it('is read back for exactly 7 days from the last change, or until it is cleared', () => {
    vi.useFakeTimers({ now: 0 });
    const draft = { ...newMessageDraft(), name: 'Ana', message: 'Hello' };
    saveMessageDraft('contact-draft', draft);

    vi.setSystemTime(7 * DAY_MS);
    expect(readMessageDraft('contact-draft')).toEqual(draft);
    vi.setSystemTime(7 * DAY_MS + 1);
    expect(readMessageDraft('contact-draft')).toBeNull();
    expect(storage.items.size).toBe(0);

    saveMessageDraft('contact-draft', draft);
    clearMessageDraft('contact-draft');
    expect(readMessageDraft('contact-draft')).toBeNull();
  });

  it('is null without a valid id or with a missing field', () => {
    const { id } = newMessageDraft();
    for (const stored of [
      { ...newMessageDraft(), id: '1' },
      { id, name: 'Ana' },
    ]) {
      storage.items.set('contact-draft', JSON.stringify({ ...stored, savedAt: Date.now() }));
      expect(readMessageDraft('contact-draft')).toBeNull();
    }
  });
});

describe('the requests sent from this device', () => {
  const request = { trackingId: '0123456789ABCDEF', submittedAt: Date.now(), wantsPhotos: false };

  it('are the last five, newest first, without duplicates', () => {
    for (const leadId of ['a', 'b', 'c', 'd', 'e', 'f']) rememberRequest({ ...request, leadId });
    rememberRequest({ ...request, leadId: 'c', wantsPhotos: true });

    expect(readRecentRequests().map(({ leadId }) => leadId)).toEqual(['c', 'f', 'e', 'd', 'b']);
    expect(readRecentRequests()[0]?.wantsPhotos).toBe(true);
  });

  it('are remembered for exactly 90 days', () => {
    vi.useFakeTimers({ now: 90 * DAY_MS });
    rememberRequest({ ...request, leadId: 'old', submittedAt: 0 });
    rememberRequest({ ...request, leadId: 'new', submittedAt: 1 });
    expect(readRecentRequests().map(({ leadId }) => leadId)).toEqual(['new', 'old']);

    vi.setSystemTime(90 * DAY_MS + 1);
    expect(readRecentRequests().map(({ leadId }) => leadId)).toEqual(['new']);
    expect(storage.items.get('recent-requests')).not.toContain('old');

    vi.setSystemTime(90 * DAY_MS + 2);
    expect(readRecentRequests()).toEqual([]);
    expect(storage.items.has('recent-requests')).toBe(false);
  });

  it('record the arrival of photos one by one, and stay forgotten if photos arrive later', () => {
    for (const leadId of ['a', 'b']) rememberRequest({ ...request, leadId, wantsPhotos: true });

    updateRecentRequest('a', { wantsPhotos: false });
    expect(readRecentRequests()).toMatchObject([
      { leadId: 'b', wantsPhotos: true },
      { leadId: 'a', wantsPhotos: false },
    ]);

    rememberRequests([]);
    updateRecentRequest('a', { wantsPhotos: false });
    expect(readRecentRequests()).toEqual([]);
  });

  it('keep their load, lose an unknown one, and are empty if the stored value is not a list of requests', () => {
    rememberRequest({ ...request, leadId: 'a', loadSize: 'half' });
    rememberRequest({ ...request, leadId: 'b' });
    expect(readRecentRequests()).toEqual([
      { ...request, leadId: 'b' },
      { ...request, leadId: 'a', loadSize: 'half' },
    ]);

    storage.items.set('recent-requests', JSON.stringify([{ ...request, leadId: 'c', loadSize: 'two trucks' }]));
    expect(readRecentRequests()).toEqual([{ ...request, leadId: 'c' }]);
    storage.items.set('recent-requests', '[{"leadId":1}]');
    expect(readRecentRequests()).toEqual([]);
  });

  it.each([
    ['less than an hour ago', { wantsPhotos: true }, 3_599_000, true],
    ['an hour ago', { wantsPhotos: true }, 3_600_000, false],
    ['with all its photos', { wantsPhotos: false }, 1000, false],
    ['without photos', {}, 1000, false],
  ])('one sent %s is checked for whether it awaits photos', (_, photos, age, expected) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const sent = { leadId: 'lead', trackingId: 'id', submittedAt: Date.now() - age, ...photos };

    expect(awaitsPhotos(sent)).toBe(expected);
  });
});
