import { site, spanishOn } from '../facts/site';
import type { LegalDocument } from '../shapes/legal-document';
import { bothLanguagesCount, whoRunsIt } from './legal-page';

/**
 * What a third party's analytics collects: Google's, if the build turns it on. Cal. Bus. & Prof. Code §
 * 22575(b)(5)-(6).
 */
const analytics = site.gaMeasurementId
  ? {
      collected: [
        'This website uses Google Analytics, a service of Google. When you press a button that leads to the booking form, or report that nobody has contacted you, Google’s script is loaded. Google then gets which of the two it was, where that button stands, which page it is on and which one led to it, but no tracking ID and no private link. As with any such script, Google also gets your network address and details of your browser and device, notes that a visit has begun and how long it lasts, and keeps a random number in a cookie (_ga) for up to two years to know the browser again. What Google does with this, also together with what it gets from other websites, is explained at policies.google.com/technologies/partner-sites.',
        'If your browser asks not to be tracked, by Do Not Track or Global Privacy Control, Google’s script is not loaded. This website itself does not follow you across other websites.',
      ],
      used: 'The page where you used the form, and what Google Analytics counts, show us which pages are useful and which need repair.',
      shared: ' What Google gets is named above.',
    }
  : {
      collected: [
        'This website does not follow you across other websites, and it loads no analytics and no advertising of other companies. So there is nothing to turn off if your browser asks not to be tracked, by Do Not Track or Global Privacy Control.',
      ],
      used: 'The page where you used the form shows us which pages are useful.',
      shared: '',
    };

