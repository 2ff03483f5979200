import { jobOfflineOn, reportsOn, site, spanishOn } from '../facts/site';
import type { LegalDocument } from '../shapes/legal-document';
import { link, prose } from '../shapes/prose';
import { bothLanguagesCount, whoRunsIt } from './legal-page';
import { contactLink, emailLink, trackingLink } from './links';

/**
 * What a third party's analytics collects: Google's, if the build turns it on. Cal. Bus. & Prof. Code §
 * 22575(b)(5)-(6).
 */
const analytics = site.gaMeasurementId
  ? {
      collected: [
        prose`This website uses Google Analytics, a service of Google. When you press a button that leads to the booking form, or report that no one has contacted you, Google’s script is loaded. Google then learns which of the two you did, where the button is, which page it is on and which page led to it, but no tracking ID and no private link. As with any such script, Google also gets your IP address and details of your browser and device, records that a visit has begun and how long it lasts, and keeps a random number in a cookie (_ga) for up to two years to recognize the browser. Google says what it does with this, including when it combines it with information from other websites, at ${link('policies.google.com', 'https://policies.google.com/technologies/partner-sites')}.`,
        'If your browser asks not to be tracked, through Do Not Track or Global Privacy Control, Google’s script is not loaded. This website itself does not track you across other websites.',
      ],
      used: 'The page where you used the form, and what Google Analytics counts, show us which pages are useful and which need work.',
      shared: ' What Google gets is described above.',
    }
  : {
      collected: [
        'This website does not track you across other websites, and it loads no analytics and no advertising from other companies. So there is nothing to turn off if your browser asks not to be tracked, through Do Not Track or Global Privacy Control.',
      ],
      used: 'The page where you used the form shows us which pages are useful.',
      shared: '',
    };

/** What a request's language is used for, if there are two. */
const language = spanishOn
  ? ' We keep the language of the page you sent your request from: haulers who speak it are asked first, and we write to you in it. You can change it on your tracking page.'
  : '';

/** Browser reports, if the build has them. */
const reports = reportsOn
  ? [
      'When something breaks in your browser, we count the kind of error, what your browser calls it and where it happened. On some visits we measure how fast the page was. Neither says who you are or contains the address of the page, and no cookie is used. Errors are kept for 30 days, and speed for 26 weeks.',
    ]
  : [];

