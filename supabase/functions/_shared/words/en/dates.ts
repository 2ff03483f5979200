const MONTHS =
  /* @__PURE__ */ 'January February March April May June July August September October November December'.split(' ');

/**
 * A day such as `2025-04-20` in words: "April 20, 2025". Formatted by hand, because the browser's formatter takes 85 ms
 * to set up on a slow phone, during hydration.
 */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}
