const MOST = 5;

/** What has broken, until there is code that reports it; from then on `report` is called. */
export type Faults = { early: Event[]; report?: (fault: Event) => void };

/** Keeps the first errors of a page: what nothing caught, and what broke it. */
export function keepFaults(): Faults {
  const faults: Faults = { early: [] };
  for (const type of ['error', 'unhandledrejection', 'boundary'] as const) {
    window.addEventListener(type, (fault) => {
      if (faults.report) faults.report(fault);
      else if (faults.early.length < MOST) faults.early.push(fault);
    });
  }
  return faults;
}
