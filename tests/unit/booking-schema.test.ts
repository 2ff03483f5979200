import { loadSizes } from '@functions/domain/load-sizes.ts';
import { fieldErrorText } from '@functions/words/en/errors.ts';
import { expect, test } from 'vitest';
import { type BookingValues, bookingSchema, emptyBooking } from '@/features/booking/schema';
import { furthestStep } from '@/features/booking/steps';
import { maximalBooking, minimalBooking } from '../fixtures/bookings';

function messageFor(change: Partial<BookingValues>): string | undefined {
  return fieldErrorText(bookingSchema.safeParse({ ...minimalBooking, ...change }).error?.issues[0]?.message);
}

/** The values of a field that are not answered with this message. */
function answeredOtherwise<Field extends keyof BookingValues>(
  field: Field,
  values: readonly BookingValues[Field][],
  message?: string,
) {
  return values.filter((value) => messageFor({ [field]: value }) !== message);
}

test('the smallest and the largest booking a visitor can send are accepted, with every load', () => {
  expect(bookingSchema.safeParse(minimalBooking).success).toBe(true);
  expect(bookingSchema.safeParse(maximalBooking).success).toBe(true);
  expect(answeredOtherwise('loadSize', ['', ...loadSizes])).toEqual([]);
  expect(messageFor({ loadSize: 'Half' as never })).toBe('Choose one of the five sizes, or none');
});

test.each<[Partial<BookingValues>, string]>([
  [{ services: [] }, 'Choose at least one service'],
  [{ streetAddress: '   ' }, 'Street address is required'],
  [{ zipCode: '' }, 'ZIP code is required'],
  [{ fullName: '' }, 'Full name is required'],
  [{ phone: '' }, 'Phone number is required'],
  [{ agreedToTerms: false }, 'You must agree to the Terms of Service and Privacy Policy'],
])('what a request needs is missing in %j: "%s"', (change, message) => {
  expect(messageFor(change)).toBe(message);
});

test('a ZIP code has five digits, or nine', () => {
  const invalid = ['9021', '902100', '90210-12', 'SW1A 1AA'];

  expect(answeredOtherwise('zipCode', ['90210', '90210-1234', ' 90210 '])).toEqual([]);
  expect(bookingSchema.parse({ ...minimalBooking, zipCode: '۹۰۲۱۰' }).zipCode).toBe('90210');
  expect(answeredOtherwise('zipCode', invalid, 'Please enter a valid ZIP code')).toEqual([]);
});

test('a phone number has 10 to 16 digits, the first of them no 0, and only signs of phone numbers', () => {
  const valid = ['2135550142', '(213) 555-0142', '+1 213.555.0142', '+442071838750', '1234567890123456'];
  const invalid = [
    ...['555-0142', '0213555014', '12345678901234567', '213555014x', 'call 213-555-0142', '2135550142 ext'],
    '213+5550142',
  ];

  expect(answeredOtherwise('phone', valid)).toEqual([]);
  expect(answeredOtherwise('phone', invalid, 'Please enter a valid phone number')).toEqual([]);
});

test('an email address is one address with a domain in plain letters', () => {
  const invalid = [
    ...['maria', 'maria@example', 'maria diaz@example.com', 'maria@example.com, ana@example.com'],
    ...[
      'maria@exämple.com',
      'maria@ｅｘａｍｐｌｅ.com',
      'maria@example。com',
      'maria@exam_ple.com',
      'maria@example.com.',
    ],
  ];

  expect(answeredOtherwise('email', ['', 'maria@example.com'])).toEqual([]);
  expect(bookingSchema.parse({ ...minimalBooking, email: 'mailto:maria@example.com' }).email).toBe('maria@example.com');
  expect(answeredOtherwise('email', invalid, 'Please enter a valid email address')).toEqual([]);
});

test.each<[fault: string, ...addresses: string[]]>([
  ['Use only letters without accents, digits and signs like . _ + - before the @', 'ana.lópez@gmail.com', 'あ@a.com'],
  [
    'Check the dots before the @: none at the start or end, and no two in a row',
    ...['.ana@gmail.com', 'ana.@gmail.com', 'ana..lopez@gmail.com'],
  ],
  ['Please use 64 characters or fewer before the @', `${'a'.repeat(65)}@gmail.com`],
])('an address that no provider sends to is refused: %s', (fault, ...addresses) => {
  expect(answeredOtherwise('email', addresses, fault)).toEqual([]);
  expect(answeredOtherwise('email', [`${'a'.repeat(64)}@gmail.com`, "o'neil+junk_1@gmail.com"])).toEqual([]);
});

test.each<[keyof BookingValues, number, string]>([
  ['streetAddress', 200, ''],
  ['unitNumber', 40, ''],
  ['city', 100, ''],
  ['jobDescription', 2000, ''],
  ['fullName', 120, ''],
  ['email', 254, '.example.com'],
])('%s can have %i characters, and one more is refused with the limit', (field, limit, ending) => {
  const start = ending && `${'x'.repeat(64)}@`;
  const longest = start + 'x'.repeat(limit - start.length - ending.length) + ending;

  expect(answeredOtherwise(field, [longest, `  ${longest}  `])).toEqual([]);
  expect(messageFor({ [field]: `${longest}x` })).toBe(`Please use ${limit} characters or fewer`);
});

test('services and options that are chosen twice count once', () => {
  const { services, homeCleaningOptions } = bookingSchema.parse({
    ...minimalBooking,
    services: ['Home Cleaning', 'Old Appliances', 'Home Cleaning'],
    homeCleaningOptions: ['Deep Cleaning', 'Deep Cleaning'],
  });

  expect(services).toEqual(['Home Cleaning', 'Old Appliances']);
  expect(homeCleaningOptions).toEqual(['Deep Cleaning']);
});

test('the furthest step is the first with an invalid field', () => {
  expect(furthestStep(emptyBooking)).toBe(1);
  expect(furthestStep({ ...emptyBooking, services: ['Old Appliances'] })).toBe(2);
  expect(furthestStep({ ...minimalBooking, jobDescription: 'x'.repeat(2001) })).toBe(3);
  expect(furthestStep({ ...minimalBooking, fullName: '' })).toBe(4);
  expect(furthestStep(minimalBooking)).toBe(4);
});
