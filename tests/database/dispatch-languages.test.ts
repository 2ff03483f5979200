import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { promisedBy } from '@/lib/promised-by';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import {
  actions,
  addHauler,
  changeHauler,
  changeLead,
  changeOffer,
  deleteHauler,
  findJob,
  forgetMatch,
  type Hauler,
  letOffersRunOut,
  type Offer,
  offerByHand,
  offerOf,
  offersOf,
  openTo,
} from '../support/match.ts';
import {
  beginWithSettings,
  changeNotifications,
  changeSettings,
  claimAll,
  toldOf,
  withSettings,
} from '../support/notifications.ts';

const MINUTE_MS = 60_000;

beforeEach(forgetMatch);
afterAll(forgetMatch);
beginWithSettings();

type Languages = ('en' | 'es')[];

/** Haulers with these languages; the first has waited longest for an offer. */
async function speakers(...languages: Languages[]): Promise<Hauler[]> {
  const haulers: Hauler[] = [];
  for (const [index, each] of languages.entries()) {
    haulers.push(await addHauler({ languages: each, last_offered_at: ago((100 - index) * HOUR_MS) }));
  }
  return haulers;
}

function inSpanish() {
  return { ...minimalLeadRow(), language: 'es', consent_version: 'es-2026-11-25' } as const;
}

/** The haulers offered a request by their index, and after how many minutes. */
async function wave({ id }: { id: string }, haulers: readonly Hauler[]): Promise<[number, number][]> {
  const created_at = (await storedLead(id))?.created_at;
  return (await offersOf({ id }))
    .map(({ hauler_id, offered_at }): [number, number] => [
      haulers.findIndex((hauler) => hauler.id === hauler_id),
      minutesBetween(created_at, offered_at),
    ])
    .sort(([one], [other]) => one - other);
}

/** Minutes from the first offer email to each, in order. */
async function mailsDue(lead: { id: string }): Promise<number[]> {
  const due = (await toldOf(lead, 'job-offered')).map(({ due_at }) => due_at).sort();
  return due.map((moment) => minutesBetween(due[0], moment));
}

function minutesBetween(from = '', to = ''): number {
  return (Date.parse(to) - Date.parse(from)) / MINUTE_MS;
}

/** A Spanish request with a begun offer to a speaker and one that has not begun. */
async function waiting() {
  const haulers = await speakers(['es'], ['en']);
  const lead = await submitLead(inSpanish());
  const [speaker, other] = haulers as [Hauler, Hauler];
  return { lead, speaker, other, early: await offerOf(lead, speaker), late: await offerOf(lead, other) };
}

async function mailOf({ id, lead_id }: Offer) {
  return (await toldOf({ id: lead_id }, 'job-offered')).find(({ offer_id }) => offer_id === id);
}

/** Haulers by index who are asked immediately, or ten minutes later. */
const now = (...haulers: number[]) => haulers.map((hauler): [number, number] => [hauler, 0]);
const ten = (...haulers: number[]) => haulers.map((hauler): [number, number] => [hauler, 10]);

