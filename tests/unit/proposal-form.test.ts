import { proposalRefusalsForHaulers as refusals } from '@functions/words/en/proposal-refusals.ts';
import { expect, test } from 'vitest';
import { proposalSchema, timeProblem } from '@/features/job/proposal/schema';
import { type ProposalValues, proposalEdits, valuesOf } from '@/features/job/proposal/values';
import { limitsOf } from '@/features/request/windows';
import { words } from '@/words/job';
import { heldLead } from '../components/support/fake-backend.ts';

// What a hauler types into the form of a proposal, at 2 PM on November 22 in Los Angeles.

const now = new Date('2026-11-22T22:00:00Z');
const bounds = { earliest: '2026-11-23T00:00:00.000Z', lastDay: '2027-01-21' };
const { faults } = words.proposalForm;
const morning = { day: '2026-11-23', from: '08:00', until: '10:00' };
const afternoon = { day: '2026-11-23', from: '14:00', until: '16:00' };
const INVALID = 'price-invalid';
const WRONG_WAY = 'price-range-invalid';

/** The proposal, or the messages of errors. */
function read(edits: Partial<ProposalValues>) {
  const values = valuesOf(heldLead(), { windows: [morning], priceFrom: '100', ...edits }, now);
  const { data, error } = proposalSchema(bounds, now).safeParse(values);
  return data ?? error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test.each([
  [' $1,200.00 ', '', { priceFrom: 1200 }],
  ['120', '$180', { priceFrom: 120, priceTo: 180 }],
  ['$120 – $180', '', { priceFrom: 120, priceTo: 180 }],
  ['', '', [`priceFrom: ${faults.priceRequired}`]],
  ['', '180', [`priceFrom: ${faults.priceRequired}`]],
  ['a few', '', [`priceFrom: ${INVALID}`]],
  ['120-180', '200', [`priceFrom: ${INVALID}`]],
  ['120', 'more', [`priceTo: ${INVALID}`]],
  ['180', '120', [`priceTo: ${WRONG_WAY}`]],
  ['180-120', '', [`priceFrom: ${WRONG_WAY}`]],
])('"%s" up to "%s" is read as %j', (priceFrom, priceTo, price) => {
  const found = read({ priceFrom, priceTo });

  expect(found).toEqual(Array.isArray(price) ? price : { windows: [morning], ...price });
});

test.each<[what: string, Partial<ProposalValues>, object]>([
  [
    'a price on inspection, and a note',
    { priceFrom: 'hard to say', isOnInspection: true, note: ' Two people. ' },
    { windows: [morning], note: 'Two people.' },
  ],
  ['no time', { windows: [] }, [`windows: ${faults.timeRequired}`]],
  ['a time that was typed but not added', { windows: [], other: afternoon }, [`other: ${faults.notAdded}`]],
  [
    'a time that has passed',
    { windows: [{ ...morning, day: '2026-11-21' }] },
    [`windows: Saturday, November 21, 8:00–10:00 AM: ${refusals['window-passed']}`],
  ],
  ['an agreement', { isAgreed: true }, { windows: [morning], priceFrom: 100, agreed: true }],
  [
    'an agreement on one of several',
    { isAgreed: true, windows: [morning, afternoon] },
    [`windows: ${faults.timeRequired}`],
  ],
])('%s is read as %j', (_, edits, expected) => {
  expect(read(edits)).toEqual(expected);
});

test.each<[what: string, day: string, from: string, fault: string | undefined, isAgreed?: boolean]>([
  ['no day', '', '09:00', faults.dayRequired],
  ['a year in another century', '0026-11-24', '09:00', faults.dayRequired],
  ['a past day', '2026-11-21', '09:00', refusals['window-passed']],
  ['a time that has begun', '2026-11-22', '13:00', refusals['window-passed']],
  ['an agreed time that has begun', '2026-11-22', '13:00', undefined, true],
  ['an agreed time that is over', '2026-11-22', '09:00', refusals['window-passed'], true],
  ['a time on too short notice', '2026-11-22', '15:45', refusals['too-soon']],
  ['the earliest time', '2026-11-22', '16:00', undefined],
  ['the last day', '2027-01-21', '09:00', undefined],
  ['a day too far ahead', '2027-01-22', '09:00', refusals['too-late']],
  ['the same time twice', '2026-11-23', '08:00', faults.twice],
  ['a time that overlaps', '2026-11-23', '09:00', faults.overlaps],
  ['the time after another', '2026-11-23', '10:00', undefined],
])('%s has the fault %s', (_, day, from, fault, isAgreed = false) => {
  const until = `${String(Number(from.slice(0, 2)) + 2).padStart(2, '0')}${from.slice(2)}`;

  expect(timeProblem({ day, from, until }, [morning], limitsOf(bounds, isAgreed, now))).toBe(fault);
});

test('the form begins with the proposal on the page, and with those of its times that are still possible', () => {
  const soon = { from: '2026-11-22T23:00:00.000Z', until: '2026-11-23T01:00:00.000Z', isOpen: false };
  const open = { from: '2026-11-23T21:00:00.000Z', until: '2026-11-23T23:00:00.000Z', isOpen: true };
  const proposal = { id: '1', priceFrom: 120, priceTo: 120, windows: [soon, open], note: 'Hi', madeAt: soon.from };
  const times = [{ day: '2026-11-23', from: '13:00', until: '15:00' }];

  expect(valuesOf(heldLead({ proposal }), {}, now)).toMatchObject({
    isAgreed: false,
    priceFrom: '120',
    priceTo: '',
    note: 'Hi',
    windows: times,
  });
  expect(valuesOf(heldLead({ agreed: proposal }), {}, now)).toMatchObject({
    isAgreed: false,
    priceFrom: '120',
    windows: [],
  });
  expect(valuesOf(heldLead({ proposal: { ...proposal, priceFrom: undefined } }), {}, now).isOnInspection).toBe(true);
  expect(valuesOf(heldLead(), {}, now)).toMatchObject({ isOnInspection: false, priceFrom: '', windows: [] });
});

test('a draft from the form with three dates keeps its price and its times, and one of an unknown shape nothing', () => {
  const windows = [morning, { day: '', from: '13:00', until: '15:00' }];

  expect(proposalEdits.safeParse({ isAgreed: false, priceFrom: '95', windows, note: '' }).data).toEqual({
    isAgreed: false,
    priceFrom: '95',
    windows: [morning],
    note: '',
  });
  expect(proposalEdits.safeParse({ windows: 'tomorrow', priceFrom: 95 }).success).toBe(false);
});
