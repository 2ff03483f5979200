import { useEffect, useState } from 'react';

/** How many are shown at once, and how many more with each frame. */
const AT_ONCE = 24;

/**
 * How many of a long list to show now. All of it at once would hold the next key up on a slow phone, so that it grows by
 * a few with each frame.
 */
export function useGrowing(total: number): number {
  const [shown, setShown] = useState(AT_ONCE);

  useEffect(() => {
    if (shown === total || (shown === AT_ONCE && total < AT_ONCE)) return;
    const frame = requestAnimationFrame(() => setShown(Math.max(AT_ONCE, Math.min(total, shown + AT_ONCE))));
    return () => cancelAnimationFrame(frame);
  }, [shown, total]);

  return Math.min(shown, total);
}
