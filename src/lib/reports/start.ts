import { type FaultEvent, faultOf } from './fault';
import { pageKind } from './page-kind';
import { measureVitals } from './vitals';

// Imports no code that other parts of the site share, so that it loads even if they are broken.

const DIFFERENT_FAULTS = 3;
const SAMPLE = 1 / 4;

/** The errors so far: see `src/app/start-up/keep-faults.ts`. */
type Faults = { early: FaultEvent[]; report?: (fault: FaultEvent) => void };

/**
 * Reports at most three different errors per page load and, for some visits, the page's speed. Both are anonymous.
 * Only built pages report, because only they have a release.
 */
export function startReports(faults: Faults): void {
  const release = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;
  if (!release) return;
  const counted = new Map<string, { fault: object; times: number }>();
  const page = pageKind();
  const isMeasured = !import.meta.env.VITE_SUPABASE_URL || Math.random() < SAMPLE;
  let readVitals = isMeasured && !wasHidden() ? measureVitals() : undefined;

  function send(report: object) {
    // As text/plain: JSON would need a CORS preflight, which an unloading page cannot make.
    navigator.sendBeacon(
      `${import.meta.env.VITE_SUPABASE_URL ?? ''}/functions/v1/report-fault`,
      JSON.stringify({ v: 1, release, language: import.meta.env.SITE_LANGUAGE, ...report }),
    );
  }

  faults.report = (event) => {
    try {
      const fault = faultOf(event);
      if (!fault) return;
      const known = counted.get(fault.place);
      if (known) known.times++;
      else if (counted.size < DIFFERENT_FAULTS) {
        const first = { fault: { kind: 'fault', page: pageKind(), ...fault }, times: 1 };
        counted.set(fault.place, first);
        sendCounted(first);
      }
    } catch {
      // Reporting an error of the report could loop forever.
    }
  };

  function sendCounted(counted: { fault: object; times: number }) {
    if (counted.times > 0) send({ ...counted.fault, times: counted.times });
    counted.times = 0;
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    counted.forEach(sendCounted);
    if (readVitals) send({ kind: 'vitals', page, device: device(), ...readVitals() });
    readVitals = undefined;
  });
  faults.early.splice(0).forEach(faults.report);
}

/** Whether the page has ever been in the background. */
function wasHidden(): boolean {
  return document.hidden || performance.getEntriesByType('visibility-state').length > 1;
}

function device(): 'phone' | 'desktop' {
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'desktop';
}
