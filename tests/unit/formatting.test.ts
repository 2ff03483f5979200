import { canBeTexted } from '@functions/domain/can-be-texted.ts';
import { formatPhone, phoneDigits } from '@functions/domain/phone.ts';
import { isSameNumber } from '@functions/domain/same-number.ts';
import { formatTrackingId, parseTrackingId } from '@functions/domain/tracking-id.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDay } from '@/content/en/dates';
import { createRequestIdentity } from '@/features/booking/identity';
import { hasPhotoSignature, shortFileName } from '@/features/booking/photos/photos';
import { afterMinimumFillTime } from '@/lib/forms/spam-guard';
import { textedNumbers, untextedNumbers } from '../fixtures/phones';

afterEach(() => {
  vi.useRealTimers();
});

describe('formatPhone', () => {
  it.each([
    ['213', '213'],
    ['2135', '(213) 5'],
    ['213555', '(213) 555'],
    ['2135550142', '(213) 555-0142'],
    ['12135550142', '+1 (213) 555-0142'],
    ['+1 213 555 0142', '+1 (213) 555-0142'],
    ['442071838750', '442071838750'],
    ['', ''],
    ['21', '21'],
    ['+44', '+44'],
    ['+44 20 7183 8750', '+44 20 7183 8750'],
    ['1213555', '(121) 355-5'],
    ['2135551', '(213) 555-1'],
    ['22135550142', '22135550142'],
    ['213-555-0142 x9', '213-555-0142 x9'],
  ])('shows %s as %s', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('leaves its own result as it is', () => {
    expect(formatPhone(formatPhone('2135550142'))).toBe('(213) 555-0142');
  });
});

describe('dates', () => {
  it('shows a day of content in words', () => {
    expect(formatDay('2025-04-20')).toBe('April 20, 2025');
  });
});

describe('shortFileName', () => {
  it('cuts a name at 15 characters and adds an ellipsis', () => {
    expect(shortFileName('123456789012345')).toBe('123456789012345');
    expect(shortFileName('sofa-in-the-living-room.png')).toBe('sofa-in-the-liv…');
  });
});

describe('hasPhotoSignature', () => {
  it.each([
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0], true],
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], true],
    ['WebP', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50], true],
    ['GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], false],
    ['HTML', [0x3c, 0x68, 0x74, 0x6d, 0x6c, 0x3e], false],
    ['an empty file', [], false],
    ['a JPEG cut short', [0xff, 0xd8], false],
    ['a PNG cut short', [0x89, 0x50, 0x4e, 0x47], false],
    ['a WAV, which is also RIFF', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x41, 0x56, 0x45], false],
    ['WEBP without RIFF', [0, 0, 0, 0, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50], false],
    ['a JPEG further on', [0x3c, 0xff, 0xd8, 0xff], false],
    ['a PNG further on', [0x3c, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], false],
    ['a WebP further on', [0x3c, 0x52, 0x49, 0x46, 0x46, 2, 3, 4, 0x57, 0x45, 0x42, 0x50], false],
    ['a long WebP', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38], true],
  ])('judges %s by its first bytes', async (_, bytes, expected) => {
    expect(await hasPhotoSignature(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }))).toBe(expected);
  });
});

describe('createRequestIdentity', () => {
  it('mints a tracking ID that is accepted in its displayed form', () => {
    const { trackingId } = createRequestIdentity();
    expect(formatTrackingId(trackingId)).toMatch(/^.{4}-.{4}-.{4}-.{4}$/);
    expect(parseTrackingId(formatTrackingId(trackingId).toLowerCase())).toBe(trackingId);
  });

  it('never mints the same ID twice', () => {
    const ids = Array.from({ length: 1000 }, () => createRequestIdentity().trackingId);
    expect(new Set(ids).size).toBe(1000);
  });
});

describe('formatTrackingId', () => {
  it.each([
    ['0123456789ABCDEF', '0123-4567-89AB-CDEF'],
    ['01234', '0123-4'],
    ['', ''],
  ])('shows "%s" as "%s"', (trackingId, shown) => {
    expect(formatTrackingId(trackingId)).toBe(shown);
  });
});

describe('phoneDigits', () => {
  it('keeps only the digits', () => {
    expect(phoneDigits('+1 (213) 555-0142')).toBe('12135550142');
  });
});

describe('afterMinimumFillTime', () => {
  it.each([
    [0, 3000],
    [2999, 1],
    [3000, 0],
    [60_000, 0],
  ])('waits for the rest of three seconds: shown %i ms ago, waits %i ms', async (age, expected) => {
    vi.useFakeTimers({ now: 1_000_000 });

    const waited = afterMinimumFillTime(1_000_000 - age).then(() => Date.now() - 1_000_000);
    await vi.runAllTimersAsync();

    expect(await waited).toBe(expected);
  });
});

describe('canBeTexted', () => {
  it.each(textedNumbers)('accepts %s', (phone) => {
    expect(canBeTexted(phone)).toBe(true);
  });

  it.each(Object.entries(untextedNumbers).flatMap(([why, phones]) => phones.map((phone) => [phone, why])))(
    'rejects "%s": %s',
    (phone) => {
      expect(canBeTexted(phone)).toBe(false);
    },
  );
});

describe('isSameNumber', () => {
  it.each([
    ['(213) 555-0142', '2135550142', true],
    ['+1 213 555 0142', '2135550142', true],
    ['2135550142', '2135550143', false],
    ['442079460958', '2079460958', false],
    ['', '2135550142', false],
  ])('compares "%s" and "%s": %s', (one, other, expected) => {
    expect(isSameNumber(one, other)).toBe(expected);
  });
});
