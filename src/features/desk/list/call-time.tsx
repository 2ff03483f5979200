import type { ListedRequest } from '@functions/contracts/desk.ts';
import { words } from '@/content/en/desk-list';

/** When the customer wants to be called, in their words. */
export function CallTime({ request: { callTime } }: { request: ListedRequest }) {
  if (!callTime) return null;
  return (
    <span>
      {words.requests.callTime} <strong>{callTime}</strong> ·
    </span>
  );
}
