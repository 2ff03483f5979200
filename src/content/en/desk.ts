/** The words of the operator's desk, but for its list and the page of a message. Times are those of Los Angeles. */
export const words = {
  loading: {
    heading: 'Desk',
    lookingUp: 'Loading…',
    offline: 'You are offline. We look it up as soon as you are back.',
  },
  lookFailed: {
    heading: 'We could not load the desk',
    text: 'Something went wrong on the way. Nothing has changed.',
    retry: 'Try again',
  },
  /** The page is shown though it could not be looked up again. */
  old: (time: string) => `No connection. This is how it stood at ${time}.`,
  deadLink: {
    heading: 'This link does not work any more',
    text: 'Links to the desk end by themselves, and the team can end them. A new one comes by mail.',
  },
  noLink: {
    heading: 'The desk opens by a link',
    text: 'Each mail to the team has one. Is none at hand? A new one comes by mail.',
  },
  askForLink: {
    ask: 'Mail me a link',
    asking: 'Asking…',
    offline: 'You are offline. Leave this page open: we ask as soon as you are back online.',
    takeBack: 'Do not ask',
    failed: 'Something went wrong on the way. Please try again in a minute.',
    asked: {
      where: 'If this site has a desk, the link is in the team’s mailbox.',
      notThere:
        'Is nothing new there after a few minutes? Then one was mailed a short while ago: look for that one, it still works.',
    },
  },
  actDialog: { told: 'Who is told' },
  actNotice: {
    failed: 'Something went wrong on the way. If this page does not show it as done, please try again in a minute.',
    stale: (changes: readonly string[]) =>
      [
        'Nothing was done, because this has changed meanwhile.',
        ...changes,
        'Look at it, and press again if it still fits.',
      ].join(' '),
  },
  /** What somebody else has changed, as it is now. */
  changes: {
    status: (status: string) => `The status is now ${status}.`,
    hauler: (name: string) => `${name} has it now.`,
    nobody: 'Nobody has it any more.',
    flagged: (reason: string) => `It is flagged now: ${reason}.`,
    flagCleared: 'The flag was cleared.',
    called: 'The customer has been called.',
    notCalled: 'The customer has not been called after all.',
    reported: 'The customer says that nobody has contacted them.',
    pickup: (time: string | undefined) => (time ? `The pickup is now: ${time}.` : 'The pickup has no time any more.'),
    contact: 'The customer’s details were corrected.',
    note: 'The note was changed.',
    ofHauler: (name: string) => `${name} was changed.`,
  },
};
