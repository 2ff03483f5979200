type Vitals = { lcp?: number; inp?: number; cls?: number };

/** A paint (has `size`), a layout shift (has `value`) or part of an interaction. */
type Entry = PerformanceEntry & { size?: number; value?: number; hadRecentInput?: boolean; interactionId?: number };

/**
 * Measures the page's Core Web Vitals from the start of the page load.
 *
 * @returns a function that reads them; metrics that the browser does not support are left out.
 * @see https://web.dev/articles/vitals
 */
export function measureVitals(): () => Vitals {
  const vitals: Vitals = 'LayoutShift' in window ? { cls: 0 } : {};
  const interactions: Record<number, number> = {};
  // The current session window: shifts within 5 s, with gaps of at most 1 s.
  let sum = 0;
  let from = -Infinity;
  let until = 0;

  function look({ startTime, duration, size, value, hadRecentInput, interactionId }: Entry) {
    if (size) vitals.lcp = Math.round(startTime / 50) * 50;
    if (interactionId) interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration);
    if (value && !hadRecentInput) {
      if (startTime - until > 1000 || startTime - from > 5000) {
        sum = 0;
        from = startTime;
      }
      until = startTime;
      sum += value;
      vitals.cls = Math.max(vitals.cls ?? 0, Math.round(sum * 100) / 100);
    }
  }

  const observer = new PerformanceObserver((list) => list.getEntries().forEach(look));
  for (const type of ['largest-contentful-paint', 'layout-shift', 'first-input', 'event'])
    observer.observe({ type, buffered: true, durationThreshold: 40 });

  return () => {
    observer.takeRecords().forEach(look);
    // The slowest interaction, ignoring one outlier per 50 interactions.
    const slow = Object.values(interactions).sort((one, other) => other - one);
    const slowest = slow[Math.floor(slow.length / 50)];
    if (slowest) vitals.inp = Math.round(slowest / 10) * 10;
    return vitals;
  };
}
