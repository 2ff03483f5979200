import { freePickups } from '../../src/content/en/free-pickups.ts';
import type { CitySlug } from '../../src/content/facts/cities.ts';
import type { FreePickup } from '../../src/content/shapes/free-pickup.ts';
import { isOlderThan } from './is-older-than.ts';

/** How long a page shows what was last checked on the city's own site. */
const SHOWN_FOR_DAYS = 365;

/** What a city's page can say about free pickup there; null if that is unknown, or was checked too long ago. */
export function chooseFreePickup(slug: CitySlug, now = new Date()): FreePickup | null {
  const known = freePickups[slug];
  if (!known || isOlderThan(SHOWN_FOR_DAYS, known.checkedOn, now)) return null;
  return { sentence: known.sentence, source: known.source };
}

/** The build's warning about cities whose free pickup has to be checked again; undefined if there are none. */
export function warningOfOldPickups(now = new Date()): string | undefined {
  const old = Object.entries(freePickups).flatMap(([slug, { checkedOn }]) =>
    isOlderThan(SHOWN_FOR_DAYS, checkedOn, now) ? [slug] : [],
  );
  if (old.length === 0) return undefined;
  return `Free city pickups: NOT SHOWN for ${old.join(', ')}, last checked more than a year ago`;
}
