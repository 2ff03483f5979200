import { withoutStop } from '@functions/words/en/without-stop.ts';

/**
 * The words of the desk's list and of the page of a message, for the team. Times are those of Los Angeles. In a
 * sentence, `day` is "today" or "on November 20".
 */
export const words = {
  heading: 'The desk',
  opening: (open: string, until: string) => `${open} This link works until ${until}. Times are those of Los Angeles.`,
  openRequests: (count: number) =>
    count === 0 ? 'No request is open.' : count === 1 ? 'One request is open.' : `${count} requests are open.`,
  partsOfPage: 'Parts of this page',

  /** Beside the name of who writes in another language than English. */
  writesIn: (language: string) => `writes ${language}`,

  find: {
    label: 'Find a request, message or hauler',
    hint: 'By name, city, ZIP code, service, or the end of a tracking ID. Press Enter to look for a whole phone number, and through older requests.',
    submit: 'Look further back',
    clear: 'Clear',
  },
  found: {
    heading: (text: string) => `Found for “${text}”`,
    count: (count: number) => (count === 0 ? 'Nothing on the list has that.' : `${count} found.`),
    enter: 'Press Enter to look for a whole phone number, and through older requests.',
    server: {
      heading: 'Other requests',
      asking: 'Looking further back…',
      see: (count: number) => (count === 1 ? 'One other request' : `${count} other requests`),
      offline: 'You are offline. We look as soon as you are back.',
      failed: 'We could not look further back.',
      retry: 'Try again',
      nothing:
        'No other request was found. A phone number and a tracking ID must be whole. By a part of a name we look 90 days back.',
      most: (limit: number) => `These are the first ${limit}. Write more of it to find the others.`,
    },
  },

  needsYou: {
    heading: 'Needs you',
    nothing: 'Nothing waits for you.',
    /** What there is besides, though nothing is late. */
    nothingButOthers: (others: string) => `Nothing is late. ${others} below.`,
    others: {
      flagged: (count: number) => (count === 1 ? 'A flagged request' : `${count} flagged requests`),
      messages: (count: number) => (count === 1 ? 'a message' : `${count} messages`),
      reviews: (count: number) => (count === 1 ? 'a review' : `${count} reviews`),
      and: ' and ',
      wait: (list: string, isOne: boolean) =>
        `${list.charAt(0).toUpperCase()}${list.slice(1)} ${isOne ? 'waits' : 'wait'}`,
    },
    dead: (count: number) => (count === 1 ? 'Something did not go out.' : `${count} things did not go out.`),
    deadConsequence: 'We have stopped trying. See why, and try again.',
  },

  standing: {
    flagged: (reason: string) => `Flagged: ${withoutStop(reason)}. Nobody is offered it, and its mails wait.`,
    reported: (time: string) => `The customer said at ${time} that nobody has called.`,
    overdue: (time: string) => `Nobody has called. The promise was ${time}.`,
    overdueDespiteCall: (time: string) => `A call was noted on this list at ${time}, and nobody has it.`,
    nobody: 'Nobody has it, and no hauler may accept it.',
    offered: (count: number) => (count === 1 ? 'Offered to one hauler.' : `Offered to ${count} haulers.`),
    noHauler: 'No hauler has it.',
    has: (hauler: string) => `${hauler} has it.`,
    proposal: 'A proposal was made.',
    promised: (time: string) => `A call is promised by ${time}.`,
    called: 'The customer has been called.',
    pickup: (day: string, times: string) => `The pickup is ${day}, ${times}.`,
    pickupOver: (day: string, times: string) => `The pickup was ${day}, ${times}.`,
    timeframe: (timeframe: string) => `Pickup: ${withoutStop(timeframe)}.`,
    noPickup: 'No pickup time is set.',
  },

  requests: {
    heading: 'Requests',
    show: 'Show',
    chips: {
      all: 'All',
      waiting: 'Waiting',
      taken: 'With a hauler',
      today: 'Pickup today',
      flagged: 'Flagged',
    },
    nothing: {
      all: 'No request is open.',
      waiting: 'No request waits for a hauler.',
      taken: 'No hauler has a request.',
      today: 'No pickup is today.',
      flagged: 'No request is flagged.',
    },
    more: (count: number) =>
      count === 1
        ? 'One more is open. It is flagged, or came before the 50 newest. Find it above by name, phone number or tracking ID, and press Enter.'
        : `${count} more are open. They are flagged, or came before the 50 newest. Find them above by name, phone number or tracking ID, and press Enter.`,
    columns: {
      customer: 'Customer',
      job: 'Job',
      status: 'Status',
      standing: 'How it stands',
      hauler: 'Hauler',
    },
    came: (time: string) => `Came at ${time}`,
    trackingIdEnds: 'Tracking ID ends in',
    nobody: 'Nobody',
  },

  messages: {
    heading: 'Messages',
    nothing: 'No message waits for an answer.',
    more: (count: number) =>
      count === 1
        ? 'One more waits for an answer. It will be here once one of these is answered.'
        : `${count} more wait for an answer. They will be here once these are answered.`,
    from: (name: string) => `From ${name}`,
    came: (time: string) => `Came at ${time}`,
    answer: 'Answer',
    answerSubject: (subject: string) => `Your message to PoppyHaul: ${subject}`,
    answered: 'I have answered',
    notAnswered: 'Not answered after all',
    spam: 'It is spam',
    notSpam: 'It is no spam',
    spamReason: 'Spam',
    flagged: (reason: string) => `Flagged: ${withoutStop(reason)}.`,
    told: {
      answer: 'Answer writes a mail in your own mail program.',
      answered: 'Nobody is told that you have answered.',
      spam: 'Of spam the team’s mailbox hears, with the next mail of what is flagged.',
      notSpam: 'If its mail to the team waits, it goes out once you say that it is no spam.',
    },
    saved: {
      answered: (name: string) => `Saved: you have answered ${name}. The message has left this list.`,
      notAnswered: (name: string) => `Saved: ${name} waits for an answer.`,
      spam: (name: string) => `Saved: the message of ${name} is spam.`,
      notSpam: (name: string) => `Saved: the message of ${name} is no spam.`,
    },
  },
  message: {
    standing: {
      waiting: 'A message waits for your answer',
      answered: (time: string) => `You said at ${time} that it is answered`,
      flagged: 'This message is flagged',
    },
    email: 'Email',
    came: 'Came',
    works: (until: string) => `This link opens this message alone, and works until ${until}.`,
  },

  reviews: {
    heading: 'Reviews to look at',
    by: (name: string, city: string) => `${name}, ${city}`,
    somebody: 'A customer',
    waits: (age: string) => `Answered ${age}, and has waited since.`,
    changed: (age: string) => `First answered ${age}, and changed since. It waits.`,
    noWords: 'No words, stars alone.',
  },

  haulers: {
    heading: 'Haulers',
    nothing: 'There is no hauler yet. Requests wait for you until you add one.',
    add: 'Add a hauler',
    change: 'Change',
    /** What a button says to who hears it without its card. */
    of: (button: string, name: string) => `${button}: ${name}`,
    active: 'Active',
    paused: 'Paused: nothing is offered to them.',
    notVetted: 'Not vetted yet: nothing is offered to them.',
    activeInVain: 'Active, and yet nothing is offered to them by itself.',
    unreachable: (time: string) => `Nothing that we send has reached them since ${time}. Call them.`,
    insuranceEnds: (day: string, inDays: number) =>
      inDays === 0
        ? 'Their insurance ends today.'
        : `Their insurance ends on ${day}, in ${inDays === 1 ? 'a day' : `${inDays} days`}.`,
    insuranceEnded: (day: string) => `Their insurance ended on ${day}.`,
    jobs: 'Jobs',
    openOffers: 'Open offers',
    inTime: 'Called in time',
    inTimeOf: (inTime: number, called: number) => (called === 0 ? 'No calls yet' : `${inTime} of ${called}`),
    inTimePeriod: 'in 90 days',
    areas: 'Areas',
    everywhere: 'Everywhere',
    andMore: (count: number) => `and ${count} more`,
    services: 'Services',
    everything: 'Everything',
    languages: 'Languages',
    vetted: 'Vetted',
    never: 'Not yet',
    insured: 'Insured until',
    unknown: 'Not noted',
    added: (name: string) =>
      `${name} is here, and paused: nothing is offered to them. Have you checked who they are? Then make them active.`,
    activated: (name: string) => `${name} is active: requests in their areas are offered to them from now on.`,
    pause: 'Pause',
    activate: 'Make active',
    vetAndActivate: 'Vetted: make active',
    pauseDialog: {
      title: (name: string) => `Pause ${name}?`,
      description: 'Open offers end. Jobs they have stay theirs.',
      told: 'Nobody is told. Requests that were offered to them go to others as ever.',
      submit: 'Pause',
    },
    activateDialog: {
      title: (name: string) => `Make ${name} active?`,
      description: 'From then on, requests in their areas are offered to them.',
      vetted: 'I have checked who they are, their insurance and their licenses',
      vettedRequired: 'Only who has been vetted can be active. Check them, and say so.',
      told: 'A mail tells the team’s mailbox at once. The hauler is not told.',
      submit: 'Make active',
    },
  },
  haulerDialog: {
    title: { add: 'Add a hauler', change: (name: string) => `Change ${name}` },
    description: {
      add: 'A new hauler is paused. Once they are here, you say that they are vetted, and make them active.',
      change: 'Only what you change is saved.',
    },
    fields: {
      name: { label: 'Name of the business', hint: 'The customer of a job sees it.' },
      contactName: { label: 'Contact', hint: 'Whom you talk to. Shown to nobody else.' },
      email: { label: 'Email', hint: 'Offers go there.' },
      phone: { label: 'Phone', hint: 'The customer of a job sees it.' },
      zipPrefixes: {
        label: 'Areas',
        hint: 'The first 3 to 5 digits of ZIP codes, such as 900, 9021. Empty: everywhere.',
      },
      vettedAt: {
        label: 'Vetted on',
        hint: 'When you had checked who they are, their insurance and their licenses.',
      },
      insuredUntil: { label: 'Insured until', hint: 'After that day nothing is offered to them by itself.' },
    },
    services: { legend: 'Services', hint: 'None: everything.' },
    languages: { legend: 'Languages', hint: 'What they speak with customers.' },
    active: { label: 'Active', hint: 'Paused: open offers end. Jobs they have stay theirs.' },
    told: {
      add: 'A mail tells the team’s mailbox at once. The hauler is not told.',
      mailbox: 'A mail tells the team’s mailbox at once of a new name, email or phone, and when they become active.',
      hauler: 'The hauler is not told.',
    },
    startOver: 'Start over',
    submit: { add: 'Add', change: 'Save' },
    errors: {
      name: 'Enter the name of the business',
      zipPrefixes: 'Write the first 3 to 5 digits of ZIP codes, at most 300 of them',
      languages: 'Choose at least one language',
      vettedAt: 'Enter a day of this century',
      insuredUntil: 'Enter a day of this century',
      notVetted: 'Only who has been vetted can be active. Say when you vetted them.',
      nothing: 'You have changed nothing yet.',
    },
  },

  trouble: {
    heading: 'Trouble',
    nothing: 'No mail or text was given up, and none came back within a week.',
    to: {
      customer: 'To the customer',
      hauler: 'To the hauler',
      operator: 'To the team',
      host: 'To the host of the site',
    },
    dead: 'It did not go out. We have stopped trying.',
    trying: 'It has not gone out yet. We try again.',
    unknown: 'It may not have gone out.',
    undelivered: {
      mail: 'The mail came back.',
      text: 'The text came back.',
      hook: 'It came back.',
      either: 'It came back.',
    },
    complained: 'They called it spam.',
    why: 'Why:',
    at: (time: string) => `Made at ${time}.`,
    retry: 'Try again',
    of: (button: string, kind: string) => `${button}: ${kind}`,
    told: 'Try again sends it to whom it was for, within a minute or two. While its request is flagged, it waits.',
    saved: 'Saved: we try it again.',
    request: 'See the request',
  },

  report: {
    heading: '8 weeks',
    caption: 'Requests by the week in which they came',
    week: 'Week of',
    requests: 'Requests',
    inTime: 'Called in time',
    completed: 'Completed',
    nothing: 'No request came in these weeks.',
  },

  settings: {
    heading: 'Links and settings',
    dispatch: {
      heading: 'Offering',
      isOn: 'Requests are offered to haulers by themselves, and taken back from who does not call.',
      isOff: 'Requests are offered to nobody by themselves, and not taken back. You offer and assign them by hand.',
      turnOff: 'Stop offering',
      turnOn: 'Start offering',
      offDialog: {
        title: 'Stop offering?',
        description:
          'Nothing is offered by itself any more, and no job is taken back. You offer and assign each request by hand.',
        told: 'Nobody is told. Offers that are open stay open.',
        submit: 'Stop offering',
      },
      onDialog: {
        title: 'Start offering?',
        description: 'New requests are offered to haulers by themselves, and jobs taken back from who does not call.',
        told: 'Haulers are told of each offer by mail or text.',
        submit: 'Start offering',
      },
    },
    links: {
      heading: 'Links',
      working: (count: number) => (count === 1 ? 'Only this link works.' : `${count} links to the desk work.`),
      lastUsed: (time: string) => `One was last used at ${time}.`,
      neverUsed: 'None has been used for anything yet.',
      end: 'End all other links',
      ended: 'Done: only this link works.',
      dialog: {
        title: 'End all other links?',
        description:
          'All other links in mails to the team stop working at once. This one goes on. New mails bring new links.',
        told: 'Nobody is told. Who opens an ended link can have a new one mailed to the team’s mailbox.',
        submit: 'End all other links',
      },
    },
  },
};
