import { PROMISE_HOURS } from '../../../_shared/rules/promise.ts';
import type { DeclinedFor } from '../../../_shared/rules/proposals.ts';
import type { Gone, PriceAnswer } from '../../../_shared/rules/review.ts';
import { neverTakenInASentence } from '../../../_shared/words/en/never-taken.ts';
import { nextSteps } from '../../../_shared/words/en/next-steps.ts';
import { withoutStop } from '../../../_shared/words/en/without-stop.ts';

const LOS_ANGELES_TIME = '(Los Angeles time)';

/** What mails say. Moments, places, services and phone numbers are put in as they are to be read. */
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
    address: 'Address',
    allGone: 'All gone',
    callTheCustomer: 'Call the customer',
    calledInTime: 'Called in time',
    callsOrTexts: 'Calls or texts',
    callTime: 'Prefers to be called',
    cameBackWith: 'What came back',
    changedAt: 'Changed',
    changedBy: 'By, as they typed it',
    changedWith: 'With the link in the mail',
    completed: 'Completed',
    email: 'Email',
    emailBefore: 'Email before',
    estimate: 'Estimated price',
    flagged: 'Flagged',
    from: 'From',
    hadTheJob: 'Had the job',
    hasTheJob: 'Has the job',
    insuredUntil: 'Insured until',
    hauler: 'Hauler',
    haulerEmail: 'Their email',
    haulerId: 'hauler_id',
    haulerPhone: 'Their phone',
    leadId: 'lead_id',
    messages: 'Texts and emails',
    name: 'Name',
    phone: 'Phone',
    paidSaysCustomer: 'Paid, says the customer',
    paidSaysHauler: 'Paid, says the hauler',
    phoneBefore: 'Phone before',
    pickup: 'Pickup',
    place: 'Place',
    price: 'Price',
    pricePaid: 'Price paid',
    promisedBy: 'Promised by',
    reportedAt: 'Reported',
    request: 'Request',
    requests: 'Requests',
    requestSentAt: 'Your request was sent',
    sentAt: 'Sent',
    services: 'Services',
    status: 'Status',
    subject: 'Subject',
    timeframe: 'Timeframe',
    trackingId: 'Tracking ID',
    unit: 'Unit',
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
    theirProposal: 'Their price and pickup times come to your tracking page, and we tell you.',
    theirNumber: (phone: string) =>
      `A call should come from ${phone}. Agree on the price before loading; pay nothing in advance.`,
  },
  statusChanged: {
    otherHeading: 'Your request has a new status',
    openAgain: 'It is with local haulers, and one of them contacts you. If nobody does, say so on your tracking page.',
    /** Another mail says that we still look. */
    openAgainUnfound:
      'We are looking for a hauler for it again. If you no longer need the pickup, you may cancel it on your tracking page.',
    other: (status: string) => `It is now: ${status}.`,
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
    heading: (day: string, times: string) => `Your pickup is ${day}: ${times}`,
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
    starsLabel: (stars: number) => count(stars, 'star'),
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
    heading: (day: string, times: string) => `Your pickup ${day}: ${times}`,
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

  // To the operator.

  toOperator: {
    openAtTheDesk: 'Open at the desk',
    linkIsYours: 'The link to the desk is for you alone: take it out before you pass this mail on.',
    trackingPage: "The customer's tracking page",
    agreedToMessages: 'Agreed to',
    notAgreedToMessages: 'Not agreed to: call, and send no text messages',
    why: (site: string) => `You get this mail because you run ${site}.`,
  },
  newRequest: {
    heading: 'New request',
    promise: (moment: string) => `A hauler must contact the customer by ${moment}.`,
    description: 'What the customer wrote',
    links: 'Photos and links',
    photo: (number: number) => `Photo ${number}`,
    map: 'Map',
  },
  contactMessage: {
    subject: (about: string, name: string) => `${about}: message from ${name}`,
    heading: 'A message from the contact page',
    messageHeading: 'The message',
    reply: 'To answer, write to the email address above.',
  },
  flaggedDigest: {
    amounts: (requests: number, messages: number) => {
      const amounts = [
        ...(requests > 0 ? [count(requests, 'request')] : []),
        ...(messages > 0 ? [count(messages, 'message')] : []),
      ];
      return `${amounts.join(' and ')} flagged`;
    },
    meaning:
      'They may not be real. While a request is flagged, its customer is told nothing, and nobody is told to call.',
    newestHeading: `The newest ${LOS_ANGELES_TIME}`,
    request: (moment: string, because: string) => `Request at ${moment}: ${because}`,
    message: (moment: string, because: string) => `Message at ${moment}: ${because}`,
    whatToDo:
      'To see them, open the desk. At each that is real press “Clear the flag…”, of a message “It is no spam”. Then "npm run flagged" with --delete deletes the others.',
  },
  heldRequest: {
    what: 'Held back',
    heading: 'A request is held back',
    whatToDo: (because: string) =>
      `It may not be real (${because}). Call to find out. If it is real, press “Clear the flag…” at the desk.`,
    meanwhile: 'Until then haulers do not see it, and the customer hears nothing from us.',
    others: 'Only the first such request of an hour is mailed. The list of the desk shows all, under “Flagged”.',
  },
  heldMessage: {
    subject: (about: string) => `Held back: ${about}`,
    heading: 'A message is held back',
    whatToDo: (because: string) => `It may not be real (${because}). If it is real, answer it.`,
    others:
      'Only the first such message of an hour is mailed. The list of the desk shows the others: press “It is no spam” at one, and it is mailed too.',
  },
  notContacted: {
    what: 'Not contacted',
    heading: 'A customer was not contacted',
    text: 'The customer says that nobody has contacted them, and was told that someone will shortly.',
  },
  overdue: {
    what: 'Overdue',
    heading: 'A request is overdue',
    text: (moment: string) => `The customer was promised a call by ${moment}, and nobody has said that they called.`,
  },
  nobodyLeft: {
    what: 'Nobody left',
    heading: 'Nobody is left to take a request',
    nobodyAsked: 'No hauler takes these services in this ZIP code. Find one for the customer, or call them yourself.',
    nobodyAccepted:
      'No hauler has this request, and it is no longer offered to anybody. Call one of those who were asked, or find another.',
    asked: 'Who was asked',
    answer: (hauler: string, state: string, reason: string | null) =>
      `${hauler}: ${state}${reason === null ? '' : `, “${reason}”`}`,
    byHand:
      'To give it to a hauler yourself, open it at the desk: “Offer…” asks one more, also one who was asked before, and “Assign…” makes it theirs at once.',
  },
  takenBack: {
    what: 'Taken back',
    heading: 'A job was taken back',
    because: (hauler: string) =>
      `The customer said that nobody had contacted them, and ${hauler}, who had the job, did not answer in time.`,
    becauseAgain: (hauler: string) =>
      `The customer said a second time that nobody had contacted them, while ${hauler} had the job.`,
    next: 'The job is offered to other haulers. If nobody is left, another mail says so.',
  },
  haulerCanceled: {
    what: 'Hauler canceled',
    heading: 'A hauler has canceled a job',
    call: (hauler: string) =>
      `${hauler} has canceled this job. Call the customer: they may still want it hauled by somebody else.`,
    reasons: 'Why, as the hauler wrote it',
    isTold:
      'The customer is told that it is canceled and, of these reasons, those that haulers choose from our list. Their tracking page shows all.',
    isTexted:
      'The customer is told by text that it is canceled, unless they replied STOP. Their tracking page says why.',
    isNotTold: 'Nothing that we send reaches the customer: only their tracking page says that it is canceled, and why.',
    openAgain: 'To offer it to others, open it at the desk: press “Reopen…”, then “Take back…”.',
  },
  givenBack: {
    what: 'Given back',
    heading: 'A hauler gives back many jobs',
    many: (hauler: string, amount: number) =>
      `${hauler} has given back ${count(amount, 'job')} within 24 hours. They saw the name, phone and address of each customer. Call them and ask why.`,
    pause: (desk: string) => `To pause them, ask for the list of the desk at ${desk}, and press “Pause” there.`,
    reason: 'Why they gave back this one',
    next: 'This job is offered to other haulers. If nobody is left, another mail says so.',
  },
  insuranceEnds: {
    ends: (hauler: string, day: string) => `The insurance of ${hauler} ends on ${day}`,
    ended: (hauler: string, day: string) => `The insurance of ${hauler} ended on ${day}`,
    whatToDo:
      'Ask them for the new certificate. Then open the desk, press “Change” at this hauler, and set “Insured until” to its last day.',
    until:
      'Until you do, they are offered no more jobs after that day, unless you offer one by hand. Jobs that they have stay theirs.',
  },
  customerCanceled: {
    what: 'Canceled',
    heading: 'A customer has canceled',
    nobodyHadIt: 'No hauler had the job.',
    isTold: (hauler: string) => `${hauler} had the job, and is told too.`,
    reasons: 'Why',
  },
  customerCorrected: {
    what: 'Corrected',
    heading: "A customer's details have changed",
    now: 'This is how to reach them now.',
    nowAndTold: (hauler: string) => `This is how to reach them now. ${hauler}, who has the job, is told too.`,
    none: 'None',
    atAnyTime: 'At any time',
  },
  reviewProblem: {
    what: {
      left: 'Something is left',
      more: 'More was paid than agreed',
      both: 'Something is left, and more was paid than agreed',
    },
    heading: {
      left: 'A customer says that something is left',
      more: 'A customer says that they paid more than agreed',
      both: 'A customer says that something is left, and that they paid more than agreed',
    },
    call: 'Call the customer.',
    isTold: (hauler: string) => `${hauler} is told that something is left, and nothing of money.`,
    isNotTold: (hauler: string) => `${hauler} is told nothing of this: speak to them yourself.`,
    reopen: 'If somebody has to come back, reopen the request at the desk.',
    leftBehind: "What is left, in the customer's words",
    goneAnswers: { yes: 'Yes', partly: 'No, something is left', no: 'No' } satisfies Record<Gone, string>,
    priceAnswers: {
      'as-agreed': 'As agreed',
      lower: 'Less than agreed',
      higher: 'More than agreed',
      'none-agreed': 'None had been agreed',
    } satisfies Record<PriceAnswer, string>,
    notEntered: 'Not entered',
    notSaid: 'Not said',
  },
  customerUnreachable: {
    what: 'Phone this customer',
    heading: 'Phone this customer',
    nothingReachesThem: 'Nothing that we send about this request reaches them.',
    mailComesBack: (email: string) => `Our emails to ${email} come back.`,
    textComesBack: 'Our texts to their number do not arrive. It may be a landline.',
    saidStop: 'They replied STOP to our texts.',
    complained: 'They reported our email as spam, so we neither email nor text them.',
    didNotArrive: 'Our last message did not arrive.',
    noEmail: 'They gave no email address.',
    whatToDo:
      'Tell them where the request stands. On their tracking page they can enter an email address that works, or you correct it at the desk.',
  },
  haulerUnreachable: {
    what: 'A hauler cannot be reached',
    heading: 'A hauler cannot be reached',
    mailComesBack: (email: string) => `Our emails to ${email} come back.`,
    wantsNoMail: (email: string) => `${email} wants no emails from us: one was reported as spam, or they were stopped.`,
    noTexts: 'They have not asked for texts.',
    textsDoNotHelp: 'Texts do not reach them either.',
    meaning: 'They are offered no jobs until this is mended. Jobs that they have stay theirs.',
    whatToDo:
      'Call them. Then open the desk, press “Change” at this hauler, and set another email or phone; or, if they ask for texts in writing, set texts_on to true in Studio, in their row of the table haulers.',
  },
  deskLink: {
    heading: 'Your link to the desk',
    opens: 'It opens the list of all that is open: requests, messages and haulers.',
    until: (moment: string) => `It works until ${moment}.`,
    notYou:
      'Anybody can press “Mail me a link”, and the mail comes to you alone. If you did not, there is nothing to do.',
  },
  haulerChanged: {
    added: { what: 'Hauler added', text: 'Somebody with a link to the desk has added this hauler.' },
    changed: { what: 'Hauler changed', text: 'Somebody with a link to the desk has changed this hauler.' },
    allIsWell: 'If it was you or your team, all is well.',
    wasItNotYou: 'Was this not you?',
    whatToDo: (desk: string) => [
      'Somebody may read your mail. Set a new password for your mailbox, and a second factor.',
      `Ask for a new link at ${desk}.`,
      'Press “End all other links” on the list.',
      'Change this hauler back there, or pause them.',
    ],
    before: (term: string) => `${term} (before)`,
    none: 'None',
    yes: 'Yes',
    no: 'No',
    /** Of a long list. */
    andMore: (shown: string, amount: number) => `${shown} and ${amount} more`,
    columns: {
      name: 'Name',
      contact_name: 'Contact',
      email: 'Email',
      phone: 'Phone',
      zip_prefixes: 'Areas',
      services: 'Services',
      languages: 'Languages',
      vetted_at: 'Vetted',
      insured_until: 'Insured until',
      active: 'Active',
    },
  },
  digest: {
    today: (parts: readonly string[]) => `Today: ${parts.join(', ')}`,
    nothing: 'no pickups, nothing overdue',
    andBesides: (heading: string, what: string) => `${heading}. ${what}`,
    amounts: {
      pickups: (amount: number) => count(amount, 'pickup'),
      overdue: (amount: number) => `${amount} overdue`,
      nobody: (amount: number) => `${amount} without a hauler`,
      messages: (amount: number) => count(amount, 'message'),
    },
    linkUntil: (moment: string) => `The link opens the list of all that is open. It works until ${moment}.`,
    headings: {
      overdue: 'Overdue: nobody has called',
      nobody: 'Without a hauler',
      pickups: "Today's pickups",
      unanswered: 'Proposals not answered for two days',
      messages: 'Messages',
      reviews: 'Reviews',
      build: 'Build the site',
      trouble: 'Not delivered',
      flagged: 'Flagged',
      insurances: 'Insurance',
      yesterday: 'Yesterday',
    },
    /** Who wants what, and where. */
    request: (name: string, what: string) => `${name}: ${what}`,
    promised: (request: string, moment: string) => `${request}. Promised by ${moment}.`,
    reported: (request: string, moment: string) => `${request}. At ${moment} they said that nobody had called.`,
    pickup: (times: string, request: string, hauler: string) => `${times}, ${request}. ${hauler} comes.`,
    pickupOfNobody: (times: string, request: string) => `${times}, ${request}. No hauler has it.`,
    proposed: (request: string, hauler: string, moment: string) => `${request}. ${hauler} sent it at ${moment}.`,
    aHauler: 'A hauler',
    message: (about: string, name: string, moment: string) => `${about}: ${name}, at ${moment}.`,
    reviews: (amount: number, day: string) => `Reviews to look at: ${amount}, the oldest since ${day}`,
    unbuilt: (moment: string) =>
      `Reviews have changed since ${moment}, and your host was not told to build: BUILD_HOOK_URL is not set, or they refused it or did not answer. Until a build, the site shows what it did before.`,
    trouble: {
      dead: (what: string) => `${what}: given up.`,
      undelivered: (what: string) => `${what}: did not arrive.`,
      complained: (what: string) => `${what}: reported as spam.`,
      other: (what: string) => `${what}: may not have arrived.`,
    },
    to: { operator: 'to you', hauler: 'to a hauler', customer: 'to a customer', host: 'to the host of the site' },
    notification: (what: string, toWhom: string) => `“${what}” ${toWhom}`,
    ends: (hauler: string, day: string) => `${hauler}: ends on ${day}.`,
    ended: (hauler: string, day: string) => `${hauler}: ended on ${day}.`,
    andMore: (amount: number) => `and ${amount} more`,
  },
  textReply: {
    what: 'A reply by text',
    heading: 'A reply by text',
    answer: 'Call to answer: we send no texts by hand.',
    wrote: 'What they wrote',
    noWords: 'There are no words in it. It may be a picture.',
    whose: 'Whose number it may be',
    nobodys: 'No request and no hauler has this number.',
    request: (name: string, what: string, status: string) => `${name}, ${what}: ${status}`,
    /** `phone` is digits only. */
    stop: (phone: string) =>
      `If they ask for no more texts in words of their own, run in the SQL editor: select private.stop_texts('${phone}');`,
  },
};

/** "1 request", "2 requests". */
function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}
