import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { site } from '../facts/site';
import type { LegalDocument } from '../shapes/legal-document';
import { bothLanguagesCount, whoRunsIt } from './legal-page';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  metaDescription: `What you agree to when you use ${site.name}: how matching works, how the final price is set and paid, limits of liability, and how to reach us.`,
  updated: '2026-11-24',
  intro: `These terms explain what ${site.name} does, what the haulers do, and what you agree to when you use this website. They are written in plain language and meant to be read.`,
  sections: [
    {
      heading: 'Acceptance of these terms',
      paragraphs: [
        'These terms apply when you use this website. To send a request, you tick a box that says you agree to them and to the Privacy Policy. If you do not agree, please do not send a request.',
        'You must be 18 or older to send a request. You confirm that the details you give are correct, and that the phone number and email address are yours or given with their owner’s agreement. You also confirm that you own the items, or that the owner allows you to have them removed.',
        'These terms may change over time. The version published on this page when you send a request applies to that request.',
        ...whoRunsIt(),
      ],
    },
    {
      heading: 'What the service is',
      paragraphs: [
        `${site.name} is a marketplace for junk removal and home cleaning in the Los Angeles area and other parts of California. It passes your request on to independent local haulers, called partners. ${site.name} does not own trucks, employ crews or carry out removals.`,
        `A request is offered to a few haulers at a time, by this website or by the ${site.name} team: to those who work in your area, and first to those who speak its language, then to those who take everything it names. The first to accept it has the job, and takes as much of it as one hauler can. If nobody accepts in time, or if the one who has it gives it back, does not contact you or makes a proposal that you decline, it is offered to others. No hauler has to accept a request, so there may be none for yours. You can cancel a request on its tracking page, at no cost here.`,
        'The agreement about a job is made between you and the hauler, who is responsible for the work and for disposing of items properly. Hazardous waste is not accepted, and a hauler may decline items that cannot be removed safely or lawfully.',
        `Times named on this website are typical, not guaranteed. That includes contact within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY} Los Angeles time, every day), which haulers aim for. A quote follows from that contact.`,
        `Your description and your photos remain yours. You allow ${site.name} to store and copy them and to show them to the haulers who are offered the request, and those haulers to use them, as far as your request needs that and for nothing else. Please send only photos that you may share. This permission ends when they are deleted, as the Privacy Policy says.`,
        // No contract may prohibit or punish an honest review: 15 U.S.C. 45b; Cal. Civ. Code 1670.8.
        `After a pickup was marked completed, we ask its customer once whether all is gone. What you answer remains yours. If you tick the box there, you allow ${site.name} to show your stars and words on this website, with the name you choose and your city, until you withdraw that: there at any time, or by writing to us. We read them first and never change them, and may withhold what holds other people’s details, threats, obscenity, slander or hatred, is not about the pickup or is not by a customer, whatever its stars. We pay nobody for a review. Please write what you have seen yourself. Nothing in these terms forbids a bad review of us or of a hauler, here or anywhere else, or makes you pay for one.`,
        // Carriers require this of terms before they approve texts: CTIA's Messaging Principles and Best Practices.
        `Text messages of ${site.name} go only to customers who tick the optional box of the form, and to haulers who ask for them. To customers they say how their request stands: that it has arrived, who has accepted it, what is proposed, when the pickup is, and what has changed. Once it is completed, one asks whether all is gone. How many varies, usually 3 to 8 for a request. Message and data rates may apply. Reply STOP to end our texts, or tell us in any way you like. Reply HELP for help, or write to {email}. They go to numbers of the United States alone, from 8 AM to 9 PM Los Angeles time. They may be late or not arrive, for which carriers are not liable, so your tracking page is what counts. Agreeing to them is not a condition of getting a quote. The Privacy Policy says what happens to your number.`,
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Quotes are free. A price is based on the volume, weight and type of the items. A price named before the visit rests on your description and photos, so it is an estimate.',
        'A hauler may send a proposal to your tracking page: a price, or that it is set on inspection, and up to three pickup times. The price in it is an estimate. By accepting a time, there or on the phone, you book that time with the hauler. That is neither a payment nor a fixed price: until loading you may still cancel, ask for another time, or say no to the price. If you decline a new time for a booked pickup, the pickup stays as booked. If the hauler no longer has the job, nothing is booked any more.',
        'The final price is set on inspection, by the hauler, before work starts. You are free to accept or decline it at that point. If you add or remove items afterwards, the price may be adjusted with your agreement. Payment is due on completion of the job, to the hauler, by a method the two of you have agreed on. The hauler then enters what you paid, and your tracking page shows it. If it is not right, please tell us.',
        `Haulers agree with ${site.name} to name the price before loading, to charge no trip fee that they did not name before the visit, to dispose of everything lawfully, to text only those who agreed to it, to hold no honest review against anybody, and to tell us before they send a subcontractor. If a hauler does not keep to that, please tell us.`,
        `Using this website and sending a request cost you nothing.${site.howPaid ? ` ${site.howPaid}` : ''}`,
      ],
    },
    {
      heading: 'Limits of liability',
      paragraphs: [
        `As far as the law allows, ${site.name}’s own liability in connection with a pickup arranged through this website is limited to the value of the items removed. This does not limit what the hauler owes you for damage or injury, nor what the law does not let us limit.`,
        'Once items have been loaded with your consent, they may be donated, recycled or disposed of, and it may be impossible to get them back. Please check drawers, pockets and boxes first.',
        'The website is offered as it is, and it may be unavailable at times. Nothing in these terms takes away rights that the law says cannot be given up.',
      ],
    },
    {
      heading: 'Contact and disputes',
      paragraphs: [
        `Questions about these terms, or about a request you have sent, reach ${site.name} through the contact page. You can also write an email to {email}. If you write about a particular job, include your tracking ID and a short account of what happened.`,
        'Concerns about the work itself should also go to the hauler who carried it out, ideally while the crew is still there. Photos and dates help everyone to see what is meant and to look for a fair solution.',
        `California law applies to these terms. If you and ${site.name} cannot settle a dispute about them by talking, it goes to the courts of California. Either side may use small claims court where it is open to that case. These terms do not ask you to go to arbitration, and do not take away your right to a jury or to join a class action.`,
        ...bothLanguagesCount,
      ],
    },
  ],
};
