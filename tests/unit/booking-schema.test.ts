import { loadSizes } from '@functions/domain/load-sizes.ts';
import { fieldErrorText } from '@functions/words/en/errors.ts';
import { describe, expect, it } from 'vitest';
import { type BookingValues, bookingSchema, emptyBooking } from '@/features/booking/schema';
import { furthestStep } from '@/features/booking/steps';
import { maximalBooking, minimalBooking } from '../fixtures/bookings';

function messageFor(change: Partial<BookingValues>): string | undefined {
  return fieldErrorText(bookingSchema.safeParse({ ...minimalBooking, ...change }).error?.issues[0]?.message);
}

describe('bookingSchema', () => {
  it('accepts the smallest and the largest booking a visitor can send', () => {
    expect(bookingSchema.safeParse(minimalBooking).success).toBe(true);
    expect(bookingSchema.safeParse(maximalBooking).success).toBe(true);
  });

  it.each<[Partial<BookingValues>, string]>([
    [{ services: [] }, 'Choose at least one service'],
    [{ streetAddress: '' }, 'Street address is required'],
    [{ streetAddress: '   ' }, 'Street address is required'],
    [{ zipCode: '' }, 'ZIP code is required'],
    [{ zipCode: '9021' }, 'Please enter a valid ZIP code'],
    [{ zipCode: '902100' }, 'Please enter a valid ZIP code'],
    [{ zipCode: '90210-12' }, 'Please enter a valid ZIP code'],
    [{ zipCode: 'SW1A 1AA' }, 'Please enter a valid ZIP code'],
    [{ fullName: '' }, 'Full name is required'],
    [{ phone: '' }, 'Phone number is required'],
    [{ phone: '555-0142' }, 'Please enter a valid phone number'],
    [{ phone: '0213555014' }, 'Please enter a valid phone number'],
    [{ phone: '12345678901234567' }, 'Please enter a valid phone number'],
    [{ phone: '213555014x' }, 'Please enter a valid phone number'],
    [{ phone: 'call 213-555-0142' }, 'Please enter a valid phone number'],
    [{ phone: '2135550142 ext' }, 'Please enter a valid phone number'],
    [{ phone: '213+5550142' }, 'Please enter a valid phone number'],
    [{ email: 'maria' }, 'Please enter a valid email address'],
    [{ email: 'maria@example' }, 'Please enter a valid email address'],
    [{ email: 'maria diaz@example.com' }, 'Please enter a valid email address'],
    [{ email: 'maria@example.com, ana@example.com' }, 'Please enter a valid email address'],
    [{ email: 'maria@exämple.com' }, 'Please enter a valid email address'],
    [{ email: 'maria@ｅｘａｍｐｌｅ.com' }, 'Please enter a valid email address'],
    [{ email: 'maria@example。com' }, 'Please enter a valid email address'],
    [{ email: 'maria@exam_ple.com' }, 'Please enter a valid email address'],
    [{ email: 'maria@example.com.' }, 'Please enter a valid email address'],
    [{ loadSize: 'Half' as never }, 'Choose one of the five sizes, or none'],
    [{ agreedToTerms: false }, 'You must agree to the Terms of Service and Privacy Policy'],
    [{ fullName: 'a\u0007b' }, 'Please remove characters that are not text'],
    [{ jobDescription: 'a\u0007b' }, 'Please remove characters that are not text'],
    [{ city: '\uD83D' }, 'Please remove characters that are not text'],
    [{ jobDescription: '\uD83D' }, 'Please remove characters that are not text'],
  ])('answers %j with "%s"', (change, message) => {
    expect(messageFor(change)).toBe(message);
  });

  it.each<[keyof BookingValues, number, string]>([
    ['streetAddress', 200, ''],
    ['unitNumber', 40, ''],
    ['city', 100, ''],
    ['jobDescription', 2000, ''],
    ['fullName', 120, ''],
    ['email', 254, '@example.com'],
  ])('accepts %s up to %i characters and rejects one more, naming the limit', (field, limit, ending) => {
    const longest = 'x'.repeat(limit - ending.length) + ending;

    expect(messageFor({ [field]: longest })).toBeUndefined();
    expect(messageFor({ [field]: `  ${longest}  ` })).toBeUndefined();
    expect(messageFor({ [field]: `x${longest}` })).toBe(`Please use ${limit} characters or fewer`);
  });

  it('accepts tabs and line breaks only in the job description', () => {
    expect(messageFor({ jobDescription: 'Sofa\tbrown\nFridge' })).toBeUndefined();
    expect(messageFor({ streetAddress: '1 Main St\nRear' })).toBe('Please remove characters that are not text');
  });

  it('removes duplicates from chosen services and options', () => {
    const { services, homeCleaningOptions } = bookingSchema.parse({
      ...minimalBooking,
      services: ['Home Cleaning', 'Old Appliances', 'Home Cleaning'],
      homeCleaningOptions: ['Deep Cleaning', 'Deep Cleaning'],
    });

    expect(services).toEqual(['Home Cleaning', 'Old Appliances']);
    expect(homeCleaningOptions).toEqual(['Deep Cleaning']);
  });

  it.each(['', ...loadSizes] as const)('accepts the load "%s"', (loadSize) => {
    expect(messageFor({ loadSize })).toBeUndefined();
  });

  it.each(['90210', '90210-1234', ' 90210 '])('accepts the ZIP code "%s"', (zipCode) => {
    expect(messageFor({ zipCode })).toBeUndefined();
  });

  it.each(['2135550142', '(213) 555-0142', '+1 213.555.0142', '+442071838750', '1234567890123456'])(
    'accepts the phone number "%s"',
    (phone) => {
      expect(messageFor({ phone })).toBeUndefined();
    },
  );
});

describe('furthestStep', () => {
  it('is the first step with an invalid field', () => {
    expect(furthestStep(emptyBooking)).toBe(1);
    expect(furthestStep({ ...emptyBooking, services: ['Old Appliances'] })).toBe(2);
    expect(furthestStep({ ...minimalBooking, fullName: '' })).toBe(4);
    expect(furthestStep({ ...minimalBooking, jobDescription: 'x'.repeat(2001) })).toBe(3);
    expect(furthestStep(minimalBooking)).toBe(4);
  });
});
