import { canBeTexted } from '@functions/domain/can-be-texted.ts';
import { formatPhone, isSameNumber, mayLackDigit, phoneDigits } from '@functions/domain/phone.ts';
import { formatTrackingId, parseTrackingId } from '@functions/domain/tracking-id.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { formatDay } from '@/content/en/dates';
import { createRequestIdentity } from '@/features/booking/identity';
import { hasPhotoSignature, shortFileName } from '@/features/booking/photos/photos';
import { afterMinimumFillTime } from '@/lib/forms/spam-guard';
import { textedNumbers, untextedNumbers } from '../fixtures/phones';

afterEach(() => {
  vi.useRealTimers();
});

test('a phone number is shown as it is typed further, and others as they are', () => {
  const shown = {
    '': '',
    '21': '21',
    '213': '213',
    '2135': '(213) 5',
    '213555': '(213) 555',
    '2135551': '(213) 555-1',
    '2135550142': '(213) 555-0142',
    '1213555': '(121) 355-5',
    '12135550142': '+1 (213) 555-0142',
    '+1 213 555 0142': '+1 (213) 555-0142',
  };
  const asTheyAre = ['442071838750', '+44', '+44 20 7183 8750', '22135550142', '213-555-0142 x9', '+••••••••42'];

  expect(Object.keys(shown).map(formatPhone)).toEqual(Object.values(shown));
  expect(asTheyAre.map(formatPhone)).toEqual(asTheyAre);
  expect(phoneDigits('+1 (213) 555-0142')).toBe('12135550142');
  expect(['1213555014', '11213555014', '2131550142', '0135550142'].filter(mayLackDigit)).toHaveLength(4);
  expect(['2135550142', '12135550142', '213555', '442071838750'].filter(mayLackDigit)).toEqual([]);
  for (const other of ['۲۱۳۵۵۵۰۱۴۲', '２１３-５５５-０１４２', '२१३ ५५५ ०१४२', '𝟐𝟏𝟑𝟓𝟓𝟓𝟎𝟏𝟒𝟐'])
    expect(phoneDigits(other)).toBe('2135550142');
});

test('only numbers of the North American plan that take texts are texted', () => {
  expect(textedNumbers.filter((phone) => !canBeTexted(phone))).toEqual([]);
  expect(Object.values(untextedNumbers).flat().filter(canBeTexted)).toEqual([]);
});

test('two numbers are the same by their digits, with or without the country code', () => {
  expect(isSameNumber('(213) 555-0142', '2135550142')).toBe(true);
  expect(isSameNumber('+1 213 555 0142', '2135550142')).toBe(true);
  expect(isSameNumber('2135550142', '2135550143')).toBe(false);
  expect(isSameNumber('442079460958', '2079460958')).toBe(false);
  expect(isSameNumber('', '2135550142')).toBe(false);
});

test('a day of content is shown in words', () => {
  expect(formatDay('2025-04-20')).toBe('April 20, 2025');
});

test('a name of a file is cut at 15 characters, with an ellipsis', () => {
  expect(shortFileName('123456789012345')).toBe('123456789012345');
  expect(shortFileName('sofa-in-the-living-room.png')).toBe('sofa-in-the-liv…');
  expect(shortFileName('My couch photo😀.jpg')).toBe('My couch photo😀…');
});

test('a photo is told by its first bytes, whatever its type says', async () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const riff = [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4];
  const webp = [0x57, 0x45, 0x42, 0x50];
  const photos = {
    JPEG: [0xff, 0xd8, 0xff, 0xe0],
    PNG: png,
    WebP: [...riff, ...webp],
    'a long WebP': [...riff, ...webp, 0x56, 0x50, 0x38],
  };
  const others = {
    GIF: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
    HTML: [0x3c, 0x68, 0x74, 0x6d, 0x6c, 0x3e],
    'an empty file': [],
    'a JPEG cut short': [0xff, 0xd8],
    'a PNG cut short': png.slice(0, 4),
    'a WAV, which is also RIFF': [...riff, 0x57, 0x41, 0x56, 0x45],
    'WEBP without RIFF': [0, 0, 0, 0, 1, 2, 3, 4, ...webp],
    'a JPEG further on': [0x3c, 0xff, 0xd8, 0xff],
    'a PNG further on': [0x3c, ...png],
    'a WebP further on': [0x3c, ...riff.slice(0, 4), 2, 3, 4, ...webp],
  };
  const isPhoto = (bytes: number[]) => hasPhotoSignature(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));

  for (const [name, bytes] of Object.entries(photos)) expect([name, await isPhoto(bytes)]).toEqual([name, true]);
  for (const [name, bytes] of Object.entries(others)) expect([name, await isPhoto(bytes)]).toEqual([name, false]);
});

test('a new tracking ID is another each time, and is accepted in its displayed form', () => {
  const ids = Array.from({ length: 1000 }, () => createRequestIdentity().trackingId);

  expect(new Set(ids).size).toBe(1000);
  for (const id of ids.slice(0, 10)) {
    expect(formatTrackingId(id)).toMatch(/^.{4}-.{4}-.{4}-.{4}$/);
    expect(parseTrackingId(formatTrackingId(id).toLowerCase())).toBe(id);
  }
  expect(['', '01234', '0123456789ABCDEF'].map(formatTrackingId)).toEqual(['', '0123-4', '0123-4567-89AB-CDEF']);
});

test.each([
  [0, 3000],
  [2999, 1],
  [3000, 0],
  [60_000, 0],
  // The clock was set back an hour.
  [-3_600_000, 3000],
])('a form shown %i ms ago is sent after another %i ms', async (age, expected) => {
  vi.useFakeTimers({ now: 1_000_000 });

  const waited = afterMinimumFillTime(1_000_000 - age).then(() => Date.now() - 1_000_000);
  await vi.runAllTimersAsync();

  expect(await waited).toBe(expected);
});
