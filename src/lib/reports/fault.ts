import { withoutContent } from '@functions/domain/site-reports.ts';

/** An error as reported, see `siteReport` in supabase/functions/_shared/contracts/site-reports.ts. */
type Fault = Readonly<Record<'what' | 'name' | 'message' | 'place', string>>;

/** The events that `keepFaults` in src/app/start-up/keep-faults.ts listens to. */
export type FaultEvent = Event & { readonly error?: unknown; readonly reason?: unknown; readonly detail?: unknown };

/**
 * Translators and extensions change the page before React hydrates it, and React then renders it again
 * (https://react.dev/errors/418).
 */
const CHANGED_BEFORE_HYDRATION = /React error #418\b/;

const FRAME = /[\w-]+:\/\/[^\s()]+:\d+:\d+/;

/** The error of an event, if the site's own scripts threw it, and not because something else changed the page. */
export function faultOf({ type, error, reason, detail }: FaultEvent): Fault | undefined {
  const thrown = error ?? reason ?? detail;
  if (!(thrown instanceof Error) || CHANGED_BEFORE_HYDRATION.test(thrown.message)) return;
  const [before, place] = FRAME.exec(`${thrown.stack}`)?.[0].split(`${window.location.origin}/assets/`) ?? [];
  if (before !== '' || !place) return;
  return {
    what: type === 'unhandledrejection' ? 'rejection' : type,
    name: thrown.name,
    message: withoutContent(thrown.message),
    place,
  };
}
