import { jobOfflineOn, reportsOn, site, spanishOn } from '../facts/site';
import type { LegalDocument } from '../shapes/legal-document';
import { prose } from '../shapes/prose';
import { bothLanguagesCount, whoRunsIt } from './legal-page';
import { emailLink } from './links';

/**
 * What a third party's analytics collects: Google's, if the build turns it on. Cal. Bus. & Prof. Code §
 * 22575(b)(5)-(6).
 */
const analytics = site.gaMeasurementId
  ? {
      collected: [
        'This website uses Google Analytics, a service of Google. When you press a button that leads to the booking form, or report that no one has contacted you, Google’s script is loaded. Google then learns which of the two you did, where the button is, which page it is on and which page led to it. Google does not get a tracking ID or a private link. As with any such script, Google also gets your IP address and details of your browser and device, records that a visit has begun and how long it lasts, and keeps a random number in a cookie (_ga) for up to two years to recognize the browser. What Google does with this information, including when it combines it with information from other websites, is explained at policies.google.com/technologies/partner-sites.',
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
  ? ' The language we keep is the language of the page you sent your request from. We ask haulers who speak it first, haulers see it, and we use it in our emails and text messages to you. You can change it on your tracking page.'
  : '';

/** Browser reports, if the build has them. */
const reports = reportsOn
  ? [
      'When something breaks in your browser, we count the kind of error, what your browser calls it, the kind of page and the place in our code. On some visits we count how fast the page was, in three numbers, with the kind of page and whether it was on a phone. Neither says who you are or contains the address of the page, and no cookie is used. Errors are kept for 30 days, and speed for 26 weeks.',
    ]
  : [];

/** Jobs on the phones of haulers, if the build keeps them there. */
const keptJobs = jobOfflineOn
  ? [
      'On the phone of the hauler who has the job, the page of their private link keeps a copy, so that it opens without a signal: what the page shows, without photos, and anything the hauler pressed that could not be sent yet. The copy is not encrypted. It is deleted as soon as the page learns that the job is closed or no longer theirs, or when the hauler presses “Forget the jobs on this phone”. Once it is 14 days old, it is deleted the next time such a page is opened.',
    ]
  : [];

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  metaDescription: `What information ${site.name} collects with a request, what it is used for, who receives it, how it is protected, and how to have it deleted.`,
  updated: '2026-11-27',
  intro: `This policy explains what information ${site.name} collects, what it is used for and who receives it. You can visit every page of this website without creating an account.`,
  sections: [
    {
      heading: 'Information collected',
      paragraphs: [
        'The request form asks for the services you want, your street address, unit, city and ZIP code, how much of a truck your things will fill, a description, photos, and your name, phone number and email address. Unit, city, how much of a truck, description, photos and email are optional. The contact form asks for name, email, subject and message. The form for haulers who want to join asks for name, business, email, phone number, ZIP codes or cities, services, how much the truck holds and a message.',
        'With a request we keep which boxes you checked and how they were worded, the page where you used the form, the language, when you sent the request, and when you agreed to messages. Later we add what you enter on your tracking page, such as the time you prefer to be called, a correction, a report or your answer to a proposal.',
        'We also keep what we and the haulers record about a request: whether our team had to look at it first, which haulers it was offered to, who took it, and when you were called. We keep the prices, times and notes of each proposal, the booked pickup, when the hauler set out, the price paid, how full the truck was, the timeframe, the status, why the request was canceled, and our team’s own notes on it.',
        'If you reply to one of our text messages, we get your reply and your number. With a message from the contact form, we also keep the language and the time.',
        'After your pickup is marked completed, usually the day after, we ask you once whether everything is gone. Only that needs an answer. If you like, you can also tell us what is left, whether the price was what you agreed on, what you paid, how many of five stars you give, anything else, and whether we may publish it and under which name. We keep your answer, its city, when we asked and when you answered, when someone on our team reviewed it, and what they decided.',
        'Location data is removed from photos before they are uploaded. Photos of a request you have sent are stored at a public address that cannot be guessed, so that haulers can open them. Anyone who has that address can open the photo.',
        'The companies that host our website and its database see the network address (IP address) of every visitor, as all hosts do, and keep it in logs for a while. We ourselves keep only a scrambled form of it (a hash), to limit how many requests one network can send. We stop using the hash after a day, and it is deleted when the next request comes in.',
        ...reports,
        'What you type stays on your own device until you send it. This website is meant for people who are 18 or older.',
        ...analytics.collected,
      ],
    },
    {
      heading: 'How information is used',
      paragraphs: [
        `Your details are used to match your request with local haulers, to prepare a quote and to arrange the pickup. A hauler or our team will call you about the request you made, whether or not you check the optional box on the form.${language}`,
        `If you check that box, ${site.name} and the hauler matched with your request may contact you about it by phone or text message at the number you gave, or by email. If you leave the box empty, we send you no text messages; haulers see that you want none, and they have agreed to send you none. Agreeing is not a condition of getting a quote.`,
        'We send text messages only where that box is checked, and to haulers who asked for them. Our texts to you are only about your request. Message frequency varies, usually 3 to 8 per request. Message and data rates may apply. To end our texts, reply STOP to one of them, or tell us in any way you like. Reply HELP for help. To end texts from the hauler, tell the hauler or us.',
        'If your request includes an email address, we write to it about that request, whether or not you check the box. Some of the messages below come by text instead, if you agreed to that.',
        'We email you when the request arrives (at most once a day, with its tracking link), when a hauler accepts it, and when we have not found a hauler. We email you when a hauler makes a proposal or withdraws it, when a pickup is booked, on the evening before it, when the hauler is on the way, and when the status or timeframe changes. Once the request is completed, we ask you whether everything is gone. We also email you when our team sends you the tracking link again, and when the request is canceled or your contact information is corrected, on its tracking page or by our team.',
        'Our team gets emails too: your request, anything you report or change, messages from the contact form, and each morning a list of what is open. None of these emails carries advertising or records whether you open it or follow its links. Some emails to you show a picture from this website. It is the same for everyone, and its address does not say who you are. When your email program loads it, the company that hosts this website sees a network address (IP address), as for any visitor.',
        'The company that carries an email or text message for us reports to us whether it arrived, and whether you marked an email as spam. It does not report whether you opened it. If messages to your address or number do not arrive, your tracking page says so. We may then use the other one, if you agreed to that, or call you.',
        'Each of these emails to you has the link “I did not ask for this”. Anyone who follows it and presses the button, or presses Unsubscribe in an email program that offers it, gets no more emails about any request with that address; text messages continue. Anyone who marks one of these emails as spam gets no more emails and no more text messages. STOP ends only text messages, about any request.',
        'Your answer to the question whether everything is gone tells our team and the hauler what is left to do. It also tells our team what you were charged and how haulers perform. It does not decide which hauler is offered a request. From all answers together, published or not, we calculate figures without names, such as how many customers say that everything is gone and the average number of stars. These figures are on this website.',
        'We use the prices that haulers enter as paid, the services and the loads to calculate what people paid, always from at least 20 pickups by at least three haulers together. No one can be identified from the result. Once your request is deleted, the next count leaves its price out.',
        `Your tracking page uses the same details to show you the status of your request. Messages sent through the contact form are used to answer you. ${analytics.used}`,
      ],
    },
    {
      heading: 'No selling, limited sharing',
      paragraphs: [
        `Your personal information is not sold: we have no lists for sale, and no one gets your details for advertising. When you send a request, you ask us to pass it on to haulers. Even if a hauler pays ${site.name} for a job, they get only what that pickup needs, and your name, phone number and street address go to one hauler at a time.`,
        `Your personal information is not shared either, except as needed to fulfill your request and run this website, or as required by law. This means local haulers; the companies that host this website, its database and its photos; a company that carries our emails; a company that carries our text messages; and a map service when the hauler or our team looks up the way to you.${analytics.shared}`,
        // Carriers look for these words before they approve texts: Twilio's error 30932 is a policy without them.
        'No mobile information is shared with third parties or affiliates for marketing or promotional purposes. Text messaging opt-in data and consent go to no one except the company that carries our texts. Haulers see only whether you agreed to text messages.',
        'Before accepting a job, haulers see your ZIP code, city, services, how much of a truck your things will fill, description and photos, and the time by which you expect a call. They also see whether you agreed to text messages, but not your name or number. So please leave names, gate codes and alarm details out of the description.',
        `The hauler who accepts gets your name, phone number, street address and unit. If you gave your email and the time you prefer to be called, the hauler gets those too. The hauler also sees the status of the request, your answers to their proposals, and whether you reported that no one called. A private link shows this to that hauler for as long as they have the job, and until 30 days after the job was completed or canceled. Emails and text messages to haulers do not contain it. Until a hauler has accepted, only the ${site.name} team has these details. Haulers are independent businesses.`,
        'Your tracking page shows your name, phone number, email and unit, the time you prefer to be called, how we send you updates, the services, how much of a truck your things will fill, and the city and ZIP code. It also shows what the hauler proposes and how you answered, the booked pickup, the price paid and how full the truck was, the timeframe, the status and its history, the reasons if the request was canceled, and the name and phone number of the hauler who has accepted your request on this website, with what we know about them. Until the request is closed, it also shows your photos. It does not show your street address or description. From 30 days after the request is closed, it shows only the last two digits of your phone number and the first letter and domain of your email, and no longer your unit, the time you prefer to be called or the hauler’s phone number.',
        'Because a tracking link opens without a password, anyone you give it to can see that page, answer proposals, correct your details and cancel. Please share it with care.',
        'The question whether everything is gone has a private link of its own, which goes only to your email address or phone number. Its page shows your first name, city, services, the hauler’s name and your answer, and it also opens without a password. Our team sees the whole answer. On their private link, the hauler who did the job sees whether everything is gone, what is left in your own words, and, once it is published, what you let us publish. The hauler does not see what you say about the price or what you paid.',
        'Your stars and words are published on this website, with the name you choose, your city, the services, the month and the language, only if you check the box there. Someone on our team reads them first, and may withhold them because of what they contain or because they are not from a customer, never because of how many stars they give. No one changes a word. Anyone, including search engines, can read and copy what is on this website. You can withdraw them at any time: press “Stop publishing this” on the page with the question, or write to us. They will be off this website within a day.',
        '“Add to calendar” makes a file on your own device and sends nothing. “Add to Google Calendar” is a link to Google. Only if you press it does Google get the time and the name of the hauler. If the hauler presses their own link, Google gets the time, address, services and estimate of the pickup. Neither contains your tracking link.',
      ],
    },
    {
      heading: 'Security and how long information is kept',
      paragraphs: [
        'Information travels over an encrypted connection. Requests are stored in a database that website visitors cannot list or search. The tracking ID is long and random, and it opens only the request that belongs to it.',
        'No system is perfectly safe, and you can help. Do not put passwords, card numbers or identity documents in the description or the photos. On a shared computer, press “Start over” or clear the form if you do not send it, and press “Forget this device’s requests” on the tracking page if you do.',
        'Our team works through private links, which are emailed to the team’s own mailbox. Such a link opens a request, a message or, for some hours, all of them, without a password. With each request or message we keep what the team does with it, when and under which name, what was there before, and the team’s notes. You do not see these notes, and neither do haulers. All of it is deleted with the request or the message.',
        'Requests are kept for two years after their last change, together with their proposals and your answer to the question whether everything is gone. Messages from the contact form are kept for one year.',
        'Photos are deleted within four months after the request was completed or canceled; a request that is never closed counts as closed a year after its last change. Deletion is automatic and runs every day. A published answer is off this website within a day of its deletion.',
        'Copies in backups last a few weeks longer. Emails and text messages that were sent stay where they arrived, including in our own mailboxes, and for a while in the records of the companies that carried them.',
        'For the link in each email that stops our emails, we keep a scrambled form of your address (a hash) for 13 months. If you stop our emails with it, we keep the hash longer, so that we do not write to you again, and delete it when you ask us to. The address cannot be read from the hash. If you reply STOP to a text message, we keep a hash of your number until you reply START. We keep the text of your replies for at most a year.',
        'When a phone number or an email address is corrected, on a tracking page or by our team, we keep the old and the new one with the request, and when it was changed, so that no change goes unnoticed.',
        'For haulers who work with us, we keep the name of the business, a contact person, phone number, email, area, services, languages and how much their truck holds. We also keep when we vetted them, when their insurance ends, since when they have wanted text messages from us, when they paused job offers through a link in an email, whether our messages reach them, and what our team changed in this record. With each request we keep whether they accepted, declined or gave it back, why, when they called, and what they proposed. The customer of their job sees the month in which we vetted them, until when they are insured, how many pickups they have completed here and the average of their published reviews. We keep what businesses send when they apply for one year. We keep haulers’ papers and agreements until four years after we stop working together.',
        'Haulers accept our agreement through a private link, which opens without a password. We keep who accepted it for the business, when and in which language, and what they state about registration, insurance, permits and who works for them.',
        'On your device, an unfinished request, message, proposal, agreement or answer to our question is kept for 7 days after you last changed it, and the tracking IDs of requests you have sent are kept for 90 days. Photos that did not upload are kept until you next open the form an hour or more later. All of this stays in that browser only.',
        ...keptJobs,
      ],
    },
    {
      heading: 'Contact and deletion',
      paragraphs: [
        prose`You may ask what information we hold about you, have it corrected, or have it deleted. On your tracking page you can correct your phone number, email, unit number, the time you prefer to be called and how much of a truck your things will fill. On the page that asks whether everything is gone, you can withdraw your permission to publish your answer. Send any other request through the contact page or by email to ${emailLink}. Give the name and phone number from your request, and the tracking ID if you have it, so that we can find the right record.`,
        'Some information may have to be kept if the law requires it. A hauler who has already received your details keeps their own records, so contact that hauler too. Changes to this policy are published on this page.',
        ...whoRunsIt(),
        ...bothLanguagesCount,
      ],
    },
  ],
};
