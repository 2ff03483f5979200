import { freePickups } from '../../src/content/en/free-pickups.ts';
import type { CitySlug } from '../../src/content/facts/cities.ts';
import type { FreePickup } from '../../src/content/shapes/free-pickup.ts';

/** How long a page shows what was last checked on the city's own site. */
const SHOWN_FOR_DAYS = 365;

const DAY_MS = 24 * 60 * 60_000;

/** What a city's page can say about free pickup there; null if that is unknown, or was checked too long ago. */
export function chooseFreePickup(slug: string, now = new Date()): FreePickup | null {
  const known = freePickups[slug as CitySlug];
  if (!known || isOld(known.checkedOn, now)) return null;
  return { sentence: known.sentence, source: known.source };
}

/** The build's warning about cities whose free pickup has to be checked again; undefined if there are none. */
export function warningOfOldPickups(now = new Date()): string | undefined {
  const old = Object.entries(freePickups).flatMap(([slug, { checkedOn }]) => (isOld(checkedOn, now) ? [slug] : []));
  if (old.length === 0) return undefined;
  return `Free city pickups: NOT SHOWN for ${old.join(', ')}, last checked more than a year ago`;
}

function isOld(checkedOn: string, now: Date): boolean {
  return now.getTime() - Date.parse(checkedOn) > SHOWN_FOR_DAYS * DAY_MS;
}
