import { site } from '../facts/site';

/**
 * The job page, for the hauler who is offered the job or has it. In a sentence, `before` and `after` go around a time,
 * a phone number, or the contact link. The words of times and prices are in `@functions/words/en/pickups.ts`.
 */
export const words = {
  seo: { title: 'Your Job', description: 'See a job we’re offering you, and accept it.' },
  loading: {
    heading: 'Your job',
    lookingUp: 'Loading the job…',
    offline: 'You’re offline. We’ll load it as soon as you’re back online.',
  },
  /** Around the site's phone number. */
  noScript: {
    before: 'This page needs JavaScript. Turn it on, open the link in another browser, or call us: ',
    inEnglish: '',
    after: '.',
  },
  lookFailed: {
    heading: 'We couldn’t load the job',
    text: 'Something went wrong. The job itself hasn’t changed.',
    retry: 'Try again',
    help: { before: 'Still not working? ', after: '.' },
  },
  brokenLink: {
    heading: 'This link is incomplete',
    text: 'Part of the link is missing, so we can’t tell which job it’s for.',
    help: {
      before:
        'Tap the link in our email or text again, or copy the whole link into the address bar. If that doesn’t help, ',
      after: '.',
    },
  },
  unknownJob: {
    heading: 'No job here',
    text: 'There’s no job at this link. It may have been deleted since we sent it to you.',
    help: { before: 'Think it should be here? ', after: ', and we’ll look into it.' },
  },

  title: (services: string, place: string) => `${services} in ${place}`,
  callByHasPassed: (time: string) => `${time}: that time has passed, so call right away`,
  openOffer: {
    status: (haulerName: string) => `A job for ${haulerName}`,
    callBy: 'Call the customer by',
    /** Above and below the amounts. */
    paid: { before: 'What customers paid', after: 'for such loads' },
    where: 'Where',
    /** If the customer gave nothing but the service. */
    unknown: 'No load, words or photos: ask when you call.',
    sees: {
      heading: 'What each of you sees',
      text: 'Once you accept, you’ll see the customer’s name, phone number and street address, and the customer will see your business name and phone number.',
    },
    /** Nothing here is saved: only a hauler who has a job can say what the truck holds. */
    truck: {
      holds: (cubicYards: number) => `Your truck: ${cubicYards} cubic ${cubicYards === 1 ? 'yard' : 'yards'}`,
      known: 'Loads that are larger come to you last. You can change it on the page of a job you have.',
      unknown: 'We don’t know what it holds. You can tell us on the page of a job you have.',
    },
    /** Around a time. */
    openUntil: { before: 'The first hauler to accept gets the job. Open until ', after: '.' },
    accept: 'Accept this job',
    decline: 'Not for me',
  },
  jobFacts: {
    heading: 'The job',
    load: 'Load',
    wanted: 'Wanted',
    description: 'In the customer’s words',
    noPhotos: 'The customer didn’t send any photos.',
    photo: (position: number, count: number) => `Photo ${position} of ${count} from the customer`,
    brokenPhoto: (position: number) => `Photo ${position} can’t be shown`,
  },

  endedOffer: {
    taken: {
      heading: 'Another hauler has this job',
      text: 'Another hauler accepted it first, or we assigned it to someone.',
    },
    declined: { heading: 'You passed on this job', text: 'Thanks for letting us know. It’s going to other haulers.' },
    returned: {
      heading: 'This job is no longer yours',
      text: 'It was given back, the customer declined the quote or asked for another hauler, or we took it back. It’s going to other haulers.',
    },
    closed: { heading: 'This job is closed', text: 'It no longer needs a hauler.' },
    expired: {
      heading: 'This offer has expired',
      ranOut: (time: string) => `You could accept it until ${time}.`,
      withdrawn: 'We had to withdraw it.',
    },
    help: {
      before: 'There’s nothing left to do here. We’ll let you know when there’s another job for you. Questions? ',
      after: '.',
    },
  },

  runningJob: {
    status: 'This job is yours',
    /** By the saved action. */
    saved: {
      called: 'Saved: you called the customer.',
      propose: 'Sent: the customer can see your quote.',
      agreed: 'Saved: the pickup is booked.',
      withdraw: 'Withdrawn: the customer can no longer accept it.',
      'on-my-way': 'Saved: the customer can see when you’ll arrive.',
    },
    keepLink: 'Keep this link to yourself: anyone who has it can see the customer’s details and act for you.',
  },
  closedJob: {
    /** With what the customer paid, such as "$140", if it is known. */
    completed: (paid: string | undefined) => (paid ? `${paid} · done` : 'Done'),
    canceled: 'This job was canceled',
    canceledByCustomer: 'The customer canceled this job',
    thanks: 'Thanks for your work.',
    nothingToDo: 'There’s nothing more to do.',
    detailsKept: 'You can see the customer’s details for 30 days from the day it was closed.',
    whyCanceled: 'Why it was canceled',
  },
  leftBehind: {
    heading: 'The customer says something is left',
    /** Around the customer's phone number. */
    ask: { before: 'Call them at ', after: '.' },
  },
  publishedReview: 'The customer’s review on the site',
  customer: {
    callTime: 'Prefers to be called:',
    speaks: (language: string) => `Customer speaks ${language}`,
    /** Around the customer's phone number. */
    call: { before: 'Call ', after: '' },
    openMap: 'Open the map',
  },
  history: {
    heading: 'Progress so far',
    status: 'Status',
    pickup: 'Pickup',
    noPickup: 'Not set',
    contacted: 'Contacted',
    contactedAt: (time: string) => time,
    notContacted: 'Not yet',
    loadHauled: 'How full the truck was',
  },

  /** The bar at the bottom of the screen. */
  bar: {
    name: 'Next',
    call: 'Call',
    map: 'Map',
    back: { label: 'Back', name: 'Back, without sending' },
  },
  callStep: {
    call: {
      title: 'Next: call the customer',
      promised: { before: 'The customer was promised a call by ', after: '.' },
      action: 'I called',
    },
    callAtOnce: {
      title: 'Call the customer now',
      reported: 'The customer says no one has contacted them',
      since: (time: string) => `(${time}).`,
      otherwise: 'If nothing happens, the job will go to other haulers.',
    },
  },
  proposalStep: {
    title: {
      next: 'Next: send your quote',
      early: 'Send a quote',
      open: 'The customer has your quote',
      byPhone: 'Tell them by phone',
      passed: 'It’s too late to accept your times',
      change: 'Change your quote',
      agreed: 'Book what you agreed on',
      anotherTime: 'Propose another time',
    },
    noneOpen: 'The customer has no open quote right now.',
    byPhone: 'Our messages aren’t reaching them. Your quote is on their tracking page: call and agree on a time.',
    passed: 'Send new ones.',
    asked: (time: string) => `Asked ${time}.`,
    stands: 'Until you send another, they can accept this:',
    standsUntilBooked: 'Until you book a time, they can accept this:',
    bookedStands: 'The booked time stays until they accept another one.',
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
      legend: 'Who picks the time?',
      customer: 'Customer chooses',
      agreed: 'Agreed by phone',
    },
    price: {
      from: 'Price in dollars',
      /** From a range such as "$215 to $290". */
      paid: (range: string) => `Customers paid ${range} for such loads.`,
      to: 'Up to',
      onInspection: 'Price on inspection',
      hint: 'Only an estimate: you set the final price before loading.',
    },
    days: {
      legend: 'Days',
      today: 'Today',
      tomorrow: 'Tomorrow',
      /** From a day such as "Thursday, November 26". */
      short: (day: string) => day.replace(/^(\w{3})\w*, (\w{3})\w*/, '$1, $2'),
    },
    times: {
      /** With "today", "tomorrow" or "on November 26". */
      legend: (day: string) => `Times ${day}, up to three in all`,
      legendAgreed: (day: string) => `Time ${day}`,
      noDay: 'Times: choose a day first',
      /** Two hours each, from 8 AM on. */
      hours: ['8–10 AM', '10 AM–12 PM', '12–2 PM', '2–4 PM', '4–6 PM'],
      chosen: 'Chosen times',
      remove: (time: string) => `Remove ${time}`,
      /** Below what the customer wants. */
      afterWanted: 'All your times are after the day the customer asked for.',
      bookedElsewhere: 'You have another pickup booked at this time.',
    },
    otherTime: 'Another day or other hours',
    day: 'Day',
    from: 'From',
    until: 'Until',
    add: 'Add this time',
    note: { label: 'A note', hint: 'The customer reads it on their tracking page.' },
    write: 'Write a quote',
    send: 'Send the quote',
    book: 'Book this time',
    faults: {
      priceRequired: 'Enter a price, or choose “Price on inspection”',
      timeRequired: 'Choose a time',
      dayRequired: 'Choose a day',
      notAdded: 'Press “Add this time”, or clear the day',
      twice: 'You entered this time twice. Change it or remove it.',
      overlaps: 'This time overlaps another one. Change it or remove it.',
    },
  },
  withdrawDialog: {
    title: 'Withdraw your quote?',
    description:
      'The customer won’t be able to accept it anymore. If we’ve told them about it, we’ll tell them this, too.',
    submit: 'Withdraw it',
  },
  pickupStep: {
    title: {
      wait: 'Next: pick up',
      'set-out': 'Next: tell them you’re on your way',
      price: 'Next: agree on the final price',
      haul: 'Next: haul it away',
      later: 'The pickup',
    },
    acceptedBy: { customer: 'The customer accepted this time.', hauler: 'You agreed on it by phone.' },
    estimate: 'Estimated price:',
    onMyWay: (time: string) => `You’re on your way: about ${time}.`,
    noReminder: 'Our messages aren’t reaching them, and a reminder won’t either. Call them the day before.',
    haul: 'When everything is gone, mark it here.',
    complete: 'Job completed',
    anotherTime: 'Propose another time',
    eventTitle: (place: string) => `Junk pickup in ${place}`,
  },
  setOutForm: {
    legend: 'How many minutes away are you?',
    submit: (minutes: number) => `On my way · ${minutes} min`,
    again: 'Give them a new time',
    /** It waited for a network until the hauler should have been there. */
    timePassed: 'Not sent: that time has passed. Choose again.',
  },
  /** What the customer pays, named before anything is loaded. Amounts are such as "$240". */
  doorPrice: {
    title: 'Final price',
    price: 'Final price in dollars',
    /** Above the estimate. */
    reason: 'Why is it more? The customer reads it.',
    ask: 'Ask the customer',
    agreed: 'They agreed in person',
    another: 'Name another price',
    open: (price: string) => `The customer sees ${price} now. Wait for their yes before you load.`,
    unreached: 'Our messages don’t reach this customer. Agree in person, or ask them to open their tracking page.',
    yes: (price: string, time: string) => `The customer said yes to ${price} at ${time}. Load it.`,
    no: (price: string) => `The customer said no to ${price}.`,
    loadNothing: 'Don’t load anything. You can name another price, or cancel the job.',
    /** An earlier price that they accepted. */
    standing: (price: string) => `Their yes to ${price} still stands. Load only what that price is for.`,
    noted: (price: string) =>
      `You noted: agreed in person on ${price}. The customer can see it, and can say it’s not right.`,
    offline: 'The customer can’t see it now. Agree in person.',
    /** A question waited for a network for too long. */
    timePassed: 'Not sent: that was an hour ago. Enter it again.',
  },
  noShow: {
    reported: (time: string) => `The customer says no one came (${time}).`,
    toDo: 'Call them now, then propose another time.',
  },
  /** Stays, whatever is entered afterward. */
  reportedAgain: {
    reported: 'The customer says again that no one has contacted them.',
    consequence: 'The job is going to other haulers no matter what you enter here. Call the customer anyway.',
  },
  otherActions: {
    heading: 'Other steps',
    maySkip: 'Already further along? You can skip steps.',
    complete: 'The job is done',
    giveBack: 'Give it back',
    cancel: 'Cancel the job',
  },
  textsSwitch: {
    heading: 'Jobs by text message',
    turnOn: { before: 'Text me new jobs at ', after: '' },
    /**
     * Below that button. CTIA's Messaging Principles and Best Practices require it to say what comes, how often, what
     * it may cost and how to stop it.
     */
    consent: `By pressing this button, you agree to texts from ${site.name} about jobs you’re offered and jobs you have. The number of texts varies. Message and data rates may apply. Reply STOP to end texts, HELP for help. This is not a condition of getting jobs.`,
    isOn: { before: 'New jobs come by text message to ', after: ', unless you replied STOP.' },
    turnOff: 'Stop texts',
    isOff: 'Saved: we won’t send you any more texts.',
  },
  truckForm: {
    heading: 'Your truck',
    cubicYards: 'Cubic yards',
    hint: 'Length × width × height in feet, divided by 27',
    save: 'Save',
    saved: 'Saved: it applies to all your jobs.',
  },
  actionDialog: { close: 'Back' },
  /** Above a button that waits for a network. */
  waitingNotice: { offline: 'Keep this page open.', takeBack: 'Don’t send' },
  acceptNotice: {
    offline: 'Not yours yet: another hauler may be first. Keep this page open.',
    takeBack: 'Don’t send',
  },

  completeDialog: {
    title: 'Is the job done?',
    description: 'We’ll tell the customer it’s completed. You can’t reopen it from here.',
    pricePaid: 'What did the customer pay?',
    hint: 'In whole dollars. The customer sees it on their tracking page.',
    hintWithEstimate: (estimate: string) =>
      `In whole dollars. The customer sees it on their tracking page. Your estimate was ${estimate}.`,
    loadSize: 'How full was the truck?',
    /** Below both questions. */
    both: 'Both are optional. We count them, without names, toward “What people paid”.',
    /** If only the price is asked. */
    onlyPrice: 'It’s optional. We count it, without names, toward “What people paid”.',
    submit: 'Yes, it’s done',
  },
  declineDialog: {
    title: 'Not for you?',
    description: 'The job will go to other haulers. A reason helps us offer you better ones.',
    submit: 'Send',
  },
  giveBackDialog: {
    title: 'Give this job back?',
    description:
      'We’ll offer it to other haulers. It won’t come back to you, and you’ll no longer see the customer’s details.',
    /** If a time is booked. */
    whileBooked: 'The pickup will no longer be booked, so call the customer first.',
    submit: 'Give it back',
  },
  /** For the two dialogs above. */
  reasonChoice: {
    legend: 'Why?',
    optional: '(optional)',
    none: 'I’d rather not say',
  },
  cancelDialog: {
    title: 'Cancel this job?',
    description:
      'This closes the job for everyone, and we’ll tell the customer why. If another hauler could do it, give it back instead.',
    legend: 'Why?',
    ownWords: {
      label: 'In your own words',
      hint: 'The customer sees this on their tracking page. We don’t email or text it.',
    },
    reasonRequired: 'Choose a reason or write one',
    submit: 'Cancel the job',
  },
};
