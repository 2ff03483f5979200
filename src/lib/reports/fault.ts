import { withoutContent } from '@functions/domain/site-reports.ts';

/** An error as reported, see `siteReport` in supabase/functions/_shared/contracts/site-reports.ts. */
type Fault = Readonly<Record<'what' | 'name' | 'message' | 'place', string>>;

/** The events that `keepFaults` in src/app/start-up/keep-faults.ts listens to. */
export type FaultEvent = Event & { readonly error?: unknown; readonly reason?: unknown; readonly detail?: unknown };

const FRAME = /[\w-]+:\/\/[^\s()]+:\d+:\d+/;

/** The error of an event, if it was thrown by the site's own scripts, as opposed to an extension's. */
export function faultOf({ type, error, reason, detail }: FaultEvent): Fault | undefined {
  const thrown = error ?? reason ?? detail;
  if (!(thrown instanceof Error)) return;
  const [before, place] = FRAME.exec(`${thrown.stack}`)?.[0].split(`${window.location.origin}/assets/`) ?? [];
  if (before !== '' || !place) return;
  return {
    what: type === 'unhandledrejection' ? 'rejection' : type,
    name: thrown.name,
    message: withoutContent(thrown.message),
    place,
  };
}
