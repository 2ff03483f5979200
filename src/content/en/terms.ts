import { PROMISE_HOURS } from '@functions/rules/promise.ts';
import { site } from '../facts/site';
import type { LegalDocument } from '../shapes/legal-document';

export const terms = {
  title: 'Terms of Service',
  metaDescription: `What you agree to when you use ${site.name}: how matching works, how the final price is set and paid, limits of liability, and how to reach us.`,
  updated: '2026-11-22',
  intro: `These terms explain what ${site.name} does, what the haulers do, and what you agree to when you use this website. They are written in plain language and meant to be read.`,
  sections: [
    {
      heading: 'Acceptance of these terms',
      paragraphs: [
        'By using this website or sending a request, you accept these Terms of Service and the Privacy Policy. If you do not agree with them, please do not send a request.',
        'You confirm that the details you give are correct, and that the phone number and email address are yours or given with their owner’s agreement. You also confirm that you own the items, or that the owner allows you to have them removed. These terms may change over time. The version published on this page when you send a request applies to that request.',
      ],
    },
    {
      heading: 'What the service is',
      paragraphs: [
        `${site.name} is a marketplace for junk removal and home cleaning in the Los Angeles area and other parts of California. It passes your request on to independent local haulers, called partners. ${site.name} does not own trucks, employ crews or carry out removals.`,
        `A request is offered to haulers who work where it is and take what it names, a few at a time, by this website or by the ${site.name} team. The first to accept it has the job. If nobody accepts in time, or if the one who has it gives it back or does not contact you, it is offered to others. No hauler has to accept a request, so there may be none for yours.`,
        'The agreement about a job is made between you and the hauler, who is responsible for the work and for disposing of items properly. Hazardous waste is not accepted, and a hauler may decline items that cannot be removed safely or lawfully.',
        `Times named on this website are typical, not guaranteed. That includes contact within ${PROMISE_HOURS} hours, which haulers aim for. The ${PROMISE_HOURS} hours count from 8 AM to 8 PM Los Angeles time, every day. A quote follows from that contact.`,
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Quotes are free. A price is based on the volume, weight and type of the items. Figures given before the visit rest on your description and photos, so they are estimates.',
        'The final price is set on inspection, by the hauler, before work starts. You are free to accept or decline it at that point. If you add or remove items afterwards, the price may be adjusted with your agreement. Payment is due on completion of the job, by a method you and the hauler have agreed on.',
      ],
    },
    {
      heading: 'Limits of liability',
      paragraphs: [
        'As far as the law allows, any liability connected with a pickup arranged through this website is limited to the value of the items removed. Once items have been loaded with your consent, they may be donated, recycled or disposed of, and it may be impossible to get them back. Please check drawers, pockets and boxes first.',
        'The website is offered as it is, and it may be unavailable at times. Nothing in these terms takes away rights that the law says cannot be given up.',
      ],
    },
    {
      heading: 'Contact about these terms',
      paragraphs: [
        `Questions about these terms, or about a request you have sent, reach ${site.name} through the contact page. You can also write an email to {email}. If you write about a particular job, include your tracking ID and a short account of what happened.`,
        'Concerns about the work itself should also go to the hauler who carried it out, ideally while the crew is still there. Photos and dates help everyone to see what is meant and to look for a fair solution.',
      ],
    },
  ],
} as const satisfies LegalDocument;
