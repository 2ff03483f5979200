import { servicesInShort } from '../../_shared/words/en/services.ts';
import type { Block, Fact } from './content.ts';
import { jobUrl, servicesOf } from './format.ts';
import { toMail } from './layout.ts';
import type { LeadOfMail, Mail, OfferOfMail, Site } from './types.ts';
import { words } from './words/en.ts';

type AboutJob = {
  /** What has happened, in a word or two: the subject begins with it. */
  what: string;
  /** What of the job the subject names; without it, its services. */
  about?: string;
  heading: string;
  text: string;
  facts?: readonly Fact[];
  /** What stands below the facts. */
  more?: string;
};

/** A mail of a job that the hauler has, or had. */
export function aboutJob(lead: LeadOfMail, offer: OfferOfMail, site: Site, job: AboutJob): Mail {
  const { what, about = servicesInShort(lead.services), heading, text, facts = [], more } = job;
  return toMail(
    {
      subject: words.subject(what, words.servicesIn(about, lead.zipCode)),
      heading,
      blocks: [
        { kind: 'paragraph', text },
        jobButton(words.toHaulers.openJob, offer, site),
        {
          kind: 'facts',
          facts: [...facts, [words.terms.services, servicesOf(lead)], [words.terms.zipCode, lead.zipCode]],
        },
        ...(more === undefined ? [] : [{ kind: 'paragraph', text: more } as const]),
      ],
      footer: footerOf(site),
    },
    site,
  );
}

export function jobButton(label: string, offer: OfferOfMail, site: Site): Block {
  return { kind: 'button', label, url: jobUrl(offer, site) };
}

export function footerOf(site: Site): Block[] {
  return [{ kind: 'paragraph', text: words.toHaulers.why(site.name) }];
}
