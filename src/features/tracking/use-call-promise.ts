import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { useState } from 'react';
import { formatFirstMoment } from '@/features/request/los-angeles-clock';
import { promisedBy } from '@/lib/promised-by';
import { findByTrackingId } from '@/lib/recent-requests';
import { useNow } from '@/lib/use-now';

/** `by` is `moment` in words. */
export type CallPromise = { by: string; moment: string; hasPassed: boolean };

/**
 * By when the customer will hear from a hauler, also in words, and whether that has passed. The response may lack it;
 * then only the device that sent the request knows it.
 *
 * @returns undefined if it is unknown, or while our team reviews the request.
 */
export function useCallPromise(lead: LeadDetails, trackingId: string): CallPromise | undefined {
  const now = useNow();
  const [sent] = useState(() => findByTrackingId(trackingId));
  const sentAt = sent && promisedBy(new Date(sent.submittedAt));
  const by = lead.promisedBy ? new Date(lead.promisedBy) : sentAt;
  if (lead.isHeld || !by) return undefined;
  return { by: formatFirstMoment(by.toISOString(), now), moment: by.toISOString(), hasPassed: by <= now };
}
