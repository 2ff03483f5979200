import { site } from '../facts/site';
import type { LegalDocument } from '../shapes/legal-document';

export const privacy = {
  title: 'Privacy Policy',
  metaDescription: `Which information ${site.name} collects with a request, what it is used for, who receives it, how it is kept safe, and how to have it deleted.`,
  updated: '2026-11-22',
  intro: `This policy says what information ${site.name} collects, what it is used for and who receives it. You can visit every page of this website without creating an account.`,
  sections: [
    {
      heading: 'Information collected',
      paragraphs: [
        'The request form asks for your name, phone number, address, the services you want, a description and photos. Email, description and photos are optional. Your consent choices and the page where you used the form are recorded with it. The contact form asks for name, email, subject and message.',
        'Location data in photos is removed before upload. Photos of a sent request are stored at an unguessable public address so that haulers can open them.',
        'What you type stays on your own device until you send it. This website does not follow you across other websites. If your browser asks not to be tracked, by Do Not Track or Global Privacy Control, no analytics service of another company is loaded either.',
      ],
    },
    {
      heading: 'How information is used',
      paragraphs: [
        'Your details are used to match your request with local haulers, to prepare a quote and to arrange the pickup. A hauler calls you about the request you made, whether or not you tick the optional box of the form.',
        `If you tick that box, ${site.name} and the hauler matched with your request may contact you about it by phone, text message or email. Message frequency varies, and message and data rates may apply. Reply STOP to a text message to opt out. Agreeing is not a condition of getting a quote. If you leave the box empty, you get no text messages.`,
        'If your request names an email address, we write to it about that request, whether or not you tick the box: when the request has arrived, at most once a day, with its tracking link, when a hauler has accepted it, and when its status or timeframe changes. The team gets your request and what you report or change about it by email, too. These emails carry no advertising and do not record whether you open them or follow their links.',
        'Every email to you has the link “I did not ask for this”. Who follows it and presses the button, or presses Unsubscribe in a mail program that offers it, gets no more emails about any request.',
        'Your tracking page uses the same details to show you how the request stands. Messages sent through the contact form are used to answer you. Simple usage events, such as a press on a booking button, show which parts of the website work and which need repair.',
      ],
    },
    {
      heading: 'No selling, limited sharing',
      paragraphs: [
        'Your personal information is not sold. It is not shared either, except as needed to fulfill your request or as required by law. The first case means local haulers, and technical providers who run the website’s database and file storage, and a mail delivery service that carries our emails. Your phone number and your consent to messages are given to nobody for advertising.',
        `Before accepting a job, haulers see its ZIP code, city, services, description and photos. The hauler who accepts gets your name, phone number and street address, and your email and the time you like to be called if you gave them. A private link shows them to that hauler until 30 days after the request was completed or canceled; emails to haulers do not hold them. Until somebody has accepted, the ${site.name} team alone has those. Haulers are independent businesses. Your tracking page shows the name and phone number of the one who has accepted your request here.`,
        'Because a tracking link opens without a password, anyone you give it to can see the details on that page. Please pass it on with care.',
      ],
    },
    {
      heading: 'Security and how long information is kept',
      paragraphs: [
        'Information travels over an encrypted connection. Requests are stored in a database that website visitors cannot list or search; the tracking ID is long and random, and only the request that belongs to it can be opened with it.',
        'No system is perfectly safe, and you can help. Do not put passwords, card numbers or identity documents into the description or the photos. On a shared computer, press “Start over” or empty the form if you do not send it, and press “Forget this device’s requests” on the tracking page if you do.',
        'Requests are kept for two years after their last change, and messages from the contact form for one year. Photos are deleted within four months after the request was completed or canceled. Copies in backups last a few weeks longer.',
        'For the link in each email that stops our emails, a scrambled form of your address (a hash) is kept for 13 months. When you have pressed it, the hash is kept longer, so that we do not write to you again, and goes when you ask us to. The address cannot be read from it.',
        'What was corrected on a tracking page is kept with the request, as it was before and after, so that nobody changes it unnoticed.',
        'Of haulers who work with us, the name of the business, a contact person, phone number, email, area and services are kept, and which requests they were offered, accepted or declined.',
        'On your device, an unfinished request or message is kept for 7 days after you last changed it, and the tracking IDs of requests you have sent for 90 days. They stay in that browser alone.',
      ],
    },
    {
      heading: 'Contact and deletion',
      paragraphs: [
        'You may ask which information is held about you, have it corrected, or have it deleted. On your tracking page you correct your phone number, email and unit number yourself. Send any other request through the contact page or by email to {email}. Give the name and phone number from your request, and the tracking ID if you have it, so that the right record is found.',
        'Some information may have to be kept where the law requires it. A hauler who already received your details keeps records of their own, so contact that hauler too. Changes to this policy are published on this page.',
      ],
    },
  ],
} as const satisfies LegalDocument;
