import { formatPhone, phoneDigits } from '@functions/domain/phone.ts';
import { serviceNames } from '@functions/domain/services.ts';
import { formatTrackingId, parseTrackingId } from '@functions/domain/tracking-id.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingSchema, toLeadRow } from '@/features/booking/schema';
import { furthestStep } from '@/features/booking/steps';
import { acceptedBooking, oddPhone, oddText } from '../fixtures/arbitrary-bookings';
import { minimalBooking } from '../fixtures/bookings';

const identity = { leadId: 'd6a5f0c4-3b52-4c4e-9a0b-0d7a4a6c9a11', trackingId: '0123456789ABCDEF' };

const entries: string[] = [...serviceNames, 'Home Cleaning - Deep Cleaning', 'Home Cleaning - Window Cleaning'];

test('every accepted booking becomes a row without empty, untrimmed or repeated values', () => {
  fc.assert(
    fc.property(acceptedBooking, (values) => {
      const row = toLeadRow(values, identity, 'https://poppyhaul.example/book', 'en');

      for (const value of Object.values(row)) expect(value).not.toBe('');
      for (const value of Object.values(row)) expect(value).not.toBeUndefined();
      for (const value of Object.values(row)) if (typeof value === 'string') expect(value).toBe(value.trim());
      expect(row.phone).toMatch(/^[1-9]\d{9,15}$/);
      expect(row.zip_code).toMatch(/^\d{5}(-\d{4})?$/);
      expect(row.agreed_to_terms).toBe(true);
      expect(row.services.length).toBeGreaterThan(0);
      expect(row.services).toEqual([...new Set(row.services)]);
      expect(entries).toEqual(expect.arrayContaining(row.services));
    }),
    { numRuns: 300 },
  );
});

test('every accepted booking can be sent: no step blocks it', () => {
  fc.assert(
    fc.property(acceptedBooking, (values) => {
      expect(furthestStep(values)).toBe(4);
    }),
  );
});

test.each(['streetAddress', 'unitNumber', 'city', 'fullName', 'email', 'jobDescription'] as const)(
  'control characters and lone surrogates are kept out of %s',
  (field) => {
    const hidden = fc.constantFrom(
      '\u0000',
      '\u0008',
      '\u000B',
      '\r',
      '\u001B',
      '\u007F',
      '\u0085',
      '\uD83D',
      '\uDE00',
    );
    fc.assert(
      fc.property(hidden, (character) => {
        const text = field === 'email' ? `ana${character}@example.com` : `ab${character}cd`;

        expect(bookingSchema.safeParse({ ...minimalBooking, [field]: text }).success).toBe(false);
      }),
    );
  },
);

test('formatting a phone number twice changes nothing', () => {
  fc.assert(
    fc.property(oddPhone, (text) => {
      expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
    }),
  );
});

test('formatting a phone number keeps its digits', () => {
  fc.assert(
    fc.property(oddPhone, (text) => {
      expect(phoneDigits(formatPhone(text))).toBe(phoneDigits(text));
    }),
  );
});

test("formatting a phone number doesn't make an accepted number invalid", () => {
  fc.assert(
    fc.property(oddPhone, (phone) => {
      fc.pre(bookingSchema.def.getter().shape.phone.safeParse(phone).success);

      expect(bookingSchema.def.getter().shape.phone.safeParse(formatPhone(phone)).success).toBe(true);
    }),
  );
});

const trackingId = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
  minLength: 16,
  maxLength: 16,
});

test('a tracking ID is read back from its displayed form in any case, with any spaces and hyphens', () => {
  fc.assert(
    fc.property(trackingId, fc.infiniteStream(fc.constantFrom('', '', ' ', '-', '\n')), (id, gaps) => {
      const shown = formatTrackingId(id);
      const typed = Array.from(id, (character) => character.toLowerCase() + gaps.next().value).join('');

      expect(shown).toMatch(/^.{4}(-.{4}){3}$/);
      expect(parseTrackingId(shown)).toBe(id);
      expect(parseTrackingId(typed)).toBe(id);
    }),
  );
});

test('a parsed tracking ID is valid and parses to itself', () => {
  fc.assert(
    fc.property(fc.oneof(trackingId.map(formatTrackingId), oddText(20)), (text) => {
      const id = parseTrackingId(text);

      if (id !== null) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
      if (id !== null) expect(parseTrackingId(formatTrackingId(id))).toBe(id);
    }),
  );
});
