/** A tracking ID as people read it: `XXXX-XXXX-XXXX-XXXX`. */
export function formatTrackingId(trackingId: string): string {
  return trackingId.match(/.{1,4}/g)?.join('-') ?? trackingId;
}
