import { expect, test } from 'vitest';
import { areasOf } from '@/features/desk/list/hauler-draft';

test('of typed areas, ZIP codes and their beginnings are told from places', () => {
  const areas: [typed: string, zipPrefixes: string[], places: string[]][] = [
    ['90012 90013;913, 90012', ['90012', '90013', '913'], []],
    ['Long Beach 90802, Burbank', ['90802'], ['Long Beach', 'Burbank']],
    ['90210-1234,, 12', ['90210'], ['12']],
    ['within 405 miles of L.A.', [], ['within 405 miles of L.A.']],
    ['Cañoga Park', [], ['Cañoga Park']],
    [', ; -', [], []],
  ];

  for (const [typed, zipPrefixes, places] of areas) expect(areasOf(typed)).toEqual({ zipPrefixes, places });
});