/** What a request's language is used for, if there are two. */
const language = spanishOn
  ? ' The language we keep is that of the page you sent your request from. Haulers who speak it are asked first, haulers see it, and our emails and text messages to you are in it. You can change it on your tracking page.'
  : '';

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  metaDescription: `Which information ${site.name} collects with a request, what it is used for, who receives it, how it is kept safe, and how to have it deleted.`,
  updated: '2026-11-24',
  intro: `This policy says what information ${site.name} collects, what it is used for and who receives it. You can visit every page of this website without creating an account.`,
  sections: [
    {
      heading: 'Information collected',
      paragraphs: [
        'The request form asks for the services you want, your street address, unit, city and ZIP code, a description, photos, and your name, phone number and email address. Unit, city, description, photos and email are optional. The contact form asks for name, email, subject and message.',
        'With a request we keep which boxes you ticked and in which words they stood, the page where you used the form, the language, when you sent it, and since when you agree to messages. Later come what you add on your tracking page, such as the time you like to be called, a correction, a report or your answer to a proposal, and what we and the haulers note: whether our team had to look at the request first, to whom it was offered and who took it, when you were called, the prices, times and notes of each proposal, the pickup that is booked, when the hauler set out, the price paid, the timeframe, the status, why it was canceled, and our team’s own notes on it. What you reply to a text message of ours reaches us, with your number. The language and the time are kept with a message, too.',
        'After your pickup was marked completed, usually the day after, we ask you once whether all is gone. Only that needs an answer. If you like, you also say what is left, whether the price was what you agreed, what you paid, how many of five stars you give, anything else, and whether we may publish it and with which name. We keep the answer, its city, when we asked and when you answered, and when somebody of our team looked at it and what came of that.',
        'Location data in photos is removed before upload. Photos of a sent request are stored at an unguessable public address so that haulers can open them. Anyone who has that address can open the photo.',
        'Our hosts, of the website and of its database, see the network address (IP address) of every visitor, as all hosts do, and log it for a time. We ourselves keep only a scrambled form of it (a hash), to limit how much comes from one network. After a day the hash no longer counts, and it is deleted when the next request comes in.',
        'What you type stays on your own device until you send it. This website is meant for people who are 18 or older.',
        ...analytics.collected,
      ],
    },
    {
      heading: 'How information is used',
      paragraphs: [
        `Your details are used to match your request with local haulers, to prepare a quote and to arrange the pickup. A hauler or our team calls you about the request you made, whether or not you tick the optional box of the form.${language}`,
        `If you tick that box, ${site.name} and the hauler matched with your request may contact you about it by phone, text message or email. We send text messages only where that box is ticked, and to haulers who asked for them. Yours are about your request alone; how many varies, usually 3 to 8. Message and data rates may apply. To end ours, reply STOP to one of them, or tell us in any way you like; HELP brings you help. To end those of the hauler, tell the hauler or us. Agreeing is not a condition of getting a quote. If you leave the box empty, we send you no text messages; haulers see that you want none, and have agreed to send you none.`,
        'If your request names an email address, we write to it about that request, whether or not you tick the box: when the request has arrived, at most once a day, with its tracking link; when a hauler has accepted it; when we have not found a hauler; when a hauler makes a proposal or takes it back; when a pickup is booked, on the evening before it, and when the hauler is on the way; when its status or timeframe changes; when our team sends you its tracking link once more; once it is completed, with the question whether all is gone; and when somebody cancels it on its tracking page, or corrects how to reach you there, or our team does. Some of this comes by text message instead, where you agreed to that. The team gets your request, what you report or change about it, messages from the contact form, and each morning a list of what is open, by email, too. These emails carry no advertising and do not record whether you open them or follow their links.',
        'Whether an email or a text message of ours arrived is reported to us by the company that carried it, and whether you marked an email as spam; not whether you opened it. If your address or number takes none, your tracking page says so. We may then use the other one, where you agreed to it, or call you.',
        'Each of these emails to you has the link “I did not ask for this”. Whoever follows it and presses the button, or presses Unsubscribe in a mail program that offers it, gets no more emails about any request that names that address; text messages go on. Whoever marks one of them as spam gets neither. STOP ends text messages alone, about any request.',
        'What you answer to the question whether all is gone tells our team and the hauler what is left to do, and our team what was charged and how haulers work. It does not decide which hauler is offered a request. From all answers together, published or not, we count figures without names, such as how many say that all is gone and how many stars there are on average. These figures are on this website.',
        `Your tracking page uses the same details to show you how the request stands. Messages sent through the contact form are used to answer you. ${analytics.used}`,
      ],
    },
    {
      heading: 'No selling, limited sharing',
      paragraphs: [
        `Your personal information is not sold: we have no lists for sale, and nobody gets your details for advertising. When you send a request, you ask us to pass it on to haulers. Even if a hauler pays ${site.name} for a job, they get only what that pickup needs, and your name, phone number and street address go to one hauler at a time.`,
        `Your personal information is not shared either, except as needed to fulfill your request and run this website, or as required by law. What is needed: local haulers, the companies that host this website, its database and its photos, a mail delivery service that carries our emails, a company that carries our text messages, and a map service when the hauler or our team looks up the way to you.${analytics.shared}`,
        // Carriers look for these words before they approve texts: Twilio's error 30932 is a policy without them.
        'No mobile information is shared with third parties or affiliates for marketing or promotional purposes. Text messaging opt-in data and consent go to nobody but the company that carries our texts and the hauler who accepts your request.',
        'Before accepting a job, haulers see its ZIP code, city, services, description and photos, by when you expect a call, and, without your name or number, whether its customer agreed to text messages. So please leave names, gate codes and alarm details out of the description.',
        `The hauler who accepts gets your name, phone number, street address and unit, and your email and the time you like to be called if you gave them, and sees how the request stands, your answers to their proposals, and whether you reported that nobody called. A private link shows them to that hauler for as long as they have the job, and until 30 days after it was completed or canceled; emails and text messages to haulers do not hold them. Until somebody has accepted, the ${site.name} team alone has those. Haulers are independent businesses.`,
        'Your tracking page shows your name, phone number, email and unit, the time you like to be called, how changes reach you, the services, the city and ZIP code, what the hauler proposes and how you answered, the pickup that is booked, the price paid, the timeframe, the status and what came before it, the reasons if it was canceled, and the name and phone number of the hauler who has accepted your request here. It does not show your street address, description or photos. Because a tracking link opens without a password, anyone you give it to can see that page, answer proposals, correct your details and cancel. Please pass it on with care.',
        'The question whether all is gone has a private link of its own, which goes to your address or number alone. Its page shows your first name, city, services, the hauler’s name and what you answered, and opens without a password, too. Our team sees the whole answer. The hauler who did the job sees on their private link whether all is gone, what is left in your words, and what you let us publish once it is published; not what you say of the price, nor what you paid.',
        'Your stars and words are published on this website, with the name you choose, your city, the services, the month and the language, only if you tick the box there. Somebody of our team reads them first, and may withhold them for what they hold or because no customer wrote them, never for how many stars they give; nobody changes a word. Whatever is on this website, anybody can read and copy, search engines too. Take it back at any time: press “Stop publishing this” on the page of the question, or write to us. It is then off this website within a day.',
        '“Add to calendar” makes a file on your own device and sends nothing. “Add to Google Calendar” is a link to Google: only if you press it, Google gets the time and the name of the hauler, or, when the hauler presses theirs, the time, address, services and estimate of the pickup. Neither holds your tracking link.',
      ],
    },
    {
      heading: 'Security and how long information is kept',
      paragraphs: [
        'Information travels over an encrypted connection. Requests are stored in a database that website visitors cannot list or search; the tracking ID is long and random, and only the request that belongs to it can be opened with it.',
        'No system is perfectly safe, and you can help. Do not put passwords, card numbers or identity documents into the description or the photos. On a shared computer, press “Start over” or empty the form if you do not send it, and press “Forget this device’s requests” on the tracking page if you do.',
        'Our team works by private links, which come to its own mailbox by email. Such a link opens a request, a message or, for some hours, all of them, without a password. What the team does with a request or a message, when and under which name, and what was there before, is kept with it, as are the team’s notes. You do not see these notes, nor do haulers. All of it is deleted with the request or the message.',
        'Requests are kept with their proposals, and with what you answer to the question whether all is gone, for two years after their last change, and messages from the contact form for one year. Photos are deleted within four months after the request was completed or canceled; a request that is never closed counts as closed a year after its last change. Deleting happens by itself, every day. An answer that was published is off this website within a day of that. Copies in backups last a few weeks longer. Emails and text messages that were sent stay where they went, our mailboxes included, and for a time in the records of the companies that carried them.',
        'For the link in each email that stops our emails, a scrambled form of your address (a hash) is kept for 13 months. When you have pressed it, the hash is kept longer, so that we do not write to you again, and goes when you ask us to. The address cannot be read from it. STOP in reply to a text message leaves such a hash of your number, which goes when you reply START. What you reply is kept for at most a year.',
        'When a phone number or an email address is corrected, on a tracking page or by our team, the ones before and after are kept with the request, and when that was, so that nobody changes them unnoticed.',
        'Of haulers who work with us we keep the name of the business, a contact person, phone number, email, area, services and languages, when we vetted them, until when they are insured, since when they want text messages from us, whether ours reach them, and what our team changed of all this. With each request we keep whether they accepted, declined or gave it back, why, when they called, and what they proposed.',
        'On your device, an unfinished request, message, proposal or answer to our question is kept for 7 days after you last changed it, and the tracking IDs of requests you have sent for 90 days. Photos that did not get through are kept until you next open the form, an hour or more later. All this stays in that browser alone.',
      ],
    },
    {
      heading: 'Contact and deletion',
      paragraphs: [
        'You may ask which information is held about you, have it corrected, or have it deleted. On your tracking page you correct your phone number, email, unit number and the time you like to be called yourself. On the page of the question whether all is gone you take back that we may publish your answer. Send any other request through the contact page or by email to {email}. Give the name and phone number from your request, and the tracking ID if you have it, so that the right record is found.',
        'Some information may have to be kept where the law requires it. A hauler who already received your details keeps records of their own, so contact that hauler too. Changes to this policy are published on this page.',
        ...whoRunsIt(),
        ...bothLanguagesCount,
      ],
    },
  ],
};
