type Vitals = { lcp?: number; inp?: number; cls?: number };

/** A paint, which has a size, a layout shift, which has a value, or a part of an interaction. */
type Entry = PerformanceEntry & { size?: number; value?: number; hadRecentInput?: boolean; interactionId?: number };

/**
 * Measures how fast the page is for its visitor, from its beginning on.
 *
 * @returns reads the measures: those that the browser knows.
 * @see https://web.dev/articles/vitals
 */
export function measureVitals(): () => Vitals {
  const vitals: Vitals = 'LayoutShift' in window ? { cls: 0 } : {};
  const interactions: Record<number, number> = {};
  // The shifts within 5 s, of which none is more than 1 s after the one before.
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
    // The slowest answer, without one of each 50.
    const slow = Object.values(interactions).sort((one, other) => other - one);
    const slowest = slow[Math.floor(slow.length / 50)];
    if (slowest) vitals.inp = Math.round(slowest / 10) * 10;
    return vitals;
  };
}
