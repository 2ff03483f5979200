const MAX_EARLY = 5;

/** Errors so far. Once the reporting code has loaded, `report` is called instead. */
export type Faults = { early: Event[]; report?: (fault: Event) => void };

/** Collects a page's first uncaught errors, and those of the error boundary. */
export function keepFaults(): Faults {
  const faults: Faults = { early: [] };
  for (const type of ['error', 'unhandledrejection', 'boundary'] as const) {
    window.addEventListener(type, (fault) => {
      if (faults.report) faults.report(fault);
      else if (faults.early.length < MAX_EARLY) faults.early.push(fault);
    });
  }
  return faults;
}
