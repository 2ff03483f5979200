import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { oddText } from '../fixtures/arbitrary-bookings';
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
  it('is null at first', () => {
    expect(readDraft()).toBeNull();
  });

  it('is read back with its ids, values and step', () => {
    const draft = { ...newDraft(maximalBooking), step: 3 };

    saveDraft(draft);

    expect(readDraft()).toEqual(draft);
  });

  it('is read back for any typed text', () => {
    fc.assert(
      fc.property(oddText(200), oddText(2000), (streetAddress, jobDescription) => {
        const draft = newDraft({ ...minimalBooking, streetAddress, jobDescription });

        saveDraft(draft);

        expect(readDraft()).toEqual(draft);
      }),
    );
  });

  it('lasts exactly 7 days from the last change', () => {
    vi.useFakeTimers({ now: 0 });
    saveDraft(newDraft(minimalBooking));

    vi.setSystemTime(7 * DAY_MS);
    expect(readDraft()).not.toBeNull();
    vi.setSystemTime(7 * DAY_MS + 1);
    expect(readDraft()).toBeNull();
  });

  it('is gone after clearing', () => {
    saveDraft(newDraft(minimalBooking));

    clearDraft();

    expect(readDraft()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it.each([
    ['broken', '{'],
    ['of another type', '"text"'],
    ['null', 'null'],
    ['without ids', '{"savedAt":9999999999999,"values":{}}'],
    ['with an invalid id', '{"savedAt":9999999999999,"values":{},"identity":{"leadId":"1","trackingId":"2"}}'],
  ])('is null if the stored text is %s', (_, text) => {
    storage.items.set('booking-draft', text);

    expect(readDraft()).toBeNull();
  });

  it('drops fields with the wrong type or name and an invalid step', () => {
    const { identity } = newDraft();
    storage.items.set(
      'booking-draft',
      JSON.stringify({
        savedAt: Date.now(),
        identity,
        step: 'two',
        values: { fullName: 'Ana', phone: 5, services: 'all', agreedToTerms: 'yes', city: null, isAdmin: true },
      }),
    );

    expect(readDraft()).toEqual({ identity, step: 1, values: { ...emptyBooking, fullName: 'Ana' } });
  });

  it.each(['Half', 'two trucks', 8, null, { half: true }, undefined])(
    'drops the unknown load %j and keeps the rest',
    (loadSize) => {
      const { identity } = newDraft();
      const values = { ...minimalBooking, loadSize };
      storage.items.set('booking-draft', JSON.stringify({ savedAt: Date.now(), identity, step: 3, values }));

      expect(readDraft()).toEqual({ identity, step: 3, values: minimalBooking });
    },
  );

  it('gets new ids each time', () => {
    expect(newDraft().identity).not.toEqual(newDraft().identity);
  });

  it('survives on the page if storage is full, and overrides what was stored', () => {
    saveDraft(newDraft(minimalBooking));
    storage.isFull = true;
    const draft = newDraft(maximalBooking);

    saveDraft(draft);
    expect(readDraft()).toEqual(draft);

    clearDraft();
    expect(readDraft()).toBeNull();
  });

  it('is stored again once there is room', () => {
    storage.isFull = true;
    saveDraft(newDraft(minimalBooking));
    storage.isFull = false;
    const draft = newDraft(maximalBooking);

    saveDraft(draft);

    expect(readDraft()).toEqual(draft);
    expect(storage.items.size).toBe(1);
  });
});

describe('the photos of a request', () => {
  const photo = { id: '1', name: 'sofa.jpg', blob: new Blob(['jpeg']) };

  it('last as long as the page without IndexedDB, separately for each request', async () => {
    await savePhotos('first', [photo]);

    expect(await readPhotos('first')).toEqual([photo]);
    expect(await readPhotos('second')).toEqual([]);
  });

  it('stay when the draft is cleared and go with an empty list', async () => {
    await savePhotos('first', [photo]);

    clearDraft();
    expect(await readPhotos('first')).toEqual([photo]);

    await savePhotos('first', []);
    expect(await readPhotos('first')).toEqual([]);
  });
});

describe('the draft of a message', () => {
  it('is read back, and is gone after clearing', () => {
    const draft = { ...newMessageDraft(), name: 'Ana', message: 'Hello' };

    saveMessageDraft('contact-draft', draft);
    expect(readMessageDraft('contact-draft')).toEqual(draft);

    clearMessageDraft('contact-draft');
    expect(readMessageDraft('contact-draft')).toBeNull();
  });

  it('lasts exactly 7 days from the last change', () => {
    vi.useFakeTimers({ now: 0 });
    saveMessageDraft('contact-draft', { ...newMessageDraft(), name: 'Ana' });

    vi.setSystemTime(7 * DAY_MS);
    expect(readMessageDraft('contact-draft')).not.toBeNull();

    vi.setSystemTime(7 * DAY_MS + 1);
    expect(readMessageDraft('contact-draft')).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it('is null without a valid id or with a missing field', () => {
    storage.items.set('contact-draft', JSON.stringify({ ...newMessageDraft(), id: '1', savedAt: Date.now() }));
    expect(readMessageDraft('contact-draft')).toBeNull();

    storage.items.set('contact-draft', JSON.stringify({ id: newMessageDraft().id, name: 'Ana', savedAt: Date.now() }));
    expect(readMessageDraft('contact-draft')).toBeNull();
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

  it('record the arrival of photos one by one', () => {
    rememberRequest({ ...request, leadId: 'a', wantsPhotos: true });
    rememberRequest({ ...request, leadId: 'b', wantsPhotos: true });

    updateRecentRequest('a', { wantsPhotos: false });

    expect(readRecentRequests()).toMatchObject([
      { leadId: 'b', wantsPhotos: true },
      { leadId: 'a', wantsPhotos: false },
    ]);
  });

  it('stay forgotten if photos arrive later', () => {
    rememberRequest({ ...request, leadId: 'a', wantsPhotos: true });
    rememberRequests([]);

    updateRecentRequest('a', { wantsPhotos: false });

    expect(readRecentRequests()).toEqual([]);
  });

  it('keep their load, and only lose an unknown one', () => {
    rememberRequest({ ...request, leadId: 'a', loadSize: 'half' });
    rememberRequest({ ...request, leadId: 'b' });
    expect(readRecentRequests()).toEqual([
      { ...request, leadId: 'b' },
      { ...request, leadId: 'a', loadSize: 'half' },
    ]);

    storage.items.set('recent-requests', JSON.stringify([{ ...request, leadId: 'c', loadSize: 'two trucks' }]));
    expect(readRecentRequests()).toEqual([{ ...request, leadId: 'c' }]);
  });

  it('are empty if the stored value is not a list of requests', () => {
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
    const request = { leadId: 'lead', trackingId: 'id', submittedAt: Date.now() - age, ...photos };

    expect(awaitsPhotos(request)).toBe(expected);
  });
});
