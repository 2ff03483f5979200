/** No tick writes the mail of the morning: tests must find the same at every time of the day. */
export const noDigest = 'update public.dispatch_settings set digest_at = null';
