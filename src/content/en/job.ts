import { site } from '../facts/site';

/**
 * The words of the page of a job, for the hauler who is offered it or has it. In a sentence, `before` and `after` stand
 * around a time, a phone number, or the link to write to us. The words of a window and of prices stand in
 * `@functions/words/en/pickups.ts`.
 */
export const words = {
  seo: { title: 'Your Job', description: 'See a job that you are offered, and accept it.' },
  loading: {
    heading: 'Your job',
    lookingUp: 'Loading the job…',
    offline: 'You are offline. We look it up as soon as you are back.',
  },
  lookFailed: {
    heading: 'We could not load the job',
    text: 'Something went wrong on the way. The job itself is as it was.',
    retry: 'Try again',
    help: { before: 'Does it happen again? ', after: '.' },
  },
  brokenLink: {
    heading: 'This link is incomplete',
    text: 'A part of it got lost on the way, so we cannot tell which job it is for.',
    help: {
      before:
        'Press the link in our email or text once more, or copy all of it into the address bar. If that does not help, ',
      after: '.',
    },
  },
  unknownJob: {
    heading: 'No job here',
    text: 'There is no job with this link. It may have been deleted since we sent it to you.',
    help: { before: 'Do you think it should be here? ', after: ', and we look into it.' },
  },

  title: (services: string, place: string) => `${services} in ${place}`,
  callByHasPassed: (time: string) => `${time}: that has passed, so call right away`,
  openOffer: {
    standing: (haulerName: string) => `A job for ${haulerName}`,
    callBy: 'Call the customer by',
    openUntil: 'This offer is open until',
    where: 'Where',
    terms:
      "The first hauler to accept gets the job. Accept it, and you see the customer's name, phone number and street address. The customer then sees your business name and your phone number.",
    timeZone: 'Times are those of Los Angeles.',
    accept: 'Accept this job',
    decline: 'Not for me',
  },
  jobFacts: {
    heading: 'The job',
    description: "In the customer's words",
    noPhotos: 'The customer sent no photos.',
    photo: (position: number, count: number) => `Photo ${position} of ${count} from the customer`,
    brokenPhoto: (name: string) => `${name} cannot be shown here`,
  },

  endedOffer: {
    taken: {
      heading: 'Another hauler has this job',
      text: 'It went to the first one who accepted it, or we gave it to somebody.',
    },
    declined: { heading: 'You passed on this job', text: 'Thanks for telling us. It goes to other haulers.' },
    returned: {
      heading: 'This job is no longer yours',
      text: 'It was given back, the customer declined the proposal, or we took it back, such as when the customer had not been contacted. It goes to other haulers.',
    },
    closed: { heading: 'This job is closed', text: 'It no longer needs a hauler.' },
    expired: {
      heading: 'This offer has run out',
      ranOut: (time: string) => `It could be accepted until ${time}, Los Angeles time.`,
      withdrawn: 'We had to withdraw it.',
    },
    help: {
      before: 'There is nothing left to do here. We tell you when there is another job for you. Questions? ',
      after: '.',
    },
  },

  runningJob: {
    standing: 'This job is yours',
    /** By the act that was saved. */
    saved: {
      called: 'Saved: you have called the customer.',
      propose: 'Sent: the customer sees your proposal.',
      agreed: 'Saved: the pickup is booked.',
      withdraw: 'Withdrawn: the customer can no longer accept it.',
      'on-my-way': 'Saved: the customer sees when you arrive.',
    },
    keepLink: 'Keep this link to yourself: whoever has it can see the customer and act for you.',
  },
  closedJob: {
    completed: 'Completed',
    canceled: 'This job was canceled',
    canceledByCustomer: 'The customer has canceled this job',
    thanks: 'Thank you for the work.',
    nothingToDo: 'There is nothing more to do.',
    detailsKept: "You see the customer's details for 30 days from the day it was closed.",
    whyCanceled: 'Why it was canceled',
  },
  leftBehind: {
    heading: 'The customer says something is left',
    /** Around their phone number. */
    ask: { before: 'Call them at ', after: '.' },
  },
  publishedReview: "The customer's review on the site",
  customer: {
    callTime: 'Prefers to be called:',
    speaks: (language: string) => `Customer speaks ${language}`,
    /** Around their phone number. */
    call: { before: 'Call ', after: '' },
    openMap: 'Open the map',
    phone: 'Phone',
    address: 'Address',
    email: 'Email',
  },
  history: {
    status: 'Status',
    pickup: 'Pickup',
    noPickup: 'Not set',
    contacted: 'Contacted',
    contactedAt: (time: string) => time,
    notContacted: 'Not yet',
    pricePaid: 'Price paid',
  },

  callStep: {
    call: {
      title: 'Next: call the customer',
      promised: { before: 'The customer was promised a call by ', after: '.' },
      act: 'I have called',
    },
    callAtOnce: {
      title: 'Call the customer now',
      reported: 'The customer says that nobody has contacted them',
      since: (time: string) => `(${time}).`,
      otherwise: 'If nothing happens, the job goes to others.',
    },
  },
  proposalStep: {
    title: {
      next: 'Next: send your proposal',
      early: 'Send a proposal',
      open: 'The customer has your proposal',
      byPhone: 'Tell them by phone',
      passed: 'It is too late to accept your times',
      change: 'Change your proposal',
      agreed: 'Book what you agreed on',
      anotherTime: 'Propose another time',
    },
    noneOpen: 'The customer has no proposal to answer on their page now.',
    byPhone: 'Nothing that we send reaches them. Your proposal is on their tracking page: call, and agree on a time.',
    passed: 'Send new ones.',
    asked: (time: string) => `Asked ${time}.`,
    stands: 'Until you send another, they can accept this:',
    standsUntilBooked: 'Until you book a time, they can accept this:',
    bookedStands: 'The booked time stays until they accept another.',
    estimate: 'Estimated price',
    times: 'Your times',
    passedTime: 'passed',
    closedTime: 'too late to accept',
    note: 'Your note',
    sent: (time: string) => `Sent ${time}.`,
    change: 'Change it',
    agreed: 'We agreed by phone',
    withdraw: 'Withdraw it',
  },
  proposalForm: {
    howAgreed: {
      legend: 'Who chooses the time?',
      customer: 'The customer chooses on their page',
      agreed: 'We agreed by phone',
    },
    price: {
      legend: 'Price',
      hint: 'An estimate. You set the final price on inspection, before loading.',
      from: 'Price in dollars',
      to: 'Up to',
      onInspection: 'Price on inspection',
    },
    times: ['First time', 'Second time', 'Third time'],
    agreedTime: 'The time you agreed on',
    hours: 'Between 6 AM and 9 PM, Los Angeles time.',
    day: 'Day',
    from: 'From',
    until: 'Until',
    add: 'Add another time',
    remove: (time: string) => `Remove the ${time.toLowerCase()}`,
    note: { label: 'A note', hint: 'The customer reads it on their tracking page.' },
    send: 'Send the proposal',
    book: 'Book this time',
    close: 'Back, without sending',
    faults: {
      priceRequired: 'Enter a price, or choose “Price on inspection”',
      dayRequired: 'Choose a day',
      twice: 'You have this time twice. Change it or remove it.',
      overlaps: 'This time overlaps another one. Change it or remove it.',
    },
  },
  withdrawDialog: {
    title: 'Withdraw your proposal?',
    description: 'The customer can no longer accept it. If we have told them of it, we tell them this, too.',
    submit: 'Withdraw it',
  },
  pickupStep: {
    title: { pickup: 'Next: pick up', haul: 'Next: haul it away', later: 'The pickup' },
    acceptedBy: { customer: 'The customer accepted this time.', hauler: 'You agreed on it by phone.' },
    estimate: 'Estimated price:',
    onMyWay: (time: string) => `You are on your way: about ${time}.`,
    noReminder: 'Nothing that we send reaches them, a reminder neither. Call them the day before.',
    haul: 'When everything is gone, say so here.',
    complete: 'Job completed',
    anotherTime: 'Propose another time',
    eventTitle: (place: string) => `Junk pickup in ${place}`,
  },
  setOutForm: {
    legend: 'In how many minutes do you arrive?',
    submit: 'I am on my way',
    again: 'Tell them a new time',
  },
  /** Stays, whatever is said after it. */
  reportedAgain: {
    reported: 'The customer says again that nobody has contacted them.',
    consequence: 'The job goes to other haulers, whatever you say here. Call the customer all the same.',
  },
  otherActs: {
    heading: 'Other steps',
    maySkip: 'Already further along? You may skip steps.',
    propose: 'Send a proposal',
    complete: 'The job is completed',
    giveBack: 'Give it back',
    cancel: 'Cancel the job',
  },
  textsSwitch: {
    heading: 'Jobs by text message',
    turnOn: { before: 'Text me new jobs at ', after: '' },
    /**
     * Below that button. That it says what comes, how often, what it may cost and how to stop it follows CTIA's Messaging
     * Principles and Best Practices.
     */
    consent: `By pressing it you agree to texts from ${site.name} about jobs that you are offered and jobs that you have. How many varies. Message and data rates may apply. Reply STOP to end texts, HELP for help. This is not a condition of getting jobs.`,
    isOn: { before: 'New jobs come by text message to ', after: ', unless you replied STOP.' },
    turnOff: 'Stop texts',
    isOff: 'Saved: we send you no more texts.',
  },
  actDialog: { close: 'Back' },
  /** In place of what a button says, while it is sent. */
  sending: 'Sending…',
  actNotice: {
    offline: 'You are offline. Leave this page open: it is sent as soon as you are back online.',
    takeBack: 'Do not send it',
    failed: 'Something went wrong on the way. If this page does not show it as done, please try again in a minute.',
  },

  completeDialog: {
    title: 'Is the job done?',
    description: 'The customer is told that it is completed. It cannot be opened again from here.',
    pricePaid: 'What did the customer pay?',
    hint: 'In whole dollars. The customer sees it on their tracking page.',
    hintWithEstimate: (estimate: string) =>
      `In whole dollars. The customer sees it on their tracking page. Your estimate was ${estimate}.`,
    required: 'Enter what the customer paid, or 0',
    submit: 'Yes, it is completed',
  },
  declineDialog: {
    title: 'Not for you?',
    description: 'The job goes to other haulers. A reason helps us to offer you better ones.',
    submit: 'Send',
  },
  giveBackDialog: {
    title: 'Give this job back?',
    description:
      "It is offered to other haulers. It does not come back to you, and you no longer see the customer's details.",
    /** Where a time is booked. */
    whileBooked: 'The pickup is then no longer booked: call the customer first.',
    submit: 'Give it back',
  },
  /** Of the two dialogs above. */
  reasonChoice: {
    legend: 'Why?',
    optional: '(optional)',
    none: 'I would rather not say',
  },
  cancelDialog: {
    title: 'Cancel this job?',
    description:
      'It ends for everybody, and the customer is told why. If another hauler could do it, give it back instead.',
    legend: 'Why?',
    ownWords: { label: 'In your own words', hint: "Shown on the customer's tracking page, and not sent to them." },
    reasonRequired: 'Choose a reason or write one',
    submit: 'Cancel the job',
  },
};
