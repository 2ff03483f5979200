import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { AskedFor, DeclinedFor } from '@functions/domain/proposals.ts';
import type { Reason } from '@functions/domain/reasons.ts';
import { formatDay } from '@functions/words/en/dates.ts';
import { waysToReach } from '@functions/words/en/ways-to-reach.ts';
import type { Reachable } from '@functions/words/readers/ways-to-reach.ts';

/** The tracking page, for the customer of the request. */
export const words = {
  seo: { title: 'Track Your Request', description: 'See the status of your junk removal request.' },
  heading: 'Your Request Status',
  loading: {
    lookingUp: 'Loading your request details...',
    offline: 'You’re offline. We’ll look it up as soon as you’re back.',
    stillTrying: 'Still trying…',
  },
  noTrackingId: 'No tracking ID provided',
  lookupFailed: 'Unable to retrieve your booking information. Please try again later or contact us directly.',
  lookupErrors: {
    refused: (statusCode: number, reason: string) =>
      `Edge Function returned a non-2xx status code: ${statusCode}. ${reason}`.trim(),
    unreachable: (reason: string) => `Supabase function error: ${reason}`,
    nothingFound: 'No lead found with this tracking ID',
  },
  unreadable: 'We Can’t Show Your Request Right Now',
  notFound: {
    heading: 'Request Not Found',
    trackingId: 'Tracking ID:',
    retry: 'Try again',
    book: 'Book a New Pickup',
  },
  /** The server can't be reached. */
  unreachable: {
    heading: 'Your request is safe',
    text: 'We can’t reach our server right now. That doesn’t change your request.',
    /** Followed by the team's number. */
    callUs: 'Can’t wait? Call us:',
  },
  trackingIdForm: {
    heading: 'Track your request',
    label: 'Tracking ID',
    hint: '16 letters and digits, such as 7K3M-9Q2X-4TBV-R8ND. You’ll find it in our email or text, and you saw it when you sent your request.',
    malformed: 'A tracking ID has 16 letters and digits',
    submit: 'Track my request',
    /** Followed by the link to book. */
    nothingSent: 'Nothing sent yet?',
    book: 'Book a New Pickup',
  },
  sentFromThisDevice: {
    heading: 'Sent from this device',
    /** In Los Angeles time: "Nov 21, 2026, 3:40 PM". */
    sentAt: (moment: Date) =>
      moment.toLocaleString('en-US', { timeZone: 'America/Los_Angeles', dateStyle: 'medium', timeStyle: 'short' }),
    forget: 'Forget this device’s requests',
    forgotten: 'Removed from this device. Your requests are still active, and their tracking IDs still open them.',
    undo: 'Undo',
  },

  /** What happens now, and what it means. Times are "3:40 PM today". */
  stages: {
    waiting: {
      ahead: (time: string) => `A local hauler will contact you by ${time}`,
      past: (time: string) => `A local hauler should have contacted you by ${time}`,
    },
    nothingToDo: 'Nothing to do until then.',
    /** Instead, if nothing reaches the customer. */
    addWay: 'One thing: add a way to reach you.',
    onlyHere: 'Until then, updates appear only on this page.',
    held: 'Our team will look at your request before haulers see it.',
    looking: 'We’re still looking for a hauler',
    matched: {
      ahead: (haulerName: string, time: string) => `${haulerName} will contact you by ${time}`,
      past: (haulerName: string, time: string) => `${haulerName} should have contacted you by ${time}`,
    },
    taken: (haulerName: string) => `${haulerName} has taken your request.`,
    /** The promised time has passed. */
    notHeard: 'If no one has contacted you, tell us below.',
    /** Instead, once they have. Followed by `unreachable.callUs` and the team's number. */
    told: (time: string) => `You told us at ${time} that no one has contacted you. Someone will reach out to you.`,
    called: (haulerName: string) => `${haulerName} has called you`,
    callNoted: (time: string) => `Our records show a call to you at ${time}. If you didn’t get it, tell us below.`,
    /** In Sent Proposal, if the hauler has withdrawn their proposal, or made it on the phone. */
    willCall: (haulerName: string) => `${haulerName} has your request and will call you`,
    /** In progress without a booked window. `time` is as the team entered it. */
    underWay: (time: string) => `Your pickup: ${time}`,
    today: 'Your pickup is booked for today',
    /** `time` without a day: "3:20 PM". */
    onTheWay: (haulerName: string, time: string) => `${haulerName} is on the way: about ${time}`,
    due: (time: string) => `Your hauler should be there by ${time}`,
    bookAnother: 'Book another pickup',
    bookNew: 'Book a new pickup',
  },
  progress: 'Progress of your request',
  photos: {
    heading: 'Your photos',
    whoSeesThem: 'Haulers see them with your request.',
    see: (position: number, count: number) => `See photo ${position} of ${count}`,
    photo: (position: number, count: number) => `Photo ${position} of ${count}`,
    previous: 'Previous photo',
    next: 'Next photo',
    close: 'Close',
  },
  haulerPanel: {
    sentTheQuote: 'Who sent this quote',
    hasTheJob: 'Who has the job',
    didTheJob: 'Who did the job',
    /** `month` is such as `2026-05`. */
    vettedSince: (month: string) =>
      `Vetted since ${new Date(`${month}-15`).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })}`,
    insuredUntil: (day: string) => `Insured until ${formatDay(day)}`,
    completedHere: (count: number) => `${count} ${count === 1 ? 'pickup' : 'pickups'} completed here`,
    stars: (average: number, count: number) => `${average} of 5 stars from ${count} customers`,
    keepNumber: 'Save this number so you’ll recognize the call.',
    call: (phone: string) => `Call ${phone}`,
    /** For a hauler who speaks the page's language, if that needs to be said. */
    understands: (_haulerName: string) => '',
    /** For a hauler who does not. The link is the contact link. */
    understandsNot: {
      before: (haulerName: string) => `${haulerName} answers in Spanish. If the language is a problem, `,
      link: 'tell us',
      after: ' and we’ll look for another hauler.',
    },
  },
  /** If the request has no hauler's name. */
  yourHauler: 'your hauler',
  estimatedPrice: 'Estimated price:',
  proposal: {
    heading: (haulerName: string) => `Your quote from ${haulerName}`,
    /** For a booked pickup. */
    anotherTime: (haulerName: string) => `${haulerName} has proposed another time`,
    /** Read aloud between the booked time and the other one. */
    to: 'to',
    samePrice: (price: string) => `Same price: ${price}.`,
    otherPrice: (price: string, before: string) => `${price} instead of ${before}.`,
    staysBooked: (window: string) => `Your pickup on ${window}, stays booked until you accept another time.`,
    /** If it arrived while the page was open. */
    hasArrived: 'This quote just came in.',
    asked: {
      'other-time': 'You asked for another time.',
      'other-price': 'You asked for another price.',
      other: 'You asked for something else.',
    } satisfies Record<AskedFor, string>,
    mayStillAccept: 'You can still accept this quote.',
    choose: 'Choose your pickup time',
    /** If none can be accepted anymore. */
    noChoice: 'Proposed times',
    timeZone: '(Los Angeles time)',
    tooLate: 'Too late to accept',
    allPassed: 'These times have passed.',
    allTooLate: 'It’s too late to accept these times.',
    choiceRequired: 'Choose a time first',
    accept: 'Accept this time',
    /** Accepting failed. The reason of a refusal replaces the second one. */
    notBooked: 'Not booked yet',
    notSent: 'We couldn’t send your answer.',
    tryAgain: 'Try again.',
    /** Followed by the hauler's number. */
    tryAgainOrCall: 'Try again, or call ',
    retry: 'Try again',
    acceptFailed: 'There was a problem accepting the quote. Please try again.',
    offline: 'You’re offline. We’ll send your answer as soon as you’re back online, unless you take it back first.',
    takeBack: 'Take it back',
    note: 'Note from the hauler',
    ask: 'Ask for another time or price',
    decline: 'Decline',
    /** Declines another time for a booked pickup. */
    keep: 'Keep my time',
  },
  /** The final price that the hauler named at the door, such as "$240". */
  door: {
    heading: (haulerName: string, price: string) => `${haulerName}’s final price: ${price}`,
    /** After `estimatedPrice`, if only that is known. */
    upTo: (price: string) => `up to ${price}`,
    reason: (reason: string) => `In the hauler’s words: “${reason}”`,
    meaning:
      'Nothing is loaded until you answer. If you say no, you owe nothing, unless they told you about a trip fee before the visit.',
    yes: 'Yes, load it',
    no: 'No, thank you',
    /** `isOpen`: another price waits for an answer. */
    standing: (price: string, isOpen: boolean) =>
      `You said yes to ${price} before. That stands${isOpen ? ' unless you say yes to this one' : ''}.`,
    /** `time` is "10:12 AM today". */
    saidYes: (price: string, time: string) => `You said yes to ${price} at ${time}. You pay when the job is done.`,
    declined: (price: string) => `You said no to ${price}`,
    canNameAnother: (haulerName: string) => `We’ve told ${haulerName}, who can name another price.`,
    otherHauler: 'Ask for another hauler',
    /** In its dialog, and once it is done. */
    offered: (haulerName: string) => `We’ll offer your request to other haulers. ${haulerName} no longer has it.`,
    /** The hauler says so. */
    noted: (haulerName: string, price: string) => `${haulerName} noted that you agreed in person on ${price}`,
    notRight: 'That’s not right',
    failed: 'Not sent yet. Try again.',
  },
  noShow: {
    open: 'No one came',
    /** `time` is "11:35 AM today". */
    told: (time: string) => `You told us at ${time} that no one came. We’re sorry. What would you like?`,
    sameHauler: 'Same hauler, another time',
    otherHauler: 'Another hauler',
    title: 'Did no one come?',
    whoIsTold: (haulerName: string) => `We’ll tell ${haulerName} and our team at once.`,
    submit: 'Report it',
  },
  booked: {
    heading: 'Your pickup is booked',
    /** During the visit in which the customer accepted it. */
    justAccepted: (haulerName: string) => `Done. We’re telling ${haulerName}.`,
    headingAfter: 'Your pickup was booked for',
    /** Followed by whom to ask. */
    nobodyCame: 'No one showed up?',
    /** On the day. */
    saysOnTheWay: 'They’ll tell you when they’re on the way.',
    /** Beside the links that add it to a calendar. */
    noReminder: 'Make a note of the time: we have no way to remind you.',
    byHauler: (haulerName: string) => `Agreed by phone with ${haulerName}. Not right? Ask for another time.`,
    /** If no proposal can be answered. Followed by whom to ask. */
    byHand: 'Need another time?',
    /** Followed by the contact link. */
    callHauler: 'Call your hauler, or ',
    staysBooked: 'Your pickup stays as booked until you accept another quote.',
  },
  /** The calendar may be shared. */
  calendarEvent: {
    title: (haulerName: string) => `Junk pickup by ${haulerName}`,
    details: 'The hauler sets the final price on inspection, before loading. You pay when the job is done.',
  },
  pricePaid: {
    /** What the hauler entered. */
    price: 'Price paid',
    load: 'Load hauled',
    before: (haulerName: string) => `Entered by ${haulerName}. Not right? `,
    link: 'Tell us',
    after: '.',
  },
  leadFacts: {
    heading: 'Your request',
    fullName: 'Full name',
    phone: 'Phone',
    email: 'Email',
    callTime: 'Best time to call',
    service: 'Service',
    load: 'Load',
    location: 'Location',
    unitNumber: 'Unit / Apt #',
    timeframe: 'Timeframe',
    cancelReasons: (count: number) => (count === 1 ? 'Cancellation reason' : 'Cancellation reasons'),
  },
  /** The reasons of a hauler that are about the customer, said to them. */
  haulersReasons: {
    'The customer no longer needs it': 'You no longer need it',
    'The customer chose somebody else': 'You chose someone else',
    'The customer could not be reached': 'You couldn’t be reached',
  } satisfies Partial<Record<Reason, string>>,
  workingOnIt: "We're working on your request. You'll be notified if anything changes.",
  /** Never says whether someone has unsubscribed, because other people may have the link. */
  howTold: {
    onThisPage: 'Reload this page to see the latest.',
    /** After the promise to notify a customer whom nothing reaches. */
    needsWay: 'For that, add a way to reach you.',
    heading: 'How you’ll hear from us',
    byMail: (email: string) => `We’ll email updates to ${email}, unless you’ve stopped our emails.`,
    byBoth: (email: string, phone: string) =>
      `We’ll email updates to ${email}, and text ${phone} about anything that can’t wait, unless you’ve stopped our emails or replied STOP.`,
    byText: (phone: string) => `We’ll text updates to ${phone}, unless you’ve replied STOP.`,
    none: 'First, we need a way to reach you. Until then, updates appear only on this page.',
    mailBounced: (email: string) => `Our emails to ${email} are bouncing. Please correct the address.`,
    textBounced: (phone: string) => `Our text messages aren’t reaching ${phone}. It may be a landline.`,
    addWay: 'Add a way to reach me',
    correctEmail: 'Correct the address',
    correctPhone: 'Correct the number',
  },
  /** On a completed request. Followed by the contact link. */
  leftOrDamaged: 'Something is left or damaged?',
  backToHome: 'Back to Home',
  statusHistory: {
    heading: 'What has happened so far',
    /** In Los Angeles time: "Sat, Nov 21, 2026, 3:40 PM". */
    moment: (moment: Date) =>
      moment.toLocaleString('en-US', {
        timeZone: 'America/Los_Angeles',
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
    timeZone: 'All times are Los Angeles time.',
    finalPrice: (price: string) => `Final price: ${price}`,
    yes: 'You said yes',
    no: 'You said no',
    inPerson: (haulerName: string) => `Agreed in person, says ${haulerName}`,
  },

  notContacted: {
    open: 'I was not contacted',
    title: 'Report Not Being Contacted',
    description: (customer: Reachable) => {
      const reach = waysToReach(customer, { call: 'call', text: 'text', email: 'email' });
      return `No ${reach} from a hauler within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY})? Tell us, and someone will reach out to you.`;
    },
    /** While no hauler is promised. */
    descriptionWithoutPromise: (customer: Reachable) => {
      const reached = waysToReach(customer, { call: 'called', text: 'texted', email: 'emailed' });
      return `Has no one ${reached} you? Tell us, and someone will reach out to you.`;
    },
    close: 'Cancel',
    submit: 'Submit Report',
    done: {
      title: 'Feedback Recorded',
      description: "We've noted that you weren't contacted. Someone will reach out to you shortly.",
    },
    failed: 'There was a problem recording your feedback. Please try again.',
    /** `status` is the label of the request's status, unless the response lacks it. */
    closed: (status = 'closed') => `This request is ${status.toLowerCase()}. If that’s wrong, write to us.`,
  },

  change: {
    correct: 'Correct my details',
    cancel: 'Cancel my request',
  },
  correctDialog: {
    title: 'Correct your details',
    description: (haulerName: string | undefined) => {
      const whoIsTold = haulerName ? `we’ll tell ${haulerName}` : 'whoever takes the job will see it';
      return `Change it here, and ${whoIsTold}. To change the address or the job itself, tell your hauler when they call.`;
    },
    /** If it only adds an email address or text messages. */
    descriptionOfWay: 'So we can tell you when something changes.',
    fields: {
      phone: { label: 'Phone' },
      email: { label: 'Email' },
      unitNumber: { label: 'Unit / Apt #' },
      callTime: { label: 'Best time to call', hint: 'In your own words. For example: after 5 PM, or not on Friday.' },
    },
    language: 'Messages in:',
    submit: 'Save my details',
    done: {
      title: 'Details saved',
      description: (hasHauler: boolean) =>
        `This page shows them now, and ${hasHauler ? 'we’ll tell your hauler' : 'whoever takes the job will see them'}.`,
    },
    failed: 'There was a problem saving your details. Please try again.',
  },
  cancelDialog: {
    title: 'Cancel your request',
    description: (haulerName: string | undefined) => {
      const whoIsTold = haulerName
        ? `We’ll let ${haulerName} know you don’t need the pickup anymore.`
        : 'We’ll stop offering your request to haulers.';
      return `${whoIsTold} This can’t be undone. If you need a pickup later, book a new one.`;
    },
    why: 'Why are you canceling?',
    ownReason: 'Something else, in your own words',
    submit: 'Cancel my request',
    close: 'Keep it',
    done: {
      title: 'Request canceled',
      description: (hasHauler: boolean) =>
        hasHauler ? 'We’ll tell your hauler.' : 'We’ve stopped offering it to haulers.',
    },
    failed: 'There was a problem canceling your request. Please try again.',
  },
  askDialog: {
    title: 'Ask for another time or price',
    description: (haulerName: string) => `We’ll tell ${haulerName}, who can send you another quote or call you.`,
    askedFor: 'What would you like?',
    choices: {
      'other-time': 'Another time',
      'other-price': 'Another price',
      other: 'Something else',
    } satisfies Record<AskedFor, string>,
    line: { label: 'In your own words', hint: 'For example: Thursday after 4 PM.' },
    submit: 'Send it',
    close: 'Close',
    done: {
      title: 'Sent',
      description: (haulerName: string) => `We’ll tell ${haulerName}.`,
    },
    failed: 'There was a problem sending it. Please try again.',
  },
  declineDialog: {
    title: 'Decline this quote',
    goesOn: 'We’ll offer your request to other haulers. If you don’t want a pickup at all, cancel it instead.',
    staysBooked: 'Your pickup stays as booked.',
    staysWith: (haulerName: string) => `Your request stays with ${haulerName}, who can send you another quote.`,
    cancelInstead: 'Cancel my request instead',
    declinedFor: 'Why are you declining?',
    choices: { price: 'The price', time: 'The time', other: 'Another reason' } satisfies Record<DeclinedFor, string>,
    submit: 'Decline',
    close: 'Keep it',
    /** For a booked pickup, whose customer keeps its time. */
    keep: {
      title: 'Keep your booked time',
      declinedFor: 'What doesn’t work about the other time?',
      submit: 'Keep my time',
      close: 'Back',
      done: { title: 'You’re keeping your time' },
    },
    done: {
      title: 'Quote declined',
      goesOn: 'We’ll offer your request to other haulers.',
    },
    failed: 'There was a problem declining the quote. Please try again.',
  },
  updateForm: {
    offline: 'You’re offline. We’ll send this as soon as you’re back online, unless you close it first.',
    close: 'Close',
  },
  /** Replaces a button's label while its action is being sent. */
  sending: 'Sending…',
  updateFailed: 'Update Error',
  /** The link beside a refusal. */
  writeToUs: 'Write to us',
};
