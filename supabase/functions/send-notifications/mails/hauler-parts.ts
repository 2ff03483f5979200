import { languageOf } from '../languages.ts';
import type { Block, Fact } from './content.ts';
import { jobUrl } from './format.ts';
import { toMail } from './layout.ts';
import type { LeadOfMail, Mail, OfferOfMail, Site } from './types.ts';
import { type Wording, wordingIn } from './wording.ts';

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

/** The wording of emails about an offer. */
export function wordingOf({ hauler }: OfferOfMail): Wording {
  return wordingIn(languageOf(hauler));
}

/** An email about a job that the hauler has or had. */
export function aboutJob(lead: LeadOfMail, offer: OfferOfMail, site: Site, job: AboutJob): Mail {
  const { language, subject, inPlace, terms, toHaulers, servicesInShort, servicesOf } = wordingOf(offer);
  const { what, about = servicesInShort(lead.services), heading, text, facts = [], more } = job;
  return toMail(
    {
      language,
      subject: subject(what, inPlace(about, lead.zipCode)),
      heading,
      blocks: [
        { kind: 'paragraph', text },
        jobButton(toHaulers.openJob, offer, site),
        {
          kind: 'facts',
          facts: [...facts, [terms.services, servicesOf(lead)], [terms.zipCode, lead.zipCode]],
        },
        ...(more === undefined ? [] : [{ kind: 'paragraph', text: more } as const]),
      ],
      footer: footerOf(offer, site),
    },
    site,
  );
}

export function jobButton(label: string, offer: OfferOfMail, site: Site): Block {
  return { kind: 'button', label, url: jobUrl(offer, site) };
}

export function footerOf(offer: OfferOfMail, site: Site): Block[] {
  return [{ kind: 'paragraph', text: wordingOf(offer).toHaulers.why(site.name) }];
}
