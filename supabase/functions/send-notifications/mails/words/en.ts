import { PROMISE_HOURS } from '../../../_shared/domain/promise.ts';
import type { DeclinedFor } from '../../../_shared/domain/proposals.ts';
import { neverTakenInASentence } from '../../../_shared/words/en/never-taken.ts';
import { nextSteps } from '../../../_shared/words/en/next-steps.ts';
import { withoutStop } from '../../../_shared/words/en/without-stop.ts';
import type { DayOfPickup } from '../format.ts';

const LOS_ANGELES_TIME = '(Los Angeles time)';

/**
 * What mails to customers and to haulers say. Moments, places, services and phone numbers are put in as they are to be
 * read.
 */
export const words = {
  // Of all mails.

  subject: (what: string, about: string) => (what.endsWith('?') ? `${what} ${about}` : `${what}: ${about}`),
  servicesIn: (services: string, place: string) => `${services} in ${place}`,
  moment: (time: string, day: string) => `${time} on ${day}`,
  inLosAngeles: (moment: string) => `${moment} ${LOS_ANGELES_TIME}`,
  call: (whom: string) => `Call ${whom}`,
  setOnInspection: 'Set on inspection',
  terms: {
    acceptBy: 'Accept by',
    callTheCustomer: 'Call the customer',
    callsOrTexts: 'Calls or texts',
    estimate: 'Estimated price',
    haulerPhone: 'Their phone',
    language: 'Language',
    pickup: 'Pickup',
    place: 'Place',
    pricePaid: 'Price paid',
    requestSentAt: 'Your request was sent',
    services: 'Services',
    status: 'Status',
    timeframe: 'Timeframe',
    trackingId: 'Tracking ID',
    yourHauler: 'Your hauler',
    zipCode: 'ZIP code',
  },

  // To customers.

  toCustomers: {
    track: 'Track my request',
    seePickup: 'See or change it',
    why: (site: string) =>
      `You get this email because somebody requested a quote at ${site} with this email address. If it was not you, here you can stop these emails:`,
    stop: 'I did not ask for this',
  },
  requestArrived: {
    heading: 'Your request has arrived',
    promise: (moment: string) =>
      `A local hauler contacts you within ${PROMISE_HOURS} hours: by ${moment}. The ${PROMISE_HOURS} hours count from 8 AM to 8 PM Los Angeles time, every day.`,
    keepTheId:
      'Keep the tracking ID to yourself: it opens the details of your request. We tell you when a hauler accepts it or none is found in time, when there is a proposal or a pickup, and when its status or timeframe changes.',
    next: 'What happens next',
    nextSteps: (isStillLooking: boolean) => [
      `${nextSteps.reviewed.title}. ${nextSteps.reviewed.text}`,
      isStillLooking
        ? 'A hauler who takes your request contacts you, and we tell you who it is.'
        : 'A local hauler contacts you. If nobody has by the time above, say so on your tracking page.',
      `${nextSteps.quoted.title}. ${nextSteps.quoted.text(true)}`,
      'The hauler takes what you have agreed on. Payment is due when the job is done.',
    ],
    prepare: 'Before your pickup',
    howToPrepare: [
      'Set aside what stays, and clear the way to what goes.',
      'Find out where a truck can park, whether you must reserve an elevator, and what your HOA asks for. Tell the hauler on the phone.',
      `No hauler takes ${neverTakenInASentence}.`,
    ],
    moreToPrepare: 'More on how to prepare',
  },
  matched: {
    heading: 'You are matched with a hauler',
    taken: (hauler: string) => `${hauler} has taken your request.`,
    theyCallBy: (moment: string) => `They contact you by ${moment}. If they do not, say so on your tracking page.`,
    theyCallAtOnce: 'They have been asked to contact you right away.',
    furtherOn: 'Questions about the day or the hour go straight to them.',
    /** Null where it goes without saying. */
    speaks: (_hauler: string): string | null => null,
    answersInAnother: (hauler: string) =>
      `${hauler} answers in Spanish. If you do not understand each other, tell us and we look for another.`,
    writeToUs: 'Write to us',
    theirProposal: 'Their price and pickup times come to your tracking page, and we tell you.',
    theirNumber: (phone: string) =>
      `A call should come from ${phone}. Agree on the price before loading; pay nothing in advance.`,
  },
  statusChanged: {
    openAgain: 'It is with local haulers, and one of them contacts you. If nobody does, say so on your tracking page.',
    /** Another mail says that we still look. */
    openAgainUnfound:
      'We are looking for a hauler for it again. If you no longer need the pickup, you may cancel it on your tracking page.',
    cancelReasons: (count: number) => (count === 1 ? 'Cancellation reason' : 'Cancellation reasons'),
    onThePage: 'Your tracking page shows why, in the words of your hauler.',
    bookAgain: 'Book a new pickup',
    writeToUs: 'Write to us',
    notRight: 'Not right, or something damaged? Reply to this email.',
  },
  stillLooking: {
    heading: 'We are still looking for a hauler',
    howToCancel: 'To cancel, open your tracking page and press “Cancel my request”.',
  },
  timeframeChanged: {
    heading: 'Your request has a new timeframe',
    planned: (timeframe: string) => `It is planned for: ${timeframe}`,
    noLongerHolds: (window: string) => `The pickup planned for ${window} no longer holds.`,
    headingWithout: 'Your request has no timeframe for now',
    earlier: 'The earlier one no longer holds.',
    untilNew: 'We tell you when there is a new one.',
    headingByHauler: 'The time of your pickup has changed',
    onThePage: 'Your hauler has set a new time. Your tracking page shows it.',
  },
  proposalMade: {
    heading: (price: string) => `Your proposal: ${price}`,
    headingAtNoCost: 'Your proposal: at no cost',
    headingWithoutPrice: 'Your proposal: price on inspection',
    sent: (hauler: string) => `${hauler} has sent you a proposal.`,
    hasNote: 'Your tracking page shows what they have written to you.',
    times: (count: number) => `${count === 1 ? 'Pickup' : 'Pickup times to choose from'} ${LOS_ANGELES_TIME}`,
    howToAnswer:
      'Does it suit you? Accept a time on your tracking page. There you can also ask for another time or price, or decline.',
    passed: 'It is too late to accept its times. On your tracking page you can ask for another time.',
    staysBooked: (window: string) => `Your pickup stays booked until you accept another time: ${window}.`,
    see: 'See the proposal',
  },
  proposalWithdrawn: {
    heading: 'The proposal no longer holds',
    withdrawn: (hauler: string) => `${hauler} has withdrawn it: you need not answer.`,
    theyGoOn: 'They call you or send another.',
    staysBooked: (window: string) => `Your pickup stays as booked: ${window}.`,
  },
  pickupBooked: {
    heading: (window: string) => `Your pickup is booked: ${window}`,
    comes: (hauler: string) => `${hauler} comes then.`,
    accepted: 'The time was accepted on your tracking page.',
    byPhone: (hauler: string) =>
      `Agreed by phone with ${hauler}. Not right? Ask for another time on your tracking page.`,
    onThePage: 'There you can add the pickup to your calendar, ask for another time, or cancel.',
  },
  pickupReminder: {
    heading: (day: DayOfPickup, times: string) => `Your pickup is ${day}: ${times}`,
    comes: (hauler: string) => `${hauler} comes then.`,
    nothingToDo: 'Still fine? Then there is nothing to do.',
    toChange: 'If not, your tracking page says how to change or cancel it.',
  },
  onMyWay: {
    heading: (time: string) => `Your hauler is on the way: about ${time}`,
    arrives: (hauler: string, moment: string) => `${hauler} arrives at about ${moment}.`,
  },
  requestChanged: {
    corrected: {
      heading: 'Your request was changed',
      text: (moment: string) => `At ${moment} somebody with the tracking link, or our team, changed how to reach you.`,
      ifItWasYou: 'If it was you, or you asked us to, all is well.',
    },
    canceled: {
      heading: 'Your request was canceled',
      text: (moment: string) => `At ${moment} somebody with the tracking link canceled your request.`,
      ifItWasYou: 'If it was you, all is well.',
    },
    wasItNotYou: 'Was this not you?',
    weHelp: 'Write to us from this email address, and we will put it right.',
    writeToUs: 'Write to us',
  },
  linkAgain: {
    heading: 'Your tracking link',
    text: 'Here is the link to your request once more. It shows where your request stands.',
    whileOpen: 'There you can also correct how to reach you, or cancel.',
    keepIt: 'Keep the link to yourself: it opens the details of your request.',
  },

  reviewAsked: {
    heading: 'Is it all gone?',
    completed: (day: string) => `Your pickup was marked completed on ${day}.`,
    completedBy: (hauler: string, day: string) => `Your pickup by ${hauler} was marked completed on ${day}.`,
    tellUs: 'If something is left, say so: our team hears of it at once.',
    tellUsAndThem: 'If something is left, say so: they and our team hear of it at once.',
    answer: 'Say if it is all gone',
    orStars: 'Or begin with the stars. They open the same page: nothing is sent until you send it there.',
    starsLabel: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    starsShown: (stars: number) => `${stars} ★`,
    once: 'We ask everybody, once. Keep the link to yourself: whoever has it can answer for you.',
  },

  // To haulers.

  toHaulers: {
    openJob: 'Open the job',
    why: (site: string) => `You get this mail because you take jobs from ${site}. To pause, reply to this mail.`,
  },
  jobOffered: {
    what: 'Job offer',
    heading: 'A job is offered to you',
    acceptBy: (moment: string) =>
      `Accept it by ${moment}. It may be offered to others too: the first to accept has it.`,
    seeJob: 'See the job',
    speaks: (language: string) => `Customer speaks ${language}`,
    inAnother: (subject: string, language: string) => `${subject} · ${language}`,
    callBy: (moment: string) => `By ${moment}`,
    callAtOnce: 'At once',
    link: 'The link shows what the customer wrote and their photos and, once you have the job, whom to call and where to go. It is yours alone: keep it to yourself.',
  },
  jobAccepted: {
    heading: 'The job is yours',
    callBy: (moment: string) => `Call the customer by ${moment}.`,
    callAtOnce: 'Call the customer at once: the time by which they were promised a call has passed.',
    furtherOn: (status: string) => `Its status is now ${status}.`,
    link: "The link shows the customer's name, phone and address. Say there when you have called, and send your price and pickup times from there. If you cannot do the job, give it back there.",
  },
  jobNotContacted: {
    what: 'Call now',
    heading: 'A customer waits for your call',
    reported: (moment: string) =>
      `At ${moment} the customer said that nobody had contacted them. Call them now, then say on the job's page that you have called.`,
    otherwise: 'If nothing happens there, the job may be taken back and offered to others.',
  },
  jobCanceled: {
    what: 'Canceled',
    heading: 'The customer has canceled',
    text: "There is nothing more to do for this job. Its page shows the customer's reasons.",
  },
  jobCorrected: {
    what: 'Corrected',
    heading: "The customer's details have changed",
    text: "Look at the job's page before you call or set out: it shows the customer's name, phone, email and address, when they prefer to be called, and whether you may text them.",
  },
  jobTakenBack: {
    what: 'Taken back',
    heading: 'We have taken a job back',
    text: 'This job is no longer yours. There is nothing more for you to do: please do not call the customer, and do not go there.',
    more: 'Is this a mistake? Reply to this mail.',
  },
  jobCanceledByUs: {
    what: 'Canceled',
    heading: 'A job is canceled',
    text: 'We have canceled this job. There is nothing more for you to do: please do not go there.',
    more: 'Is this a mistake? Reply to this mail.',
  },
  jobChanged: {
    what: 'Changed',
    heading: 'The time of a pickup has changed',
    now: (when: string) => `We have set it: ${withoutStop(when)}.`,
    onThePage: "The job's page shows the time.",
    headingWithout: 'A pickup has no time for now',
    without: 'The earlier one no longer holds. Agree on another with the customer.',
    more: "Can you not come then? Call the customer, or propose another time on the job's page.",
  },

  proposalAccepted: {
    what: 'Booked',
    heading: 'The pickup is booked',
    text: (window: string) => `The customer has accepted your proposal: ${window}.`,
    more: "The job's page shows the address, and has “Add to calendar”. On the day, press “I am on my way” there when you set out.",
  },
  proposalDeclined: {
    what: 'Declined',
    heading: 'The customer has declined your proposal',
    because: {
      price: 'The price did not suit them.',
      time: 'The time did not suit them.',
      other: 'Neither the price nor the time was the reason.',
    } satisfies Record<DeclinedFor, string>,
    gone: 'The job goes to other haulers: there is nothing more for you to do.',
    staysBooked: (window: string) => `The pickup stays as booked: ${window}.`,
    staysYours: 'The job stays yours. Call the customer, or send another proposal.',
  },
  customerAsked: {
    text: "The job's page shows what they ask for. Answer with another proposal there, or call them.",
    staysBooked: (window: string) => `Until they accept another time, the pickup stays as booked: ${window}.`,
  },
  jobReminder: {
    what: { today: 'Today', tomorrow: 'Tomorrow' },
    heading: (day: DayOfPickup, times: string) => `Your pickup ${day}: ${times}`,
    text: "The job's page shows the address and the photos. If you cannot come, propose another time there now.",
    more: 'When you set out, press “I am on my way” on that page: the customer then sees when you arrive.',
  },
  pickupOver: {
    what: 'Is it done?',
    text: (window: string) =>
      `The pickup was planned for ${window}. If everything is gone, say so on the job's page, with what the customer paid.`,
    otherwise: "If not, propose another time on the job's page, or call the customer.",
  },

  somethingLeft: {
    what: 'Something is left',
    heading: 'Your customer says that something is left',
    text: "The job's page shows what they say, and their phone number. Call them, and agree on how the rest goes.",
    more: 'Is everything gone, or was the rest not part of the job? Reply to this mail.',
  },
};
