import type { Gone, PriceAnswer, WithheldReason } from '@functions/domain/review.ts';

/**
 * The words of the page that asks the customer of a completed request whether all is gone. In a sentence, `before` and
 * `after` stand around the link to write to us.
 */
export const words = {
  seo: { title: 'Is It All Gone?', description: 'Say whether all is gone after your pickup.' },
  loading: {
    heading: 'Is it all gone?',
    lookingUp: 'Loading your pickup…',
    offline: 'You are offline. We look it up as soon as you are back.',
  },
  lookFailed: {
    heading: 'We could not load your pickup',
    text: 'Something went wrong on the way. What you have said is as it was.',
    retry: 'Try again',
    help: { before: 'Does it happen again? ', after: '.' },
  },
  unknownLink: {
    heading: 'This link is not known',
    text: 'A part of it may have got lost on the way, or the request has been deleted since we asked.',
    help: {
      before:
        'Press the link in our email or text once more, or copy all of it into the address bar. If that does not help, ',
      after: '.',
    },
  },

  /** What was picked up, where and by whom. */
  pickup: (services: string, city: string | null, hauler: string | null) =>
    `${services}${city ? ` in ${city}` : ''}${hauler ? `, by ${hauler}` : ''}.`,
  form: {
    heading: 'Is it all gone?',
    onlyThis: 'Only this first question needs an answer.',
    gone: { yes: 'Yes', partly: 'Something is left', no: 'No' } satisfies Record<Gone, string>,
    leftBehind: 'What is left?',
    price: {
      legend: 'Was the price what you agreed?',
      choices: {
        'as-agreed': 'Yes',
        lower: 'I paid less',
        higher: 'I paid more',
        'none-agreed': 'We had not agreed on one',
      } satisfies Record<PriceAnswer, string>,
    },
    amountPaid: { label: 'What did you pay?', hint: 'In whole dollars.' },
    stars: {
      legend: 'How many stars for this pickup?',
      of: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
      none: 'No stars',
    },
    words: 'Anything you want to say',
    whoSees: 'Your hauler sees what is left, and what you let us publish, good or bad.',
    /** `shown` is how it is signed. */
    mayPublish: (shown: string, hasCity: boolean) =>
      `You may publish my stars and words with my first name${hasCity ? ' and city' : ''}: “${shown}”`,
    /** In place of a name that is not typed yet. */
    noName: '…',
    /** Under the box that is ticked, while there are none. */
    withStars: 'Choose how many stars above, too.',
    shownName: 'Name to show',
    send: 'Send',
    close: 'Back, without sending',
    goneRequired: 'Say whether it is all gone',
    /** Above the form: another answer has come since this one was begun. */
    meanwhile: 'You have answered meanwhile, such as in another tab. If you send this, it replaces that answer.',
    leavesSite: 'Your review is on the site. If you change your answer, it leaves the site until somebody has read it.',
  },
  /** Why an act failed follows the first. */
  notSent: {
    couldNotSend: 'Could not send.',
    tryAgain: 'Please try again in a minute.',
    closed: 'The time to answer has passed.',
  },

  answered: {
    thanks: 'Thank you.',
    heading: 'Your answer',
    toldHauler: (hauler: string) => `We have told ${hauler} and the team.`,
    told: 'We have told the team.',
    toldOfPrice: 'We have told the team that you paid more than agreed.',
    whatNext: { before: 'They have your number. If nobody calls you, ', after: '.' },
    said: 'What you said',
    change: 'Change my answer',
    mayChange: (until: string) => `You may change it until ${until}.`,
    isClosed: (until: string) => `You could change it until ${until}.`,
    terms: {
      gone: 'Is it all gone?',
      leftBehind: 'What is left',
      price: 'Was the price what you agreed?',
      amountPaid: 'What you paid',
      stars: 'Stars',
      words: 'What else you said',
    },
  },
  unanswered: {
    heading: 'The time to answer has passed',
    until: (until: string) => `The question was open until ${until}.`,
    help: { before: 'Is something left all the same? ', after: '.' },
  },
  /** Above what was typed before it was too late to send it. */
  unsent: 'What was not sent',
  publication: {
    heading: 'On the site',
    signed: (shown: string) => `Your stars and words, signed “${shown}”.`,
    waiting: 'Somebody reads each review before it is published, usually within a week.',
    published: 'Published. It appears on the site within an hour.',
    allReviews: 'See all reviews',
    withheld: (reason: string | undefined) => (reason ? `Not published: ${reason}.` : 'Not published.'),
    reasons: {
      'personal-data': 'it holds personal details of somebody else, such as a name, a number or an address',
      abuse: 'it holds threats, obscenity, slander or hatred',
      'not-about-the-pickup': 'it is not about the pickup',
      'not-a-customer': 'it does not seem to come from a customer',
    } satisfies Record<WithheldReason, string>,
    unpublish: 'Do not publish this any more',
    unpublished: 'Saved: we do not publish it. If it was on the site, it is gone within a day.',
  },
};
