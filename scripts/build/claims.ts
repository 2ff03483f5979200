import { words } from '../../src/content/en/built-reviews.ts';
import { words as spanishWords } from '../../src/content/es/built-reviews.ts';
import type { Language } from '../../supabase/functions/_shared/domain/languages.ts';
import { losAngelesDay } from '../../supabase/functions/_shared/domain/los-angeles-clock.ts';
import { ARRIVAL_CLAIM, PICKUP_CLAIM } from '../../supabase/functions/_shared/domain/promise.ts';
import type { ReadReviews } from './reviews.ts';

/** Pages give the share of pickups within 4 hours only from this percentage on. */
const LEAST_PERCENT_WITHIN_4_HOURS = 10;

/** What pages say about pickup times and haulers; `src/vite-env.d.ts` explains each. */
export type Claims = {
  pickupTime: string | null;
  arrivalTime: string | null;
  pickupFigure: string | null;
  manyFamilyOwned: boolean;
};

/** Whether the operator can prove a claim (`on`), never wants to make it (`off`), or waits until it is measured. */
type ClaimSetting = 'on' | 'off' | undefined;

/** The settings of a build: whether it is a demo, and of each claim. */
export type ClaimSettings = { isDemo: boolean; pickup: ClaimSetting; arrival: ClaimSetting };

/** @throws if a setting is neither `on` nor `off`. */
export function claimSettings(environment: Record<string, string | undefined>): ClaimSettings {
  function setting(name: string): ClaimSetting {
    const value = environment[name]?.trim() || undefined;
    if (value === undefined || value === 'on' || value === 'off') return value;
    throw new Error(`${name} is ${value}: it must be on or off`);
  }
  return {
    isDemo: !environment['VITE_SUPABASE_URL']?.trim(),
    pickup: setting('VITE_SITE_PICKUP_CLAIM'),
    arrival: setting('VITE_SITE_ARRIVAL_CLAIM'),
  };
}

/**
 * Decides which claims the pages make. Without a setting, a demo makes all claims and a real site none. Once pickups
 * are measured, the figure replaces both claims.
 *
 * @param read null if the build reads nothing.
 */
export function chooseClaims(
  { isDemo, pickup, arrival }: ClaimSettings,
  read: ReadReviews | null,
  language: Language,
): Claims {
  const measured = read?.pickups ?? null;
  const built = language === 'es' ? spanishWords : words;
  const says = (setting: ClaimSetting) => measured === null && (setting === 'on' || (isDemo && setting !== 'off'));
  return {
    pickupTime: says(pickup) ? built.claim(PICKUP_CLAIM) : null,
    arrivalTime: says(arrival) ? built.claim(ARRIVAL_CLAIM) : null,
    pickupFigure: measured && pickup !== 'off' ? figureSentence(measured, arrival !== 'off', built.pickups) : null,
    manyFamilyOwned: isDemo || (read?.haulers.family_owned ?? 0) > 0,
  };
}

/** All percentages are rounded down. */
function figureSentence(
  { as_of, pickups, within_48_hours, within_4_hours }: NonNullable<ReadReviews['pickups']>,
  saysArrival: boolean,
  sentence: typeof words.pickups,
): string {
  const percentOf = (part: number) => Math.floor((100 * part) / pickups);
  const within4Hours = percentOf(within_4_hours);
  return sentence(
    percentOf(within_48_hours),
    pickups,
    losAngelesDay(as_of),
    saysArrival && within4Hours >= LEAST_PERCENT_WITHIN_4_HOURS ? within4Hours : null,
  );
}
