import { withoutPeriod } from '@functions/words/en/without-period.ts';
import { site } from '../facts/site';

/**
 * The words of the desk's list and of message pages, for the team. Times are in Los Angeles time. In a sentence, `day`
 * is "today" or "on November 20".
 */
export const words = {
  heading: 'The desk',
  openRequests: (count: number) =>
    count === 0 ? 'No requests are open.' : count === 1 ? 'One request is open.' : `${count} requests are open.`,
  timeZone: 'Los Angeles time.',
  /** Beside an open request. */
  lookFailed: 'We couldn’t load the list.',
  partsOfPage: 'Parts of this page',

  /** For screen readers, before a language other than English. */
  writesIn: 'Writes in',

  find: {
    label: 'Find a request, message or hauler',
    hint: 'By name, phone number, city, ZIP code, service, or the end of a tracking ID. Press Enter to look through older requests, too: for those, type the whole number.',
    submit: 'Look further back',
    clear: 'Clear',
  },
  found: {
    heading: (text: string) => `Results for “${text}”`,
    count: (count: number) => (count === 0 ? 'Nothing on the list matches.' : `${count} found.`),
    messages: 'Found messages',
    haulers: 'Found haulers',
    server: {
      heading: 'Other requests',
      asking: 'Looking further back…',
      see: (count: number) => (count === 1 ? 'One other request' : `${count} other requests`),
      offline: 'You’re offline. We’ll look as soon as you’re back online.',
      failed: 'We couldn’t look further back.',
      retry: 'Try again',
      nothing:
        'No other requests found. Phone numbers and tracking IDs have to be complete. With only part of a name, we look back 90 days.',
      most: (limit: number) => `Showing the first ${limit}. Type more to narrow it down.`,
    },
  },

  needsYou: {
    heading: 'Needs you',
    nothing: 'Nothing needs you right now.',
    /** What else there is, if nothing is late. */
    nothingButOthers: (others: string) => `Nothing is late. ${others}.`,
    others: {
      flagged: (count: number) => (count === 1 ? 'A flagged request' : `${count} flagged requests`),
      messages: (count: number) => (count === 1 ? 'a message' : `${count} messages`),
      reviews: (count: number) => (count === 1 ? 'a review' : `${count} reviews`),
      and: ' and ',
      wait: (list: string, isOne: boolean) =>
        `${list.charAt(0).toUpperCase()}${list.slice(1)} ${isOne ? 'is waiting' : 'are waiting'}`,
    },
    dead: (count: number) => (count === 1 ? 'Something didn’t go out.' : `${count} things didn’t go out.`),
    deadConsequence: 'We’ve stopped trying. See why, and try again.',
  },

  progress: {
    flagged: (reason: string) =>
      `Flagged: ${withoutPeriod(reason)}. We aren’t offering it, and we’re holding emails about it.`,
    flaggedBecause: (reason: string) => `${withoutPeriod(reason)}.`,
    noShow: (time: string) => `The customer said at ${time} that no one came.`,
    reported: (time: string) => `The customer said at ${time} that no one had called.`,
    overdue: (time: string) => `No one has called. A call was promised by ${time}.`,
    /** Beside a chip that says how late it is. */
    short: {
      noShow: 'They say no one came.',
      reported: 'They say no one called.',
      overdue: 'No one has called.',
      nobody: 'No hauler can accept it.',
    },
    overdueDespiteCall: (time: string) => `A call was marked on this list at ${time}, but no one has it.`,
    nobody: 'No one has it, and no hauler can accept it.',
    offered: (count: number) => (count === 1 ? 'Offered to one hauler.' : `Offered to ${count} haulers.`),
    noHauler: 'No hauler has it.',
    has: (hauler: string) => `${hauler} has it.`,
    proposal: 'A proposal was made.',
    promised: (time: string) => `A call is promised by ${time}.`,
    called: 'The customer has been called.',
    pickup: (day: string, times: string) => `The pickup is ${day}, ${times}.`,
    pickupOver: (day: string, times: string) => `The pickup was ${day}, ${times}.`,
    timeframe: (timeframe: string) => `Pickup: ${withoutPeriod(timeframe)}.`,
    noPickup: 'No pickup time is set.',
  },

  requests: {
    heading: 'Requests',
    show: 'Show',
    /** To what comes after a list that may be long. */
    skip: 'Messages, haulers and settings',
    chips: {
      all: 'All',
      waiting: 'Waiting',
      taken: 'Taken',
      today: 'Today',
      flagged: 'Flagged',
    },
    /** Instead of “All”, if some need the team and are above. */
    others: 'All others',
    nothingElse: 'No other requests are open.',
    nothing: {
      all: 'No requests are open.',
      waiting: 'No requests are waiting for a hauler.',
      taken: 'No hauler has a request right now.',
      today: 'No pickups today.',
      flagged: 'No requests are flagged.',
    },
    more: (count: number) =>
      count === 1
        ? 'One more is open. It’s flagged, or came in before the 50 newest. Find it above by name, phone number or tracking ID, and press Enter.'
        : `${count} more are open. They’re flagged, or came in before the 50 newest. Find them above by name, phone number or tracking ID, and press Enter.`,
    columns: {
      due: 'Call due',
      customer: 'Customer',
      job: 'Job',
      status: 'Status',
      progress: 'What’s happening',
      hauler: 'Hauler',
    },
    came: (time: string) => `Came in at ${time}`,
    /** Before the customer's words. */
    callTime: 'Call:',
    trackingIdEnds: 'Tracking ID ends in',
    nobody: 'No one',
    noCall: 'No',
    called: 'Called',
    flagged: 'Flagged',
    /** From "Dec 3". */
    goneBy: (date: string) => `By ${date}`,
    today: (times: string) => `Today ${times}`,
  },

  messages: {
    heading: 'Messages',
    nothing: 'No messages are waiting for an answer.',
    more: (count: number) =>
      count === 1
        ? 'One more is waiting for an answer. It’ll be here once one of these is answered.'
        : `${count} more are waiting for an answer. They’ll be here once these are answered.`,
    from: (name: string) => `From ${name}`,
    came: (time: string) => `Came in at ${time}`,
    answer: 'Answer',
    answerSubject: (subject: string) => `Your message to ${site.name}: ${subject}`,
    answered: 'I answered',
    notAnswered: 'Undo “I answered”',
    spam: 'Mark as spam',
    notSpam: 'Not spam',
    spamReason: 'Spam',
    flagged: (reason: string) => `Flagged: ${withoutPeriod(reason)}.`,
    application: {
      business: 'Business',
      phone: 'Phone',
      add: 'Add as a hauler',
      added: 'You’ve added them as a hauler.',
      onList: 'To add them as a hauler, open the list.',
    },
    told: {
      answer: '“Answer” starts an email in your own email program.',
      answered: 'No one is told that you answered.',
      spam: 'Spam shows up in the team’s next email about flagged items.',
      notSpam: 'If its email to the team is on hold, it goes out once you press “Not spam”.',
    },
    saved: {
      answered: (name: string) => `Saved: you answered ${name}. The message is off this list.`,
      notAnswered: (name: string) => `Saved: ${name} is waiting for an answer.`,
      spam: (name: string) => `Saved: the message from ${name} is spam.`,
      notSpam: (name: string) => `Saved: the message from ${name} isn’t spam.`,
      hauler: (name: string) =>
        `Saved: ${name} is a hauler now, but paused. We’re asking them to accept the agreement.`,
    },
  },
  message: {
    status: {
      waiting: 'A message is waiting for your answer',
      answered: (time: string) => `You marked it as answered at ${time}`,
      flagged: 'This message is flagged',
    },
    email: 'Email',
    came: 'Came in',
    works: (until: string) => `This link opens only this message, and works until ${until}.`,
  },

  reviews: {
    heading: 'Reviews to look at',
    by: (name: string, city: string) => `${name}, ${city}`,
    somebody: 'A customer',
    waits: (age: string) => `Answered ${age}, and waiting since then.`,
    changed: (age: string) => `First answered ${age}, and changed since then. It’s waiting.`,
    noWords: 'No words, only stars.',
  },

  haulers: {
    heading: 'Haulers',
    nothing: 'There are no haulers yet. Requests will wait for you until you add one.',
    add: 'Add a hauler',
    change: 'Change',
    /** A button's accessible name, for screen readers that read it without its card. */
    of: (button: string, name: string) => `${button}: ${name}`,
    active: 'Active',
    paused: 'Paused: they don’t get offers.',
    pausedByHauler: 'They paused offers themselves, and can turn them back on with their link.',
    notVetted: 'Not vetted yet: they don’t get offers.',
    activeInVain: 'Active, but not getting offers automatically.',
    unreachable: (time: string) => `Our messages haven’t reached them since ${time}. Call them.`,
    insuranceEnds: (day: string, inDays: number) =>
      inDays === 0
        ? 'Their insurance ends today.'
        : `Their insurance ends on ${day}, in ${inDays === 1 ? 'a day' : `${inDays} days`}.`,
    insuranceEnded: (day: string) => `Their insurance ended on ${day}.`,
    missing: (papers: string) => `Missing: ${papers}.`,
    papers: {
      'not-vetted': 'vetting',
      'not-insured': 'insurance',
      'no-area': 'areas',
      'no-agreement': 'the agreement',
    },
    agreement: {
      accepted: (day: string, by: string | null) =>
        by === null ? `Agreement accepted ${day}` : `Agreement accepted ${day} by ${by}`,
      term: 'Agreement:',
      stated: 'What they stated',
      notAccepted: 'Not accepted',
      asked: (day: string) => `Asked ${day}, not accepted`,
      older: 'Accepted an older one',
      until: (state: string, day: string) => `${state}. Gets offers until ${day}.`,
      over: (state: string, day: string) => `${state}. No offers since ${day}.`,
    },
    jobs: 'Jobs',
    openOffers: 'Open offers',
    missed: (count: number) =>
      count === 1 ? 'One missed pickup in 12 months.' : `${count} missed pickups in 12 months.`,
    inTime: 'Called on time',
    inTimeOf: (inTime: number, called: number) => (called === 0 ? 'No calls yet' : `${inTime} of ${called}`),
    inTimePeriod: 'in 90 days',
    areas: 'Areas',
    everywhere: 'Everywhere',
    noAreas: 'None yet',
    andMore: (count: number) => `and ${count} more`,
    services: 'Services',
    everything: 'Everything',
    languages: 'Languages',
    familyOwned: 'Family-owned',
    truck: 'Truck',
    cubicYards: (yards: number) => `${yards} cubic ${yards === 1 ? 'yard' : 'yards'}`,
    byHauler: (truck: string, day: string) => `${truck}, as they entered on ${day}`,
    yes: 'Yes',
    vetted: 'Vetted',
    never: 'Not yet',
    insured: 'Insured until',
    unknown: 'Not on file',
    added: (name: string) => `${name} is here, but paused: they don’t get offers.`,
    addedNext: 'Have you checked who they are? Then make them active.',
    addedMissing: 'We’re asking them to accept the agreement. When nothing is missing, make them active.',
    activated: (name: string) => `${name} is active: requests in their areas will be offered to them from now on.`,
    pause: 'Pause',
    keepPaused: 'Keep paused',
    askAgreement: 'Ask for the agreement',
    endTexts: 'End texts',
    done: {
      'ask-agreement': 'Saved: we’re asking them to accept the agreement.',
      'end-texts': 'Saved: they get no more texts from us.',
    } as Partial<Record<string, string>>,
    activate: 'Make active',
    vetAndActivate: 'Vetted: make active',
    pauseDialog: {
      title: (name: string) => `Pause ${name}?`,
      description: 'Open offers end. They keep the jobs they have.',
      told: 'No one is told. Requests that were offered to them go to other haulers as usual.',
      submit: 'Pause',
    },
    keepPausedDialog: {
      title: (name: string) => `Keep ${name} paused?`,
      description: 'Their own link won’t turn offers back on. Only you can make them active.',
      told: 'No one is told.',
      submit: 'Keep paused',
    },
    actionDialogs: {
      'ask-agreement': {
        title: (name: string) => `Ask ${name} for the agreement?`,
        description: 'They get a link to read and accept it. At most once an hour.',
        told: 'The hauler gets a text, if they want texts (between 8 AM and 9 PM), or else an email right away.',
        submit: 'Ask them',
      },
      'end-texts': {
        title: (name: string) => `End texts to ${name}?`,
        description:
          'You can’t undo this. To get texts again, they have to text START to our number and turn texts on at the page of a job.',
        told: 'No one is told. They get emails instead.',
        submit: 'End texts',
      },
    },
    activateDialog: {
      title: (name: string) => `Make ${name} active?`,
      description: 'From then on, requests in their areas will be offered to them.',
      vetted: 'I’ve checked who they are, their insurance and their licenses',
      vettedRequired: 'Only vetted haulers can be active. Vet them, then check this box.',
      told: 'The team’s mailbox gets an email right away. The hauler isn’t told.',
      submit: 'Make active',
    },
  },
  haulerDialog: {
    title: { add: 'Add a hauler', change: (name: string) => `Change ${name}` },
    description: {
      add: 'New haulers start out paused. Once they’ve accepted the agreement and you’ve vetted them, you make them active.',
      change: 'Only what you change is saved.',
    },
    fields: {
      name: { label: 'Name of the business', hint: 'Shown to customers whose job they have.' },
      contactName: { label: 'Contact', hint: 'The person you talk to. Not shown to anyone else.' },
      email: { label: 'Email', hint: 'Offers go here.' },
      phone: { label: 'Phone', hint: 'Shown to customers whose job they have.' },
      zipPrefixes: {
        label: 'Areas',
        hint: 'The first 3 to 5 digits of ZIP codes, such as 900 or 9021.',
      },
      truckCubicYards: {
        label: 'Truck, cubic yards',
        hint: 'Length × width × height in feet, divided by 27',
      },
      vettedAt: {
        label: 'Vetted on',
        hint: 'The day you finished checking who they are, their insurance and their licenses.',
      },
      insuredUntil: { label: 'Insured until', hint: 'After that day, they won’t get automatic offers.' },
    },
    alsoNamed: (places: string) => `They also named: ${places}.`,
    everywhere: { label: 'Everywhere', hint: 'They pick up everywhere, whatever the areas say.' },
    services: { legend: 'Services', hint: 'Choose none if they take everything.' },
    languages: { legend: 'Languages', hint: 'What they speak with customers.' },
    familyOwned: {
      label: 'Family-owned',
      hint: 'Go by what they tell you. They can also say so when they accept the agreement.',
    },
    takeAttested: (day: string) => `Use ${day}, which they stated`,
    active: { label: 'Active', hint: 'Paused: open offers end. They keep the jobs they have.' },
    told: {
      add: 'The team’s mailbox gets an email right away. The hauler gets one that asks them to accept the agreement.',
      mailbox:
        'The team’s mailbox gets an email right away about a new name, email or phone, and when they become active.',
      hauler:
        'The hauler isn’t told. But if their email or phone changes before they’ve accepted the agreement, they’re asked again.',
    },
    startOver: 'Start over',
    submit: { add: 'Add', change: 'Save' },
    errors: {
      name: 'Enter the name of the business',
      zipPrefixes: 'Enter the first 3 to 5 digits of ZIP codes, 300 of them at most',
      languages: 'Choose at least one language',
      vettedAt: 'Enter a date in this century',
      insuredUntil: 'Enter a date in this century',
      notVetted: 'Only vetted haulers can be active. Enter when you vetted them.',
      nothing: 'You haven’t changed anything yet.',
    },
  },

  failures: {
    heading: 'Trouble',
    nothing: 'We haven’t given up on any email or text, and none has bounced in the last week.',
    to: {
      customer: 'To the customer',
      hauler: 'To the hauler',
      operator: 'To the team',
      host: 'To the host of the site',
    },
    dead: 'It didn’t go out. We’ve stopped trying.',
    trying: 'It hasn’t gone out yet. We’ll try again.',
    unknown: 'It may not have gone out.',
    undelivered: {
      mail: 'The email bounced.',
      text: 'The text wasn’t delivered.',
      hook: 'It wasn’t delivered.',
      either: 'It wasn’t delivered.',
    },
    complained: 'They marked it as spam.',
    why: 'Why:',
    at: (time: string) => `Created at ${time}.`,
    retry: 'Try again',
    of: (button: string, kind: string) => `${button}: ${kind}`,
    told: '“Try again” sends it to the person it was for, within a minute or two. While its request is flagged, it’s held.',
    saved: 'Saved: we’ll try it again.',
    request: 'See the request',
  },

  report: {
    heading: '8 weeks',
    caption: 'Requests by the week they came in',
    week: 'Week of',
    requests: 'Requests',
    inTime: 'Called on time',
    completed: 'Completed',
    nothing: 'No requests came in during these weeks.',
  },

  visits: {
    heading: 'Real visits',
    caption:
      'Three out of four visits were at least this good. Loading: until the largest part of a page appeared (up to 2.5 s is good). Reaction: until the page reacted to a tap (up to 200 ms). Shift: how much its layout moved (up to 0.1).',
    lcp: 'Loading (LCP)',
    inp: 'Reaction (INP)',
    cls: 'Shift (CLS)',
    measured: (visits: number) => `${visits} measured`,
    seconds: (seconds: number) => `${seconds.toFixed(2)} s`,
    milliseconds: (milliseconds: number) => `${milliseconds} ms`,
    /** Fewer than 20 visits measured it. */
    unknown: '–',
    tooFew: 'No week of the last eight has 20 measured visits yet.',
    faults: 'Errors in browsers',
    noFaults: 'No errors in the last seven days.',
    fault: (name: string, page: string) => `${name} in ${page}`,
    where: (place: string, release: string) => `${place}, release ${release}`,
    times: (times: number, moment: string) =>
      times === 1 ? `Once, at ${moment}` : `${times} times, last at ${moment}`,
  },

  prices: {
    heading: 'Prices',
    never: 'What people paid hasn’t been counted yet. We count it once a day, and when you press “Count now”.',
    counted: (time: string) =>
      `Counted at ${time}, for the 24 months before that. We count once a day, and when you press “Count now”.`,
    count: 'Count now',
    done: 'Done: prices counted.',
    show: 'Figures, and prices by hauler',
    loading: 'Loading…',
    offline: 'You’re offline. We’ll load them as soon as you’re back online.',
    failed: 'We couldn’t load them.',
    retry: 'Try again',
  },

  settings: {
    heading: 'Links and settings',
    dispatch: {
      heading: 'Offering',
      isOn: 'Requests are offered to haulers automatically and taken back from haulers who don’t call.',
      isOff: 'Requests aren’t offered automatically, and aren’t taken back. You offer and assign them by hand.',
      turnOff: 'Stop offering',
      turnOn: 'Start offering',
      offDialog: {
        title: 'Stop offering?',
        description:
          'Nothing will be offered automatically anymore, and no job will be taken back. You offer and assign each request by hand.',
        told: 'No one is told. Offers that are open stay open.',
        submit: 'Stop offering',
      },
      onDialog: {
        title: 'Start offering?',
        description:
          'New requests will be offered to haulers automatically, and jobs will be taken back from haulers who don’t call.',
        told: 'Haulers are told about each offer by email or text.',
        submit: 'Start offering',
      },
    },
    links: {
      heading: 'Links',
      works: (until: string) => `This link works until ${until}. All times are Los Angeles time.`,
      working: (count: number) => (count === 1 ? 'Only this link works.' : `${count} links to the desk work.`),
      lastUsed: (time: string) => `One was last used at ${time}.`,
      neverUsed: 'None has been used for anything yet.',
      end: 'End all other links',
      ended: 'Done: only this link works.',
      dialog: {
        title: 'End all other links?',
        description:
          'All other links in emails to the team stop working right away. This one keeps working. New emails bring new links.',
        told: 'No one is told. Anyone who opens an expired link can have a new one sent to the team’s mailbox.',
        submit: 'End all other links',
      },
    },
  },
};
