import { callUrl, mailUrl } from '@functions/domain/links.ts';
import { expect, test } from 'vitest';

test('phone numbers of the North American plan become links', () => {
  const links = {
    '2135550142': 'tel:+12135550142',
    '12135550142': 'tel:+12135550142',
    '(213) 555-0142': 'tel:+12135550142',
    '9015550142': 'tel:+19015550142',
    '2139775550': 'tel:+12139775550',
  };

  expect(Object.keys(links).map(callUrl)).toEqual(Object.values(links));
});

test('no link calls a number of another country, a premium or service number, or one that does not exist', () => {
  const others = {
    'of another country': ['442071838750', '22135550142'],
    'too short or too long': ['', '213555014', '121355501420'],
    'without an area code': ['1135550142', '0135550142', '9115550142'],
    'without an exchange': ['2131550142', '2130550142', '2134110142'],
    premium: ['9005550142', '19005550142', '9765550142', '2139765550'],
    code: ['javascript:alert(1)'],
  };

  expect(Object.values(others).flat().filter(callUrl)).toEqual([]);
});

test('email addresses become links, whatever they contain', () => {
  expect(mailUrl('ana@example.com')).toBe('mailto:ana@example.com');
  expect(mailUrl('ana+junk@example.com')).toBe('mailto:ana%2Bjunk@example.com');
  expect(mailUrl('a?bcc=all&body=x#%@example.com')).toBe('mailto:a%3Fbcc%3Dall%26body%3Dx%23%25@example.com');
});
