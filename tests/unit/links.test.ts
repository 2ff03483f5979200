import { callUrl, mailUrl } from '@functions/domain/links.ts';
import { expect, test } from 'vitest';

test.each([
  ['2135550142', 'tel:+12135550142'],
  ['12135550142', 'tel:+12135550142'],
  ['(213) 555-0142', 'tel:+12135550142'],
  ['9015550142', 'tel:+19015550142'],
  ['2139775550', 'tel:+12139775550'],
])('the phone number %s becomes the link %s', (phone, url) => {
  expect(callUrl(phone)).toBe(url);
});

test.each([
  ['of another country', '442071838750'],
  ['with a country code that is not 1', '22135550142'],
  ['that is too short', '213555014'],
  ['that is too long', '121355501420'],
  ['whose area code begins with 1', '1135550142'],
  ['whose area code begins with 0', '0135550142'],
  ['whose area code is a service code', '9115550142'],
  ['whose exchange begins with 1', '2131550142'],
  ['whose exchange begins with 0', '2130550142'],
  ['whose exchange is a service code', '2134110142'],
  ['of the area code 900', '9005550142'],
  ['of the area code 900, with its country code', '19005550142'],
  ['of the area code 976', '9765550142'],
  ['of the exchange 976', '2139765550'],
  ['that is empty', ''],
  ['that is code', 'javascript:alert(1)'],
])('no call link is made for a number %s: %s', (_, phone) => {
  expect(callUrl(phone)).toBeNull();
});

test.each([
  ['ana@example.com', 'mailto:ana@example.com'],
  ['ana+junk@example.com', 'mailto:ana%2Bjunk@example.com'],
  ['a?bcc=all&body=x#%@example.com', 'mailto:a%3Fbcc%3Dall%26body%3Dx%23%25@example.com'],
])('the email address %s becomes the link %s', (email, url) => {
  expect(mailUrl(email)).toBe(url);
});