describe('a request is first offered to haulers who speak its language', () => {
  test.each<[string, Languages[], () => ReturnType<typeof minimalLeadRow>, [number, number][]]>([
    [
      'two of seven: these immediately, three others ten minutes later',
      [['en'], ['en'], ['en'], ['en'], ['en'], ['es', 'en'], ['en', 'es']],
      inSpanish,
      [...ten(0, 1, 2), ...now(5, 6)],
    ],
    ['none: all are asked immediately', [['en'], ['en'], ['en']], inSpanish, now(0, 1, 2)],
    [
      'in English: one with only Spanish is asked later, even if waiting longest',
      [['es'], ['en'], ['es', 'en']],
      minimalLeadRow,
      [...ten(0), ...now(1, 2)],
    ],
    [
      'six: five of them are asked, and no one else',
      [['en'], ['es'], ['es'], ['es'], ['es'], ['es'], ['es']],
      inSpanish,
      now(1, 2, 3, 4, 5),
    ],
  ])('%s', async (_, languages, row, expected) => {
    const haulers = await speakers(...languages);
    const lead = await submitLead(row());
    expect(await wave(lead, haulers)).toEqual(expected);
    expect(await mailsDue(lead)).toEqual(expected.map(([, minutes]) => minutes).sort());
  });

  test('with a configurable head start', async () => {
    const haulers = await speakers(['en'], ['es']);
    for (const [language_head_start, minutes] of [['45 minutes', 45] as const, ['0', 0] as const]) {
      await withSettings({ language_head_start }, async () => {
        expect(await wave(await submitLead(inSpanish()), haulers)).toEqual([[0, minutes], ...now(1)]);
      });
    }
  });

  test('with the same time to answer for both groups', async () => {
    await changeSettings({ offer_open_for: `${PROMISE_HOURS} hours` });
    const { early, late } = await waiting();

    expect(minutesBetween(early.offered_at, late.offered_at)).toBe(10);
    // Like the promise to call, counted in business hours.
    for (const { offered_at, expires_at } of [early, late]) {
      expect(new Date(expires_at)).toEqual(promisedBy(new Date(offered_at)));
    }
  });

  test('in a later wave without speakers: no one waits', async () => {
    const haulers = await speakers(['es'], ['es'], ['en']);
    await changeSettings({ offers_per_wave: 2 });
    const lead = await submitLead(inSpanish());
    await letOffersRunOut(lead);

    expect(await openTo(lead)).toEqual([haulers[2]?.id]);
    const offer = await offerOf(lead, haulers[2] ?? { id: '' });
    expect(offer.offered_at).toBe((await mailOf(offer))?.due_at);
  });
});

describe('an offer that has not begun', () => {
  test("can't be accepted yet, but its link shows it as open and it can be declined", async () => {
    const { lead, late } = await waiting();

    expect(await actions.accept(late)).toBe('not-yet');
    expect(await findJob(late)).toMatchObject({
      state: 'open',
      lead: { language: 'es' },
      hauler: { languages: ['en'] },
    });
    expect(await openTo(lead)).toHaveLength(2);
    expect(await actions.decline(late)).toBe('done');

    const begun = await waiting();
    await changeOffer(begun.late, { offered_at: ago(1000) });
    expect(await actions.accept(begun.late)).toBe('done');
  });

  test('sends no email if the job is taken before', async () => {
    const { early, late } = await waiting();

    expect(await actions.accept(early)).toBe('done');

    expect(await actions.accept(late)).toBe('refused');
    await claimAll();
    expect(await mailOf(late)).toMatchObject({ state: 'skipped', attempts: 0 });
  });
});

describe('a hauler offered a returned job before their first offer began is told once', () => {
  const returns: Record<string, (match: Awaited<ReturnType<typeof waiting>>) => Promise<unknown>> = {
    'since it was given back': async ({ early }) => {
      await actions.accept(early);
      await actions.giveBack(early);
    },
    'since the request was held for a moment': async ({ lead, speaker }) => {
      await changeHauler(speaker, { active: false });
      await changeLead(lead, { flagged_because: 'By hand' });
      await changeLead(lead, { flagged_because: null });
    },
  };

  test.each(Object.entries(returns))('%s', async (_, comeBack) => {
    const match = await waiting();
    await comeBack(match);

    expect(await openTo(match.lead)).toEqual([match.other.id]);
    const told = (await claimAll()).filter(
      ({ kind, offer_id }) => kind === 'job-offered' && offer_id === match.late.id,
    );
    expect(told).toHaveLength(1);
  });
});

