import { getLeadDetailsInput, leadDetailsSchema } from '@functions/contracts/tracking.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { bookingSchema, emptyBooking } from '@/features/booking/schema';

afterEach(() => vi.unstubAllGlobals());

test("validation creates no code from strings, so it doesn't violate the content security policy", () => {
  const makeCode = vi.fn(Function);
  vi.stubGlobal('Function', makeCode);

  bookingSchema.safeParse(emptyBooking);
  leadDetailsSchema.safeParse({});
  getLeadDetailsInput.safeParse({ trackingId: '7K3M-9Q2X-4TBV-R8ND' });

  expect(makeCode).not.toHaveBeenCalled();
});
