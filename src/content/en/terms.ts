import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { site } from '../facts/site';
import type { LegalDocument } from '../shapes/legal-document';
import { link, prose } from '../shapes/prose';
import { bothLanguagesCount, whoRunsIt } from './legal-page';
import { contactLink, emailLink, privacyLink, trackingLink } from './links';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  metaDescription: `What you agree to when you use ${site.name}: how matching works, how the final price is set and paid, limits of liability, and how to reach us.`,
  updated: '2026-11-29',
  intro: `These terms explain what ${site.name} does, what the haulers do, and what you agree to when you use this website.`,
  sections: [
    {
      heading: 'Acceptance of these terms',
      paragraphs: [
        prose`These terms apply when you use this website. To send a request, you check a box that says you agree to them and to the ${privacyLink}. If you do not agree, please do not send a request.`,
        'You must be 18 or older to send a request. You confirm that the details you give are correct, that the phone number and email address are yours or given with their owner’s permission, and that you own the items or their owner has agreed to have them removed.',
        'These terms may change. The version on this page when you send a request applies to that request.',
        ...whoRunsIt(),
      ],
    },
    {
      heading: 'What the service is',
      paragraphs: [
        `${site.name} is a marketplace for junk removal and home cleaning in the Los Angeles area and other parts of California. It passes your request on to independent local haulers, called partners. It does not own trucks, employ crews or carry out removals.`,
        {
          list: [
            'We offer your request to a few haulers in your area at a time.',
            'The first to accept gets the job, even if they do only some of the services you chose.',
            'If no one accepts, or if the hauler gives the job back, does not contact you or sends a quote that you decline, we ask others. If the hauler does not come, or names a final price that you decline, you can ask for another.',
            prose`We may not find anyone. You can cancel at any time on your ${trackingLink}. We do not charge for it. A hauler may, if you cancel late and they told you of the fee before the visit.`,
          ],
        },
        `Our goal is that a local hauler contacts you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}, Los Angeles time, every day). If no one has, tell us on your tracking page, and our team will look into it. Other times on this website are typical, not guaranteed.`,
        'The agreement for a job is between you and the hauler, who is responsible for the work and for proper disposal. Hazardous waste is not accepted, and a hauler may decline items that cannot be removed safely or lawfully.',
        'Your description and photos remain yours. You allow us to store and copy them and to show them to the haulers who are offered your request, and you allow those haulers to use them, only as needed for your request and until they are deleted. Please send only photos that you have the right to share.',
        // No contract may prohibit or punish an honest review: 15 U.S.C. 45b; Cal. Civ. Code 1670.8.
        'After a pickup is marked completed, we ask you once whether everything is gone. Your answer remains yours. If you check the box there, you allow us to show your stars and words on this website, with the name you choose and your city, until you withdraw that permission. We never change reviews, and do not pay anyone for them. Nothing in these terms forbids a bad review of us or of a hauler, here or anywhere else. Whatever its stars, we may withhold a review only if it:',
        {
          list: [
            'contains other people’s details;',
            'contains threats, obscenity, hate speech or false accusations of crime or dishonesty;',
            'is not about the pickup; or',
            'is not from a customer.',
          ],
        },
        // Carriers require this of terms before they approve texts: CTIA's Messaging Principles and Best Practices.
        `Text messages from ${site.name} go only to customers who check the optional box on the form, and to haulers who ask for them. Customers get texts about their request: that we have it, who has accepted it, what is proposed, when the pickup is, the final price, what has changed and, at the end, whether everything is gone.`,
        {
          list: [
            'Message frequency varies, usually 3 to 8 per request. Message and data rates may apply.',
            prose`Reply STOP to end our texts, or tell us in any way you like. Reply HELP for help, or write to ${emailLink}.`,
            'We send texts only to numbers in the United States, not in Puerto Rico or other U.S. territories, between 8 AM and 9 PM Los Angeles time. They may be delayed or not arrive, and carriers are not liable for that, so please rely on your tracking page.',
            'Agreeing to texts is not a condition of getting a quote.',
          ],
        },
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        prose`Quotes are free. A price is based on the volume, weight and type of the items. A price given before the visit, such as the one on your tracking page, is an estimate. ${link('“What people paid”', '/prices')} comes from past pickups and is not an estimate for yours.`,
        'By accepting a time, on your tracking page or on the phone, you book it with the hauler. That is neither a payment nor a fixed price: until loading starts, you can still cancel, ask for another time, or say no to the price. A booked pickup stays as booked if you decline a new time, and ends if the hauler no longer has the job.',
        'The final price is set on inspection, by the hauler, before work starts. You can accept or decline it. If the hauler names the final price on your tracking page, your yes there is your agreement to it; nothing is loaded before. If you add or remove items afterward, it can change with your agreement. Payment is due on completion of the job. You pay the hauler, by a method the two of you have agreed on. Your tracking page then shows the amount that the hauler enters. If it is wrong, please tell us.',
        'If you agree on a price at your home, California law may give you three business days to cancel, or five if you are 65 or older. Ask the hauler for the written notice.',
        `Haulers agree with ${site.name}:`,
        {
          list: [
            'to state the price before loading;',
            'not to charge a trip fee or cancellation fee that they did not mention before the visit;',
            'to dispose of everything lawfully;',
            'to text only people who agreed to it;',
            'not to retaliate against anyone for an honest review; and',
            'to tell you and us before the visit if a subcontractor comes instead.',
          ],
        },
        `If a hauler breaks this agreement, please tell us. Using this website and sending a request cost you nothing.${site.howPaid ? ` ${site.howPaid}` : ''}`,
      ],
    },
    {
      heading: 'Limits of liability',
      paragraphs: [
        `As far as the law allows, ${site.name}’s own liability in connection with a pickup arranged through this website is limited to the value of the items removed. This does not limit what the hauler owes you, or any liability that the law does not allow us to limit.`,
        'Once items are loaded with your consent, it may be impossible to get them back. Please check drawers, pockets and boxes first.',
        'The website is provided as is, and it may be unavailable at times. Nothing in these terms takes away rights that cannot be waived under the law.',
      ],
    },
    {
      heading: 'Contact and disputes',
      paragraphs: [
        prose`Send questions through the ${contactLink} or by email to ${emailLink}. If it is about a job, include your tracking ID and briefly say what happened.`,
        'Concerns about the work should also go to the hauler, ideally while the crew is still there. Photos help.',
        `California law applies to these terms. If you and ${site.name} cannot settle a dispute about them by talking, it goes to the courts of California. Either side may use small claims court if that court can hear the case. These terms do not require arbitration, and they do not take away your right to a jury or to join a class action.`,
        ...bothLanguagesCount,
      ],
    },
  ],
};