/** Jobs on the phones of haulers, if the build keeps them there. */
const keptJobs = jobOfflineOn
  ? [
      'On the phone of the hauler who has the job, the page of their private link keeps a copy, without photos, so that it opens without a signal. The copy is not encrypted. It is deleted as soon as the page learns that the job is closed or no longer theirs, when the hauler presses “Forget the jobs on this phone”, or, once it is 14 days old, the next time such a page is opened.',
    ]
  : [];

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  metaDescription: `What information ${site.name} collects with a request, what it is used for, who receives it, how it is protected, and how to have it deleted.`,
  updated: '2026-11-29',
  intro: `This policy explains what information ${site.name} collects, what it is used for and who receives it.`,
  summary: {
    heading: 'In short',
    points: [
      'You ask us for a hauler, so haulers get what they need. Before one accepts, they see your ZIP code, city, services, description and photos. The one who accepts also gets your name, phone, address and, if you gave it, email.',
      'We do not sell your information.',
      'We text only if you check the box; STOP ends it. Every email has a stop link.',
      'We delete photos within four months after the pickup and requests after two years.',
      'Anyone with your tracking link can open it.',
      prose`To see, correct or delete your information, ${link('write to us', '/contact')}.`,
    ],
  },
  sections: [
    {
      heading: 'Information collected',
      paragraphs: [
        {
          list: [
            'The request form asks for services, address, how much of a truck your things will fill, when they should be gone, a description, photos, and your name, phone number and email address. Only services, street address, ZIP code, name and phone number are required.',
            'The contact form asks for name, email, subject and message.',
            prose`The ${link('form for haulers', '/haulers')} asks for name, business, email, phone number, area, services, how much the truck holds and a message.`,
          ],
        },
        'With a request we keep which boxes you checked and how they were worded, the page where you used the form, the language, and when you sent it and agreed to messages. With a message we keep the language and the time. If you reply to one of our texts, we get your reply and your number.',
        'Later we add what you enter on your tracking page, such as a preferred time for calls or your answer to a quote. If a phone number or email address is corrected, we also keep the old one.',
        'We also keep what we and the haulers record, such as who was offered the request and who took it, when you were called, each quote, the booked pickup, the final price that the hauler named at the door, your answer and when, whether you told us that no one came, the price paid, how full the truck was, the status, why the request was canceled, and our team’s notes.',
        'After the pickup we ask once whether everything is gone. If you like, you can add what is left, whether they came in the agreed time, whether the price was as agreed, what you paid, stars, anything else, and whether and under which name we may publish it. We keep your answer, and when and how our team reviewed it.',
        'Location data is removed from photos before upload. Photos are stored at a public address that cannot be guessed. Anyone who has that address can open the photo.',
        'The companies that host our website and database see and log every visitor’s network address (IP address), as all hosts do. We keep only a scrambled form (a hash), to limit how many requests one network can send. We stop using it after a day, and it is deleted when the next request comes in.',
        ...reports,
        'This website is meant for people who are 18 or older.',
        ...analytics.collected,
      ],
    },
    {
      heading: 'How information is used',
      paragraphs: [
        `We use your details to match your request with local haulers, prepare a quote, arrange the pickup and show you the status. Messages from the contact form are used to answer you. A hauler or our team will call you about your request, whether or not you check the optional box on the form.${language}`,
        `If you check that box, ${site.name} and the hauler matched with your request may contact you about it by phone or text message at the number you gave, or by email. If you leave it empty, we send you no text messages; haulers see that you want none, and they have agreed to send you none. Agreeing is not a condition of getting a quote.`,
        'We send text messages only where that box is checked, and to haulers who asked for them. Our texts to you are only about your request. Message frequency varies, usually 3 to 8 per request. Message and data rates may apply. To end our texts, reply STOP, or tell us in any way you like. Reply HELP for help. To end texts from the hauler, tell the hauler or us.',
        'If you give an email address, we write to it about your request, whether or not you check the box: when we have it, when a hauler accepts it or we have not found one, about quotes, your pickup and the final price, when something changes, and once at the end, to ask whether everything is gone. If you agreed to texts, some of this comes by text instead.',
        'None of our emails carries advertising or records whether you open it or follow its links. A picture in an email is the same for everyone, and its address does not say who you are, but our host sees a network address when it is loaded.',
        'The company that carries a message tells us whether it arrived and whether you marked an email as spam, not whether you opened it. If messages do not arrive, your tracking page says so, and we may use your other address or number, if you agreed to that, or call you.',
        'Each email to you has the link “I did not ask for this”. Anyone who uses it, or presses Unsubscribe in their email program, gets no more emails about any request with that address; texts continue. Marking an email as spam ends both. STOP ends only texts, about any request.',
        prose`Your answer after the pickup tells our team and the hauler what is left to do, and our team how haulers perform. It does not decide which hauler is offered a request. If you report that no one came, we tell the hauler and our team at once, and our team counts it for that hauler. From all answers we calculate figures without names for this website; from prices, services and loads, ${link('what people paid', '/prices')}; and from final prices, your answers and reports that no one came, ${link('how often our word was kept', '/reviews')}. The last two are always from at least 20 pickups by at least three haulers together, so that no one can be identified. Once your request is deleted, the next count leaves it out.`,
        analytics.used,
      ],
    },
    {
      heading: 'No selling, and who sees what',
      paragraphs: [
        `Your personal information is not sold, and no one gets your details for advertising. We disclose it only as needed to fulfill your request and run this website, or as required by law. Even if a hauler pays ${site.name} for a job, they get only what that pickup needs. Your name, phone number and street address go to one hauler at a time.${analytics.shared}`,
        // Carriers look for these words before they approve texts: Twilio's error 30932 is a policy without them.
        'No mobile information is shared with third parties or affiliates for marketing or promotional purposes. Text messaging opt-in data and consent go to no one, with two exceptions: the company that carries our texts, and the haulers who are offered your request. They see only whether you agreed to texts.',
        {
          caption: 'Who sees what',
          columns: ['Who', 'What they see'],
          rows: [
            [
              'Haulers who are offered your request',
              'ZIP code, city, services, language, how much of a truck your things will fill, when they should be gone, description, photos, when you expect a call, and whether you agreed to texts. Not your name or number, so please leave names, gate codes and alarm details out of the description.',
            ],
            [
              'The hauler who accepts',
              'Also your name, phone number, street address and unit, and your email and preferred time if you gave them; the status, your answers to quotes and to the final price, and whether you reported that no one called or came. They see it through a private link while they have the job, and until 30 days after it was completed or canceled.',
            ],
            [
              'Anyone with your tracking link',
              'Your name, phone number, email, unit, city, ZIP code, preferred time, services, load and when it should be gone; quotes, final prices and your answers; the booked pickup, whether you reported that no one came, the price paid, how full the truck was, the status and its history; the hauler’s name and number, and what we know about them; your photos, until the request is closed. Never your street address or description. There is no password: they can also answer quotes and final prices, report that no one came, correct your details and cancel.',
            ],
            [
              'The same, from 30 days after the request is closed',
              'Only two digits of your phone number, and the first letter and domain of your email. No unit, preferred time or hauler’s number.',
            ],
            [
              'Anyone with the link to our question',
              'Your first name, city, services, the hauler’s name and your answer, which they can change. There is no password.',
            ],
            [
              'The hauler who did the job',
              'Of your answer: whether everything is gone, what is left, and what you let us publish, once it is published. Not what you say about the agreed time, the price or what you paid.',
            ],
            [
              'Everyone',
              'Only if you check the box there: your stars and words, with the name you choose, your city, the services, the month and the language. We change no word. We may withhold them because of what they contain or because they are not from a customer, never because of the stars. Press “Stop publishing this” there, or write to us, and they are off this website within a day. Others may have copied them.',
            ],
            ['Our team', 'All of it: by email, and through private links that open without a password.'],
            [
              'Companies that work for us',
              'What they need to host this website, its database and photos, or to carry our emails or texts; a map service, when the hauler or our team looks up the way to you.',
            ],
            [
              'Google Calendar',
              'Only if you press “Add to Google Calendar”: the time and the hauler’s name. If the hauler presses theirs: the time, address, services and estimate. Never your tracking link.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Security and how long information is kept',
      paragraphs: [
        'Information travels over an encrypted connection. Visitors cannot list or search our database. The tracking ID is long and random, and it opens only its own request.',
        'Do not put passwords, card numbers or identity documents in the description or the photos. On a shared computer, press “Start over” if you do not send the form, and “Forget this device’s requests” on the tracking page if you do.',
        {
          caption: 'How long we keep it',
          columns: ['What', 'How long'],
          rows: [
            [
              'Requests, with quotes, final prices, your answers and our team’s notes',
              'Two years after their last change. A published answer is off this website within a day after that.',
            ],
            [
              'Photos',
              'At most four months after the request was completed or canceled. One that is never closed counts as closed a year after its last change.',
            ],
            ['Messages, replies to our texts, applications of haulers', 'At most a year.'],
            ['Copies in backups', 'A few weeks longer.'],
            [
              'Emails and texts that were sent',
              'They stay where they arrived, including in our own mailboxes, and for a while with the companies that carried them.',
            ],
            [
              'Your email address, scrambled (a hash)',
              '13 months, for the link that stops our emails. If you use it, until you ask us to delete it. No one can read the address from it.',
            ],
            ['Your number, scrambled (a hash)', 'If you reply STOP to a text message: until you reply START.'],
            [
              'On your device',
              'What you type stays there until you send it, for at most 7 days after you last changed it. Tracking IDs: 90 days. Photos that did not upload: until you next open the form an hour or more later.',
            ],
            ['Haulers’ documents and agreements', 'Until four years after we stop working together.'],
          ],
        },
        'Deletion is automatic and runs every day.',
        'For haulers who work with us, we keep contact information, area, services, languages, what their truck holds, when we vetted them, when their insurance ends, whether they want texts or have paused offers, whether our messages reach them, and what our team changed; with each request, how they answered, when they called, what they proposed, the final price they named and whether the customer said that they did not come; and of our agreement, who accepted it, when, in which language, and what they state. Their customer sees the month in which we vetted them, until when they are insured, how many pickups they have completed here and their average stars.',
        ...keptJobs,
      ],
    },
    {
      heading: 'Contact and deletion',
      paragraphs: [
        'You may ask what information we hold about you, have it corrected, or have it deleted. Someone you choose can ask for you. We answer within 45 days, and we do not treat you worse for asking.',
        prose`On your ${trackingLink} you can correct your phone number, email, unit, preferred time, how much of a truck your things will fill and when they should be gone. For anything else, use the ${contactLink} or write to ${emailLink}. Give the name and phone number from your request, and the tracking ID if you have it.`,
        'Some information may have to be kept if the law requires it. A hauler who has already received your details keeps their own records, so contact that hauler too. Changes to this policy are published on this page.',
        ...whoRunsIt(),
        ...bothLanguagesCount,
      ],
    },
  ],
};
