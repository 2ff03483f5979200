import type { Candidate, DeskRequest, RequestView } from '@functions/contracts/desk.ts';
import { languageLabel } from '@functions/words/en/languages.ts';
import { words } from '@/content/en/desk';
import { holderOf, offerStateOf } from '../offers';

/** To whom a request can be assigned or offered, who fits first: all but who has it or is asked already. */
export function candidatesFor(action: 'assign' | 'offer', { request, haulers }: RequestView): Candidate[] {
  const holder = holderOf(request)?.hauler.id;
  return haulers.filter(({ id }) => id !== holder && !(action === 'offer' && offerStateOf(id, request) === 'open'));
}

/** Who is to be chosen before all: who fits, is insured and has not said no to it. */
export function bestOf(candidates: readonly Candidate[], request: DeskRequest): Candidate | undefined {
  const fitting = candidates.filter(({ fits, insuranceEnded }) => fits && !insuranceEnded);
  return fitting.find(({ id }) => !['declined', 'returned'].includes(offerStateOf(id, request) ?? '')) ?? fitting[0];
}

/** What a choice hangs on: "2 open jobs, speaks Spanish". That somebody fits is not said, but that they do not. */
export function candidateText({ id, fits, jobs, insuranceEnded, languages }: Candidate, request: DeskRequest): string {
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
    language === 'en' && languages.includes('en') ? undefined : speaks,
    history[offerStateOf(id, request) ?? ''],
    insuranceEnded ? hauler.insuranceEnded : undefined,
  ];
  const text = parts.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
