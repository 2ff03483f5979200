/** The page where a hauler reads and accepts our agreement. Its points are in `@functions/words/en/agreements.ts`. */
export const words = {
  seo: { title: 'Agreement', description: 'Read our agreement with haulers, and accept it.' },
  loading: {
    heading: 'Our agreement',
    lookingUp: 'Loading the agreement…',
    offline: 'You’re offline. We’ll load it as soon as you’re back online.',
  },
  lookFailed: {
    heading: 'We couldn’t load the agreement',
    text: 'Something went wrong. If you already accepted it, that hasn’t changed.',
    retry: 'Try again',
    help: { before: 'Still not working? ', after: '.' },
  },
  /** While a release is under way. */
  updating: {
    heading: 'Our agreement',
    text: 'We are updating this page. Try again later.',
    retry: 'Try again',
  },
  unknownLink: {
    heading: 'We don’t recognize this link',
    text: 'Part of the link may be missing.',
    help: {
      before:
        'Tap the link in our email or text again, or copy the whole link into the address bar. If that doesn’t help, ',
      after: '.',
    },
  },
  endedLink: {
    heading: 'This link has ended',
    text: 'Ask us for a new one. Each link works for 30 days, or until your email address or phone number changes.',
    help: { before: '', after: '.' },
  },

  points: 'The ten points',
  version: (version: string) => `Version ${version}`,
  open: {
    heading: 'Please read and accept our agreement',
    /** Above the heading. */
    status: (business: string) => `For ${business}`,
    lede: 'Read the ten points, tell us about your business, and accept. We’ll email you a copy.',
    until: (day: string) => `Until ${day}, we’ll offer you requests without it.`,
    earlier: (day: string) => `You accepted an earlier version on ${day}. Please read this one, too.`,
    changed: 'The agreement has changed. Please read it again',
  },
  form: {
    heading: 'Accept the agreement',
    name: 'Your name',
    familyOwned: 'We are a family-owned business',
    agreed: (business: string) => `I have read the ten points and agree to them for ${business}`,
    accept: 'Accept the agreement',
    failed: 'Something went wrong. If this page doesn’t show it as accepted, please try again in a minute.',
  },
  errors: {
    name: 'Enter your name',
    registered: 'Check the box: we only work with registered businesses',
    day: 'Choose a day from today to three years from now',
    carrierPermit: 'Enter your permit: 3 to 20 letters, digits, spaces or hyphens',
    crew: 'Choose one',
    agreed: 'Check the box to accept the agreement',
  },
  accepted: {
    heading: (business: string, day: string) => `${business} accepted this agreement on ${day}`,
    by: (name: string) => `Accepted by ${name}.`,
    onPaper: 'Accepted on paper.',
    copy: 'Print this page for your records. Anyone with this link can read it.',
    attested: 'What you confirmed',
    print: 'Print',
  },
};
