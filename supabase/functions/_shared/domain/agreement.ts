import { losAngelesDay } from './los-angeles-clock.ts';

/** The published versions of the agreement with haulers, each the day of its words. */
export type AgreementVersion = '2026-12-02';

/** The version whose words the pages show. The database knows which one is current: `current_agreement()`. */
export const AGREEMENT_VERSION: AgreementVersion = '2026-12-02';

/** The words of a version. */
export type Agreement = { intro: string; points: readonly { title: string; text: string }[] };

/** The people a hauler works with, as they attest. */
export const crews = ['alone', 'employees', 'subcontractors'] as const;

export type Crew = (typeof crews)[number];

/** Maximum length of the name of the person who accepts. */
export const ACCEPTER_LENGTH = 120;

/** Maximum length of the cities whose permits a hauler names. */
export const CITY_PERMITS_LENGTH = 300;

/** A motor carrier permit: 3 to 20 letters, digits, spaces or hyphens. */
export const CARRIER_PERMIT = /^[A-Za-z0-9 -]{3,20}$/;

const YEARS_AHEAD = 3;

/** The days on which an insurance that is attested today can end, both included, as `2026-12-31`. */
export function daysOfInsurance(now: Date): { first: string; last: string } {
  const first = losAngelesDay(now);
  const [year, ...rest] = first.split('-');
  return { first, last: [Number(year) + YEARS_AHEAD, ...rest].join('-') };
}
