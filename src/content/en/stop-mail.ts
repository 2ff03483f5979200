import { site } from '../facts/site';

/** The page that stops our emails. In a sentence, `before` and `after` go around the contact link. */
export const words = {
  seo: { title: 'Stop Our Emails', description: 'Stop our emails about requests to your address.' },
  asking: {
    heading: 'Didn’t ask for our emails?',
    lede: `Someone entered your email address on a pickup request at ${site.name}. Press the button, and we’ll stop emailing this address about any request that uses it.`,
    request: {
      before:
        'The request itself stays: a hauler may still call the number given with it, and any texts to that number will continue until someone there replies STOP. If you want the request deleted, too, ',
      after: '.',
    },
    stop: 'Stop these emails',
    sending: 'Sending…',
    offline: 'You’re offline. Leave this page open: we’ll stop the emails as soon as you’re back online.',
    failed: 'That didn’t work, and we haven’t stopped the emails yet. Please try again in a minute.',
  },
  stopped: {
    heading: 'We’ve stopped the emails',
    lede: 'From now on, the address that got this link won’t get emails about any request that uses it. One that’s already on its way may still arrive.',
    help: { before: 'Changed your mind, or got another email later? ', after: ', and we’ll sort it out.' },
  },
  brokenLink: {
    heading: 'This link is incomplete',
    text: 'Part of the link is missing, so we can’t tell which address to stop emailing.',
    help: {
      before: 'Tap the link in the email again, or copy the whole link into the address bar. If that doesn’t help, ',
      after: '.',
    },
  },
};
