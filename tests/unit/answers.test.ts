import { agreementView } from '@functions/contracts/agreement.ts';
import { deskFound, deskView } from '@functions/contracts/desk.ts';
import { heldLead, jobSchema } from '@functions/contracts/job.ts';
import { reviewView } from '@functions/contracts/review.ts';
import { leadDetailsSchema } from '@functions/contracts/tracking.ts';
import { describe, expect, test } from 'vitest';

const moment = '2026-11-22T21:10:00.000Z';
const contact = { fullName: 'Maria Lopez', phone: '8185550137' };
const version = '0'.repeat(32);
const place = { streetAddress: '742 Evergreen Ter', zipCode: '90210' };
const request = { ...contact, ...place, id: 'r1', status: 'Submitted', createdAt: moment, promisedBy: moment, version };
const listed = { ...contact, id: 'r1', zipCode: '90210', status: 'Submitted', createdAt: moment, promisedBy: moment };
const message = { id: 'm1', name: 'Maria Lopez', email: 'maria@example.com', message: 'Hello', createdAt: moment };
const offered = { hasJob: false, zipCode: '90210', promisedBy: moment, expiresAt: moment };
const held = { ...contact, ...place, hasJob: true, status: 'Submitted', promisedBy: moment, expiresAt: moment };
const asked = { firstName: 'Maria', until: moment };

/** What each page can't do without, and parts that are often absent. */
const least = [
  {
    page: 'tracking',
    schema: leadDetailsSchema,
    optional: Object.keys(leadDetailsSchema.shape).map((key) => [key]),
    answer: { ...contact, service: 'Furniture Removal', location: 'Beverly Hills', date: 'Soon', status: 'Paused' },
  },
  { page: 'offer', schema: jobSchema, answer: { state: 'open', lead: offered, hauler: { name: 'Ramos Hauling' } } },
  {
    page: 'job',
    schema: jobSchema,
    optional: Object.keys(heldLead.shape).map((key) => ['lead', key]),
    answer: { state: 'accepted', lead: held, hauler: { name: 'Ramos Hauling' } },
  },
  { page: 'review', schema: reviewView, answer: { state: 'open', review: asked } },
  { page: 'agreement', schema: agreementView, answer: { state: 'open', version: '2026-11-01', business: 'Ramos' } },
  { page: 'request', schema: deskView, answer: { scope: 'request', expiresAt: moment, request } },
  { page: 'message', schema: deskView, answer: { scope: 'message', expiresAt: moment, message } },
  { page: 'list', schema: deskView, answer: { scope: 'list', expiresAt: moment } },
  { page: 'search', schema: deskFound, answer: { requests: [{ ...listed, version, trackingId: 'R8ND' }] } },
];

/** An answer with one more part, at the place of `path`. */
function extended(answer: object, [key = '', ...rest]: string[], part: unknown): object {
  const inner: unknown = Reflect.get(answer, key);
  return { ...answer, [key]: rest.length === 0 ? part : extended(Object(inner), rest, part) };
}

/** The paths of all parts of a read answer. */
function pathsOf(read: unknown): string[][] {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return [];
  return Object.entries(read).flatMap(([key, part]) => [[key], ...pathsOf(part).map((path) => [key, ...path])]);
}

describe.each(least)('the $page', ({ schema, answer, optional = [] }) => {
  test('needs no more than this', () => {
    expect(schema.safeParse(answer).error).toBeUndefined();
  });

  test('is shown with any other part null, of another kind or unknown', () => {
    const needed = pathsOf(answer).map(String);
    const others = [...optional, ...pathsOf(schema.parse(answer))].filter((path) => !needed.includes(String(path)));
    const unreadable = [null, '?', 42, {}, ['?'], true].flatMap((part) =>
      others
        .filter((path) => !schema.safeParse(extended(answer, path, part)).success)
        .map((path) => `${path}: ${part}`),
    );
    expect(unreadable).toEqual([]);
    expect(schema.safeParse({ ...answer, new: { part: 1 } }).success).toBe(true);
  });
});

test('what a list cannot read is left out, and a proposal with another price than a number is not shown', () => {
  const { answer } = least[0] ?? {};
  const proposal = { id: 'p1', windows: [], madeAt: moment };
  const read = (parts: object) => leadDetailsSchema.parse({ ...answer, ...parts });
  expect(read({ history: [{ status: 'Paused', at: moment }, { at: 'soon' }, null] }).history).toHaveLength(1);
  expect(read({ proposal: { ...proposal, priceFrom: null } }).proposal?.priceFrom).toBeUndefined();
  expect(read({ proposal: { ...proposal, priceFrom: '$85' } }).proposal).toBeUndefined();
  expect(read({ proposal: { ...proposal, windows: [{ from: 'soon', until: moment }] } }).proposal).toBeUndefined();
});
