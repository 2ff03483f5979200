import { withoutContent } from '@functions/domain/site-reports.ts';

/** What is reported of an error, see `siteReport` in supabase/functions/_shared/contracts/site-reports.ts. */
type Fault = Readonly<Record<'what' | 'name' | 'message' | 'place', string>>;

/** What each of the events has that `keepFaults` in src/app/start-up/keep-faults.ts listens to. */
export type FaultEvent = Event & { readonly error?: unknown; readonly reason?: unknown; readonly detail?: unknown };

const FRAME = /[\w-]+:\/\/[^\s()]+:\d+:\d+/;

/** What an event says of an error in the site's own scripts; undefined of any other, such as an extension's. */
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
