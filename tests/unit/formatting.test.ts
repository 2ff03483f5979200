import { parseTrackingId } from '@functions/contract.ts';
import { describe, expect, it } from 'vitest';
import { mintIdentity } from '@/features/booking/identity';
import { hasPhotoSignature, shortFileName } from '@/features/booking/photos';
import { formatClock, formatDay } from '@/lib/dates';
import { formatPhone } from '@/lib/phone';
import { formatTrackingId } from '@/lib/tracking-id';

describe('formatPhone', () => {
  it.each([
    ['213', '213'],
    ['2135', '(213) 5'],
    ['213555', '(213) 555'],
    ['2135550142', '(213) 555-0142'],
    ['12135550142', '+1 (213) 555-0142'],
    ['+1 213 555 0142', '+1 (213) 555-0142'],
    ['442071838750', '442071838750'],
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

  it('says tomorrow past midnight', () => {
    const now = new Date(2026, 10, 21, 23, 10);
    expect(formatClock(new Date(2026, 10, 21, 23, 40), now)).toBe('11:40 PM today');
    expect(formatClock(new Date(2026, 10, 22, 1, 10), now)).toBe('1:10 AM tomorrow');
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
  ])('judges %s by its first bytes', async (_, bytes, expected) => {
    expect(await hasPhotoSignature(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }))).toBe(expected);
  });
});

describe('mintIdentity', () => {
  it('mints ids that the tracking page accepts in the form it shows them', () => {
    const { trackingId } = mintIdentity();
    expect(formatTrackingId(trackingId)).toMatch(/^.{4}-.{4}-.{4}-.{4}$/);
    expect(parseTrackingId(formatTrackingId(trackingId).toLowerCase())).toBe(trackingId);
  });

  it('never mints the same twice', () => {
    const ids = Array.from({ length: 1000 }, () => mintIdentity().trackingId);
    expect(new Set(ids).size).toBe(1000);
  });
});
