import type { Language } from '../../_shared/domain/languages.ts';
import { losAngelesDay } from '../../_shared/domain/los-angeles-clock.ts';
import { formatTrackingId } from '../../_shared/domain/tracking-id.ts';
import { NotReleasedError } from '../delivery.ts';
import { languageOf } from '../languages.ts';
import type { Block, Content, Fact } from './content.ts';
import { jobUrl, linkIn } from './format.ts';
import { footerWithStop, toMail } from './layout.ts';
import type { AgreementOfMail, LeadOfMail, Mail, OfferOfMail, Site } from './types.ts';
import { type Wording, wordingIn } from './wording.ts';

/** The content of an email to a hauler. */
export type HaulerContent = Pick<Content, 'language' | 'subject' | 'heading' | 'blocks'>;

export type AboutJob = {
  /** What has happened, in a word or two. The subject begins with it. */
  what: string;
  /** How the subject names the job; by default, its services. */
  about?: string;
  heading: string;
  text: string;
  facts?: readonly Fact[];
  /** The text below the facts. */
  more?: string;
};

/**
 * An email to a hauler. The footer says why it was sent and how to pause offers.
 *
 * @param stopToken the 16 characters that pause them.
 */
export function mailToHauler(content: HaulerContent, stopToken: string, site: Site): Mail {
  const { why, pause } = wordingIn(content.language).toHaulers;
  const url = linkIn(content.language, `/pause/${formatTrackingId(stopToken)}`, site);
  return toMail({ ...content, footer: footerWithStop(why(site.name), pause, url) }, site);
}

/** The wording of emails about an offer. */
export function wordingOf({ hauler }: OfferOfMail): Wording {
  return wordingIn(languageOf(hauler));
}

/** The content of an email about a job that the hauler has or had. */
export function jobContent(lead: LeadOfMail, offer: OfferOfMail, site: Site, job: AboutJob): HaulerContent {
  const { language, subject, inPlace, terms, toHaulers, servicesInShort, servicesOf, loadOf } = wordingOf(offer);
  const { what, about = servicesInShort(lead.services), heading, text, facts = [], more } = job;
  return {
    language,
    subject: subject(what, inPlace(about, lead.zipCode)),
    heading,
    blocks: [
      { kind: 'paragraph', text },
      jobButton(toHaulers.openJob, offer, site),
      {
        kind: 'facts',
        facts: [
          ...facts,
          [terms.load, loadOf(lead)],
          [terms.zipCode, lead.zipCode],
          [terms.services, servicesOf(lead)],
        ],
      },
      ...(more === undefined ? [] : [{ kind: 'paragraph', text: more } as const]),
    ],
  };
}

export function jobButton(label: string, offer: OfferOfMail, site: Site): Block {
  return { kind: 'button', label, url: jobUrl(offer, site) };
}

/**
 * The words of a version of our agreement.
 *
 * @throws if this release doesn't have them. A newer release of the function will send the email.
 */
export function pointsOf(version: string, language: Language, site: Site): Block[] {
  const words = new Map(Object.entries(wordingIn(language).agreements)).get(version);
  if (!words) throw new NotReleasedError(`There are no words of the agreement of ${version}`);
  const { intro, points } = words(site.name);
  return [
    { kind: 'paragraph', text: intro },
    { kind: 'steps', items: points.map(({ title, text }) => `${title}. ${text}`) },
  ];
}

/** When an agreement was accepted: "10:00 AM on December 5, 2026 (Los Angeles time)". */
export function acceptedAt({ at }: AgreementOfMail, language: Language): string {
  const { inLosAngeles, moment, timeText, formatDay } = wordingIn(language);
  return inLosAngeles(moment(timeText(at), formatDay(losAngelesDay(at))));
}
