import { callUrl } from '../../_shared/rules/links.ts';
import { formatPhone } from '../../_shared/rules/phone.ts';
import { servicesInShort } from '../../_shared/words/en/services.ts';
import { type Block, type Link, toMail } from './layout.ts';
import type { HaulerOfMail, LeadOfMail, Mail, Site } from './types.ts';
import { momentOf, placeOf, trackingUrl } from './words.ts';

type Facts = readonly (readonly [term: string, value: string | null])[];

type Alert = {
  /** What has happened, in a word or two: the subject begins with it. */
  what: string;
  heading: string;
  /** What has happened, and what to do. */
  blocks: readonly Block[];
  facts: Facts;
  /** Who may be called besides the customer. */
  haulers?: readonly (HaulerOfMail | null)[];
};

/** A mail of something that has happened to a request, with all that is needed to call about it. */
export function alertOf(lead: LeadOfMail, site: Site, { what, heading, blocks, facts, haulers = [] }: Alert): Mail {
  return toMail(
    {
      subject: `${what}: ${inShort(lead)}`,
      heading,
      blocks: [
        ...blocks,
        callButton(lead),
        { kind: 'facts', facts },
        {
          kind: 'links',
          links: [...haulers.filter((hauler) => hauler !== null).map(callLink), trackingLink(lead, site)],
        },
      ],
      footer: operatorFooter(site),
    },
    site,
  );
}

/** Whom to call, about what and since when. */
export function factsOfCall(lead: LeadOfMail): Facts {
  return [
    ['Name', lead.fullName],
    ['Email', lead.email],
    ['Prefers to be called', lead.callTime],
    ['Services', lead.services.join(', ')],
    ['Place', placeOf(lead)],
    ['Status', lead.status],
    ['Sent', momentOf(lead.createdAt)],
    ['Promised by', momentOf(lead.promisedBy)],
  ];
}

/** "Valley Hauling, (818) 555-0111" */
export function haulerInShort({ name, phone }: HaulerOfMail): string {
  return `${name}, ${formatPhone(phone)}`;
}

/** What is wanted and where: "Furniture Removal in Pasadena". */
export function inShort(lead: LeadOfMail): string {
  return `${servicesInShort(lead.services)} in ${lead.city ?? lead.zipCode}`;
}

export function callButton({ phone }: LeadOfMail): Block {
  return { kind: 'button', label: `Call ${formatPhone(phone)}`, url: callUrl(phone) };
}

function callLink(hauler: HaulerOfMail): Link {
  return { label: `Call ${haulerInShort(hauler)}`, url: callUrl(hauler.phone) };
}

export function trackingLink(lead: LeadOfMail, site: Site): Link {
  return { label: "The customer's tracking page", url: trackingUrl(lead, site) };
}

export function quoted(heading: string, text: string | null): Block[] {
  return text === null
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'quote', text },
      ];
}

export function operatorFooter(site: Site): Block[] {
  return [{ kind: 'paragraph', text: `You get this mail because you run ${site.name}.` }];
}
