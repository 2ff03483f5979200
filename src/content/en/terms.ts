import { site } from '../facts/site';
import type { LegalDocument } from '../shapes/legal-document';
import { prose } from '../shapes/prose';
import { callPromise } from './call-promise';
import { bothLanguagesCount, whoRunsIt } from './legal-page';
import { emailLink } from './links';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  metaDescription: `What you agree to when you use ${site.name}: how matching works, how the final price is set and paid, limits of liability, and how to reach us.`,
  updated: '2026-11-27',
  intro: `These terms explain what ${site.name} does, what the haulers do, and what you agree to when you use this website. They are written in plain language and meant to be read.`,
  sections: [
    {
      heading: 'Acceptance of these terms',
      paragraphs: [
        'These terms apply when you use this website. To send a request, you check a box that says you agree to them and to the Privacy Policy. If you do not agree, please do not send a request.',
        'You must be 18 or older to send a request. You confirm that the details you give are correct, and that the phone number and email address are yours, or that you have their owner’s permission to give them. You also confirm that you own the items, or that their owner has agreed to have them removed.',
        'These terms may change over time. The version published on this page when you send a request applies to that request.',
        ...whoRunsIt(),
      ],
    },
    {
      heading: 'What the service is',
      paragraphs: [
        `${site.name} is a marketplace for junk removal and home cleaning in the Los Angeles area and other parts of California. It passes your request on to independent local haulers, called partners. ${site.name} does not own trucks, employ crews or carry out removals.`,
        `This website or the ${site.name} team offers your request to a few haulers at a time who work in your area: first to those who speak the request’s language, then to those who handle everything on it. The first hauler to accept gets the job and takes as much as they can handle. If no one accepts in time, or if the hauler gives the job back, does not contact you or makes a proposal that you decline, we offer the request to other haulers. No hauler has to accept a request, so we may not find one for you. You can cancel a request on its tracking page. We do not charge you for canceling.`,
        'The agreement for a job is between you and the hauler, who is responsible for the work and for disposing of items properly. Hazardous waste is not accepted, and a hauler may decline items that cannot be removed safely or lawfully.',
        `${callPromise} The hours are Los Angeles time, every day. You get a quote after that contact. Other times on this website are typical, not guaranteed.`,
        `Your description and your photos remain yours. You allow ${site.name} to store and copy them and to show them to the haulers who are offered your request, and you allow those haulers to use them, only as needed for your request. Please send only photos that you have the right to share. This permission ends when they are deleted, as described in the Privacy Policy.`,
        // No contract may prohibit or punish an honest review: 15 U.S.C. 45b; Cal. Civ. Code 1670.8.
        `After a pickup is marked completed, we ask the customer once whether everything is gone. Your answer remains yours. If you check the box on that page, you allow ${site.name} to show your stars and words on this website, with the name you choose and your city, until you withdraw that permission. You can do so on that page at any time, or by writing to us. We read reviews before we publish them and never change them. We may withhold a review, whatever its stars, that contains other people’s details, threats, obscenity, hate speech or false accusations of crime or dishonesty, that is not about the pickup, or that is not from a customer. We do not pay anyone for a review. Please write about what you saw yourself. Nothing in these terms forbids a bad review of us or of a hauler, here or anywhere else, or makes you pay for one.`,
        // Carriers require this of terms before they approve texts: CTIA's Messaging Principles and Best Practices.
        prose`Text messages from ${site.name} go only to customers who check the optional box on the form, and to haulers who ask for them. Customers get texts about their request: that it has arrived, who has accepted it, what is proposed, when the pickup is, and what has changed. Once the request is completed, one text asks whether everything is gone. Message frequency varies, usually 3 to 8 per request. Message and data rates may apply. Reply STOP to end our texts, or tell us in any way you like. Reply HELP for help, or write to ${emailLink}. We send texts only to numbers in the United States, not in Puerto Rico or other U.S. territories, between 8 AM and 9 PM Los Angeles time. Texts may be delayed or not arrive, and carriers are not liable for that, so please rely on your tracking page. Agreeing to texts is not a condition of getting a quote. The Privacy Policy explains what happens to your number.`,
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Quotes are free. A price is based on the volume, weight and type of the items. A price given before the visit is based on your description and photos, so it is an estimate. “What people paid” is calculated from past pickups. It is neither an offer nor an estimate for yours.',
        'A hauler can send a proposal to your tracking page: a price, or a note that the price is set on inspection, and up to three pickup times. The price in a proposal is an estimate. By accepting a time, there or on the phone, you book that time with the hauler. That is neither a payment nor a fixed price: until loading starts, you can still cancel, ask for another time, or say no to the price. If you decline a new time for a booked pickup, the pickup stays as booked. If the hauler no longer has the job, the booking ends.',
        'The final price is set on inspection, by the hauler, before work starts. You are free to accept or decline it at that point. If you add or remove items afterward, the price may be adjusted with your agreement. Payment is due on completion of the job. You pay the hauler, by a method the two of you have agreed on. The hauler then enters the amount you paid, and your tracking page shows it. If it is wrong, please tell us.',
        `Haulers agree with ${site.name} to state the price before loading, not to charge a trip fee that they did not mention before the visit, and to dispose of everything lawfully. They also agree to text only people who agreed to it, not to retaliate against anyone for an honest review, and to tell us before they send a subcontractor. If a hauler breaks this agreement, please tell us.`,
        `Using this website and sending a request cost you nothing.${site.howPaid ? ` ${site.howPaid}` : ''}`,
      ],
    },
    {
      heading: 'Limits of liability',
      paragraphs: [
        `As far as the law allows, ${site.name}’s own liability in connection with a pickup arranged through this website is limited to the value of the items removed, or $100, whichever is more. This does not limit what the hauler owes you for damage or injury, or any liability that the law does not allow us to limit.`,
        'Once items have been loaded with your consent, they may be donated, recycled or disposed of, and it may be impossible to get them back. Please check drawers, pockets and boxes first.',
        'The website is provided as is, and it may be unavailable at times. Nothing in these terms takes away rights that cannot be waived under the law.',
      ],
    },
    {
      heading: 'Contact and disputes',
      paragraphs: [
        prose`Send questions about these terms, or about a request you have sent, to ${site.name} through the contact page or by email to ${emailLink}. If you write about a particular job, include your tracking ID and briefly say what happened.`,
        'Concerns about the work itself should also go to the hauler who did it, ideally while the crew is still there. Photos and dates help everyone see what happened and find a fair solution.',
        `California law applies to these terms. If you and ${site.name} cannot settle a dispute about them by talking, it goes to the courts of California. Either side may use small claims court if that court can hear the case. These terms do not require arbitration, and they do not take away your right to a jury or to join a class action.`,
        ...bothLanguagesCount,
      ],
    },
  ],
};
