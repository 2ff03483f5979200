import { parseCubicYards, truckCubicYards } from '@functions/contracts/fields.ts';
import { expect, test } from 'vitest';

test.each([
  [' 15 ', 15],
  ['1', 1],
  ['60', 60],
  ['', null],
  ['0', 'truck-invalid'],
  ['61', 'truck-invalid'],
  ['12.5', 'truck-invalid'],
  ['-3', 'truck-invalid'],
  ['big', 'truck-invalid'],
  ['1e1', 'truck-invalid'],
])('a truck of "%s" cubic yards is read as %s', (typed, expected) => {
  const { data, error } = truckCubicYards().safeParse(parseCubicYards(typed));

  expect(data === undefined ? error?.issues[0]?.message : data).toBe(expected);
});
