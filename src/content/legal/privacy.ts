import { site } from '../site';
import type { LegalDocument } from './legal-document';

export const privacy = {
  title: 'Privacy Policy',
  updated: '2026-11-01',
  intro: `This policy says what information ${site.name} collects, what it is used for and who receives it. You can visit every page of this website without creating an account.`,
  sections: [
    {
      heading: 'Information collected',
      paragraphs: [
        'The request form asks for your name, phone number, address, the services you want, a description and photos. Email, description and photos are optional. Your consent choices and the page where you used the form are recorded with it. The contact form asks for name, email, subject and message.',
        'An unfinished request is kept as a draft on your own device for up to 7 days. Location data in photos is removed before upload. Photos of a sent request are stored at an unguessable public address so that haulers can open them.',
      ],
    },
    {
      heading: 'How information is used',
      paragraphs: [
        'Your details are used to match your request with local haulers, to prepare a quote and to arrange the pickup. You are contacted about your request by phone, text or email, in the ways you have consented to. Agreeing to messages is optional.',
        'Your tracking page uses the same details to show you how the request stands. Messages sent through the contact form are used to answer you. Simple usage events, such as a press on a booking button, show which parts of the website work and which need repair.',
      ],
    },
    {
      heading: 'No selling, limited sharing',
      paragraphs: [
        'Your personal information is not sold. It is not shared either, except as needed to fulfill your request or as required by law. The first case means haulers who may take on your job, and technical providers who run the website’s database and file storage.',
        'Haulers are independent and receive what they need to quote and carry out the work. Because a tracking link opens without a password, anyone you give it to can see the details on that page. Please pass it on with care.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'Information travels over an encrypted connection. Requests are stored in a database that website visitors cannot list or search; the tracking ID is long and random, and only the request that belongs to it can be opened with it.',
        'No system is perfectly safe, and you can help. Do not put passwords, card numbers or identity documents into the description or the photos. On a shared computer, finish or clear the form before you leave, since a draft stays in that browser.',
      ],
    },
    {
      heading: 'Contact and deletion',
      paragraphs: [
        'You may ask which information is held about you, have it corrected, or have it deleted. Send such a request through the contact page or by email to {email}. Give the name and phone number from your request, and the tracking ID if you have it, so that the right record is found.',
        'Some information may have to be kept where the law requires it. A hauler who already received your details keeps records of their own, so contact that hauler too. Changes to this policy are published on this page.',
      ],
    },
  ],
} as const satisfies LegalDocument;
