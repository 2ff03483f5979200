import { expect, it } from 'vitest';
import { emptyBooking, fieldsOfSteps } from '@/features/booking/schema';
import { recapBefore, steps } from '@/features/booking/steps';
import { maximalBooking } from '../fixtures/bookings';

it('each form field belongs to exactly one step, so that it is validated and its error is shown', () => {
  const fields = steps.flatMap(({ id }) => [...fieldsOfSteps[id]]);

  expect(fields.toSorted()).toEqual(Object.keys(emptyBooking).toSorted());
});

it('the recap shows only the earlier steps, each line with its step number', () => {
  expect(recapBefore(steps.length, maximalBooking, 2).map(({ step, label }) => [step, label])).toEqual([
    [1, 'Services'],
    [2, 'Address'],
    [3, 'Load'],
    [3, 'Gone by'],
    [3, 'Job'],
    [3, 'Photos'],
  ]);
  expect(recapBefore(1, maximalBooking, 2)).toEqual([]);
});

it('the recap names what was left out', () => {
  const values = { ...emptyBooking, streetAddress: '1 Main St', zipCode: '91766' };

  expect(recapBefore(4, values, 0).map(({ text }) => text)).toEqual([
    '',
    '1 Main St, 91766',
    'Not said',
    'No description',
    'None',
  ]);
});
