import { site, spanishOn } from '../facts/site';
import type { LegalDocument } from '../shapes/legal-document';
import { prose } from '../shapes/prose';
import { contactLink, emailLink, phoneLink } from './links';

export const accessibility: LegalDocument = {
  title: 'Accessibility',
  metaDescription: `What we do so that everyone can use ${site.name}: our goal, how we test, what is not right yet, and how to report a problem or call instead.`,
  updated: '2026-11-29',
  intro: `Everyone should be able to use ${site.name}, whatever device or tools they use. This page says what our goal is, how we test, what is not right yet, and how to reach us.`,
  sections: [
    {
      heading: 'Our goal',
      paragraphs: [
        'Our goal is that every page of this website meets the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. That includes the pages behind private links, such as your tracking page.',
      ],
    },
    {
      heading: 'How we test',
      paragraphs: [
        'Each time this website changes, automated tests open it in Chromium, the browser behind Chrome and Edge, at the size of a computer screen and at the size of a phone. With axe, a program that looks for common barriers, they check each kind of page, each step of the booking form with its errors, and the dialogs on the tracking page.',
        'Other tests use only the keyboard to send a request, correct or cancel it, answer a quote and write a review. They also check that you can always see which link, button or field you are on.',
        'Each kind of page has to fit a screen 320 pixels wide, and the main pages have to work when enlarged to 200 percent. The first step of the booking form and the tracking page have to stay readable in colors that your device sets, such as white on black.',
      ],
    },
    {
      heading: 'What is not right yet',
      paragraphs: [
        'No one who uses a screen reader every day has tested this website yet. Automated tests find only some barriers, and ours do not run in Safari or Firefox.',
        'Photos that customers send have no description. A screen reader can say only “Photo 1 of 3 from the customer,” not what the photo shows.',
        ...(spanishOn ? ['City pages and the blog are in English only.'] : []),
      ],
    },
    {
      heading: 'Write to us or call',
      paragraphs: [
        prose`If something on this website does not work for you, write to us through the ${contactLink} or by email to ${emailLink}, or call ${phoneLink}. Tell us which page it is and what you wanted to do. We will answer within five business days.`,
        'You do not have to use the form. Call us, and we will fill it in for you while we talk.',
      ],
    },
  ],
};
