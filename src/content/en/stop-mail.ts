import { site } from '../facts/site';

/**
 * The words of the page that stops our emails. In a sentence,
 * `before` and `after` stand around the link to write to us.
 */
export const words = {
  seo: { title: 'Stop Our Emails', description: 'Stop our emails about requests to your address.' },
  asking: {
    heading: 'You did not ask for our emails?',
    lede: `Somebody gave your email address with a request for a pickup on ${site.name}. Press the button, and we send this address no more emails about any request that names it.`,
    request: {
      before:
        'The request itself stays: a hauler may call the number that was given with it, and any texts to that number go on until it replies STOP. If you want the request gone, too, ',
      after: '.',
    },
    stop: 'Stop these emails',
    sending: 'Sending…',
    offline: 'You are offline. Leave this page open: the emails are stopped as soon as you are back online.',
    failed: 'That did not work, and the emails are not stopped yet. Please try again in a minute.',
  },
  stopped: {
    heading: 'The emails are stopped',
    lede: 'From now on, the address that got this link gets no emails about any request that names it. One that is on its way may still arrive.',
    help: { before: 'Changed your mind, or does another email come later? ', after: ', and we will sort it out.' },
  },
  brokenLink: {
    heading: 'This link is incomplete',
    text: 'A part of it got lost on the way, so we cannot tell whose emails to stop.',
    help: {
      before: 'Press the link in the email once more, or copy all of it into the address bar. If that does not help, ',
      after: '.',
    },
  },
};
