import { beforeEach, expect, test, vi } from 'vitest';
import { acceptanceSchema, noAcceptance } from '@/features/agreement/schema';
import { words } from '@/words/agreement';

const { errors } = words;

const filledIn = {
  name: 'Ana Ruiz',
  registered: true,
  liabilityUntil: '2027-06-30',
  truckUntil: '2026-12-31',
  carrierPermit: 'CA 0123456',
  cityPermits: 'Burbank, Glendale',
  crew: 'employees',
  familyOwned: false,
  agreed: true,
} as const;

beforeEach(() => {
  // 10 AM in Los Angeles.
  vi.useFakeTimers({ now: new Date('2026-12-05T18:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test.each<[what: string, Partial<Record<keyof typeof filledIn, unknown>>, messages: string[]]>([
  ['everything', {}, []],
  ['no permits of cities, and a family', { cityPermits: '', familyOwned: true }, []],
  ['insurance until today', { liabilityUntil: '2026-12-05' }, []],
  ['insurance for three years', { truckUntil: '2029-12-05' }, []],
  ['insurance until yesterday', { liabilityUntil: '2026-12-04' }, [errors.day]],
  ['insurance for more than three years', { truckUntil: '2029-12-06' }, [errors.day]],
  ['a permit with other signs', { carrierPermit: 'CA#1' }, [errors.carrierPermit]],
  ['a permit that is too short', { carrierPermit: 'CA' }, [errors.carrierPermit]],
  ['too many cities', { cityPermits: 'A'.repeat(301) }, ['too-long:300']],
  [
    'nothing',
    noAcceptance,
    [errors.name, errors.registered, errors.day, errors.day, errors.carrierPermit, errors.crew, errors.agreed],
  ],
])('%s has the errors %j', (_, changes, messages) => {
  const { error } = acceptanceSchema.safeParse({ ...filledIn, ...changes });

  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
});
