import type { Candidate, DeskRequest, RequestView } from '@functions/contracts/desk.ts';
import { cubicYards } from '@functions/domain/load-sizes.ts';
import { languageLabel } from '@functions/words/en/languages.ts';
import { words } from '@/content/en/desk';

export type Offer = DeskRequest['offers'][number];

/** The accepted offer, with the hauler who has the request; undefined if no one has it. */
export function holderOf({ offers }: Pick<DeskRequest, 'offers'>): Offer | undefined {
  return offers.find(({ state }) => state === 'accepted');
}

/** The offers that a hauler can still accept, including those to be sent in the morning. */
export function openOffersOf({ offers }: DeskRequest, now: Date): Offer[] {
  return offers.filter(({ state, expiresAt }) => state === 'open' && Date.parse(expiresAt) > now.getTime());
}

/** The haulers that a request can be assigned or offered to, best fit first, without its holder and open offers. */
export function candidatesFor(action: 'assign' | 'offer', { request, haulers }: RequestView): Candidate[] {
  const holder = holderOf(request)?.hauler.id;
  return haulers.filter(({ id }) => id !== holder && !(action === 'offer' && offerStateOf(id, request) === 'open'));
}

/**
 * The default choice: an insured hauler with the agreement who fits, preferably one who has not turned the request
 * down.
 */
export function bestOf(candidates: readonly Candidate[], request: DeskRequest): Candidate | undefined {
  const fitting = candidates.filter(
    ({ fits, insuranceEnded, hasAgreement }) => fits && !insuranceEnded && hasAgreement,
  );
  return fitting.find(({ id }) => !['declined', 'returned'].includes(offerStateOf(id, request) ?? '')) ?? fitting[0];
}

/** Information for the choice: "2 open jobs, speaks Spanish". Fit is mentioned only if the hauler does not fit. */
export function candidateText(candidate: Candidate, request: DeskRequest): string {
  const { id, fits, jobs, insuranceEnded, hasAgreement, languages } = candidate;
  const { hauler } = words;
  const { language } = request;
  const languageName = languageLabel(language);
  const speaks = languages.includes(language) ? hauler.speaks(languageName) : hauler.speaksNo(languageName);
  const history: Partial<Record<string, string>> = {
    open: hauler.asked,
    declined: hauler.declined,
    returned: hauler.returned,
    expired: hauler.expired,
  };
  const parts = [
    fits ? undefined : hauler.doesNotFit,
    hauler.jobs(jobs),
    truckText(candidate, request),
    language === 'en' && languages.includes('en') ? undefined : speaks,
    history[offerStateOf(id, request) ?? ''],
    insuranceEnded ? hauler.insuranceEnded : undefined,
    hasAgreement ? undefined : hauler.noAgreement,
  ];
  const text = parts.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What their truck holds, and whether that is too little; undefined if it is not noted. */
function truckText({ truckCubicYards: yards }: Candidate, { loadSize }: DeskRequest): string | undefined {
  if (yards === null) return undefined;
  const truck = words.hauler.truck(yards);
  return loadSize && yards < cubicYards[loadSize] ? words.hauler.tooSmall(truck) : truck;
}

/** The state of a hauler's offer; undefined if they have none. */
function offerStateOf(haulerId: string, { offers }: DeskRequest): Offer['state'] | undefined {
  return offers.find(({ hauler }) => hauler.id === haulerId)?.state;
}
