import type { Proposal } from '../../_shared/contracts/pickup.ts';
import type { Language } from '../../_shared/domain/languages.ts';
import { losAngelesDay } from '../../_shared/domain/los-angeles-clock.ts';
import { agreements } from '../../_shared/words/en/agreements.ts';
import { attestedFacts } from '../../_shared/words/en/attested.ts';
import { consentForHaulers } from '../../_shared/words/en/consent-for-haulers.ts';
import { formatDay } from '../../_shared/words/en/dates.ts';
import { languageLabel } from '../../_shared/words/en/languages.ts';
import { loadSizeLabels, loadSizesInText, loadWithVolume } from '../../_shared/words/en/load-sizes.ts';
import * as pickups from '../../_shared/words/en/pickups.ts';
import { reasonLabel } from '../../_shared/words/en/reasons.ts';
import { serviceLabel, servicesInShort } from '../../_shared/words/en/services.ts';
import { statusLabel, statusWords } from '../../_shared/words/en/statuses.ts';
import { stillLooking } from '../../_shared/words/en/still-looking.ts';
import { wantedText } from '../../_shared/words/en/wanted.ts';
import { agreements as spanishAgreements } from '../../_shared/words/es/agreements.ts';
import { attestedFacts as spanishAttestedFacts } from '../../_shared/words/es/attested.ts';
import { consentForHaulers as spanishConsentForHaulers } from '../../_shared/words/es/consent-for-haulers.ts';
import { formatDay as spanishFormatDay } from '../../_shared/words/es/dates.ts';
import { languageLabel as spanishLanguageLabel } from '../../_shared/words/es/languages.ts';
import * as spanishLoadSizes from '../../_shared/words/es/load-sizes.ts';
import * as spanishPickups from '../../_shared/words/es/pickups.ts';
import { reasonLabel as spanishReasonLabel } from '../../_shared/words/es/reasons.ts';
import * as spanishServices from '../../_shared/words/es/services.ts';
import * as spanishStatuses from '../../_shared/words/es/statuses.ts';
import { stillLooking as spanishStillLooking } from '../../_shared/words/es/still-looking.ts';
import { wantedText as spanishWantedText } from '../../_shared/words/es/wanted.ts';
import type { Shape } from '../../_shared/words/shape.ts';
import type { LeadOfMail } from './types.ts';
import { words } from './words/en.ts';
import { words as spanishWords } from './words/es.ts';

const english = {
  ...words,
  agreements,
  attestedFacts,
  consentForHaulers,
  formatDay,
  languageLabel,
  loadSizeLabels,
  loadSizesInText,
  loadWithVolume,
  reasonLabel,
  serviceLabel,
  servicesInShort,
  statusLabel,
  statusWords,
  stillLooking,
  wantedText,
  ...pickups,
};

type Labels = Shape<typeof english>;

const spanish: Labels = {
  ...spanishWords,
  agreements: spanishAgreements,
  attestedFacts: spanishAttestedFacts,
  consentForHaulers: spanishConsentForHaulers,
  formatDay: spanishFormatDay,
  languageLabel: spanishLanguageLabel,
  loadSizeLabels: spanishLoadSizes.loadSizeLabels,
  loadSizesInText: spanishLoadSizes.loadSizesInText,
  loadWithVolume: spanishLoadSizes.loadWithVolume,
  reasonLabel: spanishReasonLabel,
  serviceLabel: spanishServices.serviceLabel,
  servicesInShort: spanishServices.servicesInShort,
  statusLabel: spanishStatuses.statusLabel,
  statusWords: spanishStatuses.statusWords,
  stillLooking: spanishStillLooking,
  wantedText: spanishWantedText,
  ...spanishPickups,
};

export type Wording = ReturnType<typeof createWording>;

const wordings: Record<Language, Wording> = { en: createWording('en', english), es: createWording('es', spanish) };

/**
 * The wording of emails in a language: words that several kinds share, labels that pages use as well, and what is built
 * from both.
 */
export function wordingIn(language: Language): Wording {
  return wordings[language];
}

function createWording(language: Language, labels: Labels) {
  const { inLosAngeles, inPlace, serviceLabel, servicesInShort, dayInSentence, timeText, estimateText } = labels;

  function formatMoment(moment: Date): string {
    return labels.moment(timeText(moment), dayInSentence(moment));
  }

  return {
    language,
    ...labels,

    /** A moment in Los Angeles: "10:00 AM on Sunday, November 22". */
    formatMoment,

    /** A moment with its time zone: "10:00 AM on Sunday, November 22 (Los Angeles time)". */
    momentOf: (moment: Date): string => inLosAngeles(formatMoment(moment)),

    /**
     * A deadline: "10:00 AM today", or the whole moment. Never "tomorrow", which is read the next morning as another day.
     */
    deadlineOf(moment: Date, now: Date): string {
      const isToday = losAngelesDay(moment) === losAngelesDay(now);
      return isToday ? labels.today(timeText(moment)) : inLosAngeles(formatMoment(moment));
    },

    /** A pickup window with its time zone: "Tuesday, November 24, 9:00–11:00 AM (Los Angeles time)". */
    windowOf: (window: pickups.Window): string => inLosAngeles(labels.windowText(window)),

    /** The same within a sentence: "del martes 24 de noviembre, de 9:00 a 11:00 a.m. (hora de Los Ángeles)". */
    windowInSentenceOf: (window: pickups.Window): string => inLosAngeles(labels.windowInSentence(window)),

    /** The estimate of a proposal, as a fact: "$120–$180". */
    estimateOf: (proposal: Proposal): string =>
      proposal.priceFrom === undefined ? labels.setOnInspection : estimateText(proposal),

    /** How much to haul, as a fact: "Half a truck, about 8 cubic yards". Null: not said. */
    loadOf: ({ loadSize }: Pick<LeadOfMail, 'loadSize'>): string | null => loadSize && labels.loadWithVolume(loadSize),

    /** When it should be gone, as a fact: "By Thursday, December 3". Null: not said. */
    wantedOf: ({ wanted }: Pick<LeadOfMail, 'wanted'>): string | null => wanted && labels.wantedText(wanted),

    /** All services of a request. */
    servicesOf: ({ services }: Pick<LeadOfMail, 'services'>): string => services.map(serviceLabel).join(', '),

    /** The services and place of a request, for subjects: "Furniture Removal and 2 more in Pasadena". */
    servicesIn: ({ services }: Pick<LeadOfMail, 'services'>, place: string): string =>
      inPlace(servicesInShort(services), place),
  };
}
