import { formatPhone, phoneDigits } from '@functions/domain/phone.ts';
import { everyServiceEntry } from '@functions/domain/services.ts';
import { formatTrackingId, parseTrackingId } from '@functions/domain/tracking-id.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingSchema, toLeadRow } from '@/features/booking/schema';
import { furthestStep } from '@/features/booking/steps';
import { acceptedBooking, oddPhone, oddText } from '../fixtures/arbitrary-bookings';

const identity = { leadId: 'd6a5f0c4-3b52-4c4e-9a0b-0d7a4a6c9a11', trackingId: '0123456789ABCDEF' };

test('every accepted booking can be sent, and becomes a row without empty, untrimmed or repeated values', () => {
  fc.assert(
    fc.property(acceptedBooking, (values) => {
      const row = toLeadRow(values, identity, 'https://poppyhaul.example/book', 'en');

      expect(furthestStep(values)).toBe(4);
      for (const value of Object.values(row)) {
        expect(['', undefined]).not.toContain(value);
        if (typeof value === 'string') expect(value).toBe(value.trim());
      }
      expect(row.phone).toMatch(/^[1-9]\d{9,15}$/);
      expect(row.zip_code).toMatch(/^\d{5}(-\d{4})?$/);
      expect(row.agreed_to_terms).toBe(true);
      expect(row.services.length).toBeGreaterThan(0);
      expect(row.services).toEqual([...new Set(row.services)]);
      expect(everyServiceEntry()).toEqual(expect.arrayContaining(row.services));
    }),
    { numRuns: 300 },
  );
});

test('formatting a phone number keeps its digits, changes nothing a second time, and makes no number invalid', () => {
  const { phone: schema } = bookingSchema.def.getter().shape;

  fc.assert(
    fc.property(oddPhone, (phone) => {
      const shown = formatPhone(phone);

      expect(formatPhone(shown)).toBe(shown);
      expect(phoneDigits(shown)).toBe(phoneDigits(phone));
      if (schema.safeParse(phone).success) expect(schema.safeParse(shown).success).toBe(true);
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
