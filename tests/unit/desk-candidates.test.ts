import { expect, test } from 'vitest';
import { bestOf, candidatesFor, candidateText } from '@/features/desk/offers';
import {
  bayHaul,
  candidateOf,
  deskOffer,
  haulerOf,
  heldBy,
  openTo,
  requestViewOf,
  valleyHauling,
} from '../fixtures/desk.ts';

// The haulers that a request can be assigned or offered to.

const haulers = [
  candidateOf(bayHaul, { languages: ['en', 'es'] }),
  candidateOf(valleyHauling, { jobs: 1, truckCubicYards: 8 }),
  candidateOf(haulerOf(3), { jobs: 2, insuranceEnded: true, truckCubicYards: 7 }),
  candidateOf(haulerOf(4), { jobs: 3, hasAgreement: false }),
  candidateOf(haulerOf(5), { fits: false }),
];
const declined = requestViewOf(
  { offers: [deskOffer(bayHaul, { state: 'declined' })], language: 'es', loadSize: 'half' },
  { haulers },
);

test('each comes with the facts for the choice', () => {
  expect(candidatesFor('assign', declined).map((hauler) => candidateText(hauler, declined.request))).toEqual([
    'No open jobs, speaks Spanish, declined this',
    '1 open job, truck of 8 cubic yards, doesn’t speak Spanish',
    '2 open jobs, truck of 7 cubic yards (too small for this load in one trip), doesn’t speak Spanish, insurance ended',
    '3 open jobs, doesn’t speak Spanish, hasn’t accepted the agreement',
    'Different area or services, no open jobs, doesn’t speak Spanish',
  ]);
});

test('the default is one who fits, with all papers, and has not declined', () => {
  expect(bestOf(haulers, declined.request)?.name).toBe('Valley Hauling');
  expect(bestOf(haulers, requestViewOf().request)?.name).toBe('Bay Haul');
  expect(bestOf(haulers.slice(2), declined.request)).toBeUndefined();
});

test.each([
  ['assign', heldBy(bayHaul), false],
  ['assign', openTo(bayHaul), true],
  ['offer', openTo(bayHaul), false],
  ['offer', deskOffer(bayHaul), true],
] as const)('to %s, a hauler with the offer %j is in the list: %s', (action, offer, isListed) => {
  const names = candidatesFor(action, requestViewOf({ offers: [offer] }, { haulers })).map(({ name }) => name);

  expect(names).toEqual([...(isListed ? ['Bay Haul'] : []), 'Valley Hauling', 'Hauler 3', 'Hauler 4', 'Hauler 5']);
});
