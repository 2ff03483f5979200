import { vi } from 'vitest';

/** A window of this width, for pages that ask for it. */
export function stubWidth(px: number) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = Number(/min-width: (\d+)rem/.exec(query)?.[1] ?? 0) * 16;
    return { matches: least <= px, addEventListener: () => {}, removeEventListener: () => {} };
  });
}
