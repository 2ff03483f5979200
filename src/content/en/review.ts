import type { Gone, PriceAnswer, WithheldReason } from '@functions/domain/review.ts';

/**
 * The page that asks the customer of a completed request if everything is gone. In a sentence, `before` and `after` go
 * around the contact link.
 */
export const words = {
  seo: { title: 'Is It All Gone?', description: 'Tell us if everything was hauled away.' },
  loading: {
    heading: 'Is it all gone?',
    lookingUp: 'Loading your pickup…',
    offline: 'You’re offline. We’ll load it as soon as you’re back online.',
  },
  lookFailed: {
    heading: 'We couldn’t load your pickup',
    text: 'Something went wrong. Nothing you told us has changed.',
    retry: 'Try again',
    help: { before: 'Still not working? ', after: '.' },
  },
  unknownLink: {
    heading: 'We don’t recognize this link',
    text: 'Part of the link may be missing, or the request has been deleted since we asked.',
    help: {
      before:
        'Tap the link in our email or text again, or copy the whole link into the address bar. If that doesn’t help, ',
      after: '.',
    },
  },

  /** What was picked up, where and by whom. */
  pickup: (services: string, city: string | null, hauler: string | null) =>
    `${services}${city ? ` in ${city}` : ''}${hauler ? `, by ${hauler}` : ''}.`,
  form: {
    heading: 'Is it all gone?',
    onlyThis: 'Only this first question needs an answer.',
    gone: { yes: 'Everything is gone', partly: 'Something is left', no: 'No' } satisfies Record<Gone, string>,
    leftBehind: 'What is left?',
    cameInWindow: { legend: 'Did they come in the agreed time?', yes: 'Yes', no: 'No' },
    price: {
      legend: 'Was the price what you agreed on?',
      choices: {
        'as-agreed': 'Yes',
        lower: 'I paid less',
        higher: 'I paid more',
        'none-agreed': 'We hadn’t agreed on one',
      } satisfies Record<PriceAnswer, string>,
    },
    amountPaid: { label: 'What did you pay?', hint: 'In whole dollars.' },
    stars: {
      legend: 'How many stars for this pickup?',
      of: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
      none: 'No stars',
    },
    words: 'Anything else you’d like to say?',
    whoSees: 'Your hauler sees what’s left, and whatever you let us publish, good or bad.',
    /** `shown` is the signature. */
    mayPublish: (shown: string, hasCity: boolean) =>
      `You may publish my stars and words with my first name${hasCity ? ' and city' : ''}: “${shown}”`,
    /** Replaces a name that is still empty. */
    noName: '…',
    /** Under the checked box, while no stars are chosen. */
    withStars: 'Choose how many stars above, too.',
    shownName: 'Name to show',
    send: 'Send',
    close: 'Back without sending',
    goneRequired: 'Tell us if it’s all gone',
    /** Above the form: another answer was sent since this one was started. */
    meanwhile: 'You’ve already answered, maybe in another tab. If you send this, it replaces that answer.',
    leavesSite:
      'Your review is on the site. If you change your answer, we take the review down until someone has read it.',
  },
  /** The first is followed by the reason. */
  notSent: {
    couldNotSend: 'We couldn’t send it.',
    tryAgain: 'Please try again in a minute.',
    closed: 'It’s too late to answer.',
  },

  answered: {
    thanks: 'Thank you.',
    heading: 'Your answer',
    toldHauler: (hauler: string) => `We’ve told ${hauler} and the team.`,
    told: 'We’ve told the team.',
    toldOfPrice: 'We’ve told the team that you paid more than agreed.',
    whatNext: { before: 'They have your number. If no one calls you, ', after: '.' },
    said: 'What you said',
    change: 'Change my answer',
    mayChange: (until: string) => `You can change it until ${until}.`,
    /** @param day "December 13". */
    mayChangeUntilDay: (day: string) => `You can change it until ${day}.`,
    bookAnother: 'Book another pickup',
    isClosed: (until: string) => `You could change it until ${until}.`,
    terms: {
      gone: 'Is it all gone?',
      leftBehind: 'What is left',
      price: 'Was the price what you agreed on?',
      amountPaid: 'What you paid',
      stars: 'Stars',
      words: 'What else you said',
    },
  },
  unanswered: {
    heading: 'It’s too late to answer',
    until: (until: string) => `The question was open until ${until}.`,
    help: { before: 'Still something left? ', after: '.' },
  },
  /** Above input that was not sent in time. */
  unsent: 'What didn’t get sent',
  publication: {
    heading: 'On the site',
    signed: (shown: string) => `Your stars and words, signed “${shown}”.`,
    waiting: 'Someone reads each review before it’s published, usually within a week.',
    published: 'Published. It’ll appear on the site soon.',
    /** In place of it, if the host builds the site by itself. */
    publishedWithinAnHour: 'Published. It’ll appear on the site, usually within an hour.',
    allReviews: 'See all reviews',
    withheld: (reason: string | undefined) => (reason ? `Not published: ${reason}.` : 'Not published.'),
    reasons: {
      'personal-data': 'it contains someone else’s personal details, such as a name, a number or an address',
      abuse: 'it contains threats, obscenity, hate speech or false accusations of crime or dishonesty',
      'not-about-the-pickup': 'it isn’t about the pickup',
      'not-a-customer': 'it doesn’t seem to come from a customer',
    } satisfies Record<WithheldReason, string>,
    unpublish: 'Stop publishing this',
    unpublished: 'Saved: we won’t publish it. If it was on the site, it’ll be gone within a day.',
  },
};
