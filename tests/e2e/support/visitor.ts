import { randomUUID } from 'node:crypto';
import type { BookingValues } from '@/features/booking/schema';
import { minimalBooking } from '../../fixtures/bookings';
import { minimalLeadRow } from '../../fixtures/leads.ts';
import { freshPhone } from './booking';
import { test as base } from './test';

/** A visitor whose device has a request and a message ready to send. */
export type Visitor = {
  request: BookingValues;
  message: { name: string; email: string; subject: string; message: string };
};

/** A test with its own visitor. */
export const test = base.extend<{ visitor: Visitor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  visitor: async ({}, use) => {
    const phone = freshPhone();
    await use({
      request: {
        ...minimalBooking,
        city: 'Beverly Hills',
        jobDescription: 'An old orange sofa.',
        fullName: 'Maria Lopez',
        phone,
      },
      message: { name: 'Maria Lopez', email: `${phone}@example.com`, subject: 'general', message: 'Hello' },
    });
  },
  storageState: async ({ visitor, baseURL }, use) => {
    const { id: leadId, tracking_id: trackingId } = minimalLeadRow();
    const kept = {
      'booking-draft': { savedAt: Date.now(), identity: { leadId, trackingId }, values: visitor.request, step: 4 },
      'contact-draft': { savedAt: Date.now(), id: randomUUID(), ...visitor.message },
    };
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
    await use({ cookies: [], origins: [{ origin: `${baseURL}`, localStorage }] });
  },
});