describe('when the last speaker of the language has', () => {
  const endings: Record<string, (match: Awaited<ReturnType<typeof waiting>>) => Promise<unknown>> = {
    declined: ({ early }) => actions.decline(early),
    'let it run out': async ({ early }) => changeOffer(early, { state: 'expired' }),
    'been paused': ({ speaker }) => changeHauler(speaker, { active: false }),
    'been deleted': ({ speaker }) => deleteHauler(speaker),
  };

  test.each(Object.entries(endings))('%s, the others are asked and told immediately', async (_, end) => {
    const match = await waiting();
    const before = Date.now();

    await end(match);

    const offer = await offerOf(match.lead, match.other);
    for (const moment of [offer.offered_at, (await mailOf(offer))?.due_at ?? '']) {
      expect(Date.parse(moment)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now());
    }
    expect(Date.parse(offer.expires_at)).toBeLessThanOrEqual(Date.parse(match.late.expires_at));
    expect(Date.parse(offer.expires_at)).toBeGreaterThan(Date.parse(match.early.offered_at) + 29 * MINUTE_MS);
    expect(await actions.accept(offer)).toBe('done');
  });

  test('declined, and not before', async () => {
    const haulers = await speakers(['es'], ['es'], ['en'], ['en']);
    const lead = await submitLead(inSpanish());
    const [one, other] = await Promise.all(haulers.map((hauler) => offerOf(lead, hauler)));

    await actions.decline(one ?? { token: '' });
    expect((await wave(lead, haulers)).map(([, minutes]) => minutes)).toEqual([0, 0, 10, 10]);

    await actions.decline(other ?? { token: '' });
    expect((await wave(lead, haulers)).map(([, minutes]) => minutes < 1)).toEqual([true, true, true, true]);
    expect((await mailsDue(lead)).map((minutes) => minutes < 1)).toEqual([true, true, true, true]);
  });

  test('declined, an offer waiting for the morning still waits', async () => {
    const { lead, early, late } = await waiting();
    const morning = new Date(Date.now() + 9 * HOUR_MS).toISOString();
    await changeOffer(late, { offered_at: morning });

    await actions.decline(early);

    expect(Date.parse((await offersOf(lead)).at(-1)?.offered_at ?? '')).toBe(Date.parse(morning));
  });

  test('declined, an email about an offer being sent at that moment is left alone', async () => {
    const { early, late } = await waiting();
    const due_at = new Date(Date.now() + 2 * MINUTE_MS).toISOString();
    await changeNotifications({ offer_id: late.id }, { claimed_at: new Date().toISOString(), due_at });

    await actions.decline(early);

    expect(Date.parse((await mailOf(late))?.due_at ?? '')).toBe(Date.parse(due_at));
  });

  test('lost the job to a hauler with another language, nothing starts again', async () => {
    const { lead, other, early } = await waiting();
    const hand = await addHauler({ languages: ['en'] });
    await offerByHand(lead, hand);
    await actions.accept(await offerOf(lead, hand));

    expect(await actions.decline(early)).toBe('refused');
    expect((await offerOf(lead, other)).state).toBe('taken');
  });

  test('lost the offer because the request was closed, no one is told', async () => {
    const { lead, late } = await waiting();
    await changeLead(lead, { status: 'Completed' });
    expect(await openTo(lead)).toEqual([]);
    expect((await claimAll()).map(({ offer_id }) => offer_id)).not.toContain(late.id);
  });
});

describe('what the operator sees', () => {
  test('open requests show their language and whether the hauler speaks it', async () => {
    const { lead, early } = await waiting();
    const row = async () => {
      const { data } = await operator
        .from('open_leads')
        .select('language, hauler_speaks_it')
        .eq('id', lead.id)
        .single()
        .throwOnError();
      return data;
    };

    expect(await row()).toEqual({ language: 'es', hauler_speaks_it: null });
    await actions.accept(early);
    expect(await row()).toEqual({ language: 'es', hauler_speaks_it: true });
    await changeLead(lead, { language: 'en' });
    expect(await row()).toEqual({ language: 'en', hauler_speaks_it: false });
  });

  test('weeks show how many requests are in Spanish, and for how many the hauler speaks it', async () => {
    const [speaker, other] = await Promise.all(
      ([['es'], ['en']] satisfies Languages[]).map((languages) => addHauler({ languages, active: false })),
    );
    const taken: [Languages[number], Hauler | undefined][] = [
      ['es', speaker],
      ['es', other],
      ['es', undefined],
      ['en', speaker],
    ];
    for (const [language, hauler] of taken) {
      const lead = { ...minimalLeadRow(), language, created_at: '2020-03-04T17:00:00Z', status: 'Completed' } as const;
      await operator.from('leads').insert(lead).throwOnError();
      const offer = { lead_id: lead.id, hauler_id: hauler?.id ?? '', state: 'accepted' } as const;
      if (hauler) await operator.from('job_offers').insert(offer).throwOnError();
    }

    const { data } = await operator
      .from('promise_report')
      .select('requests, spanish, spanish_with_speaker')
      .lt('week', '2021-01-01')
      .throwOnError();

    expect(data).toEqual([{ requests: 4, spanish: 3, spanish_with_speaker: 1 }]);
  });
});
