/**
 * The page where a hauler pauses offers, and gets them again. In a sentence, `before` and `after` go around the contact
 * link.
 */
export const words = {
  seo: { title: 'Pause Offers', description: 'Pause the job offers you get from us, or turn them back on.' },
  loading: {
    heading: 'Pause offers?',
    lookingUp: 'Loading…',
    offline: 'You’re offline. We’ll load this page as soon as you’re back online.',
  },
  lookFailed: {
    heading: 'We couldn’t load this page',
    text: 'Something went wrong. Nothing has changed.',
    retry: 'Try again',
    help: { before: 'Still not working? ', after: '.' },
  },
  unknownLink: {
    heading: 'We don’t recognize this link',
    text: 'Part of the link may be missing, or it no longer works.',
    help: {
      before: 'Tap the link in our email again, or copy the whole link into the address bar. If that doesn’t help, ',
      after: '.',
    },
  },

  asking: {
    heading: 'Pause offers?',
    text: 'You won’t get job offers until you turn them back on, and any you haven’t accepted will end. You keep the jobs you have.',
  },
  paused: { heading: 'Offers are paused', text: 'You keep the jobs you have.' },
  resumed: { heading: 'Offers are back on', text: 'New offers will come the same way as before.' },
  actions: { pause: 'Pause offers', resume: 'Turn offers back on' },
  /** Instead of a button, if only we can turn offers back on. */
  askUs: { after: ' to turn offers back on.' },
};
