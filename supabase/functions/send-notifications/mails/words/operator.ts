import type { Gone, PriceAnswer } from '../../../_shared/domain/review.ts';
import { words as english } from './en.ts';

const { subject, call, inLosAngeles } = english;

/**
 * What mails to the operator say, in English whoever they are about. Moments, places, services and phone numbers are put
 * in as they are to be read.
 */
export const words = {
  subject,
  call,
  terms: {
    ...english.terms,
    address: 'Address',
    allGone: 'All gone',
    calledInTime: 'Called in time',
    callTime: 'Prefers to be called',
    cameBackWith: 'What came back',
    changedAt: 'Changed',
    changedBy: 'By, as they typed it',
    changedWith: 'With the link in the mail',
    completed: 'Completed',
    email: 'Email',
    emailBefore: 'Email before',
    flagged: 'Flagged',
    from: 'From',
    hadTheJob: 'Had the job',
    hasTheJob: 'Has the job',
    insuredUntil: 'Insured until',
    hauler: 'Hauler',
    haulerEmail: 'Their email',
    haulerId: 'hauler_id',
    leadId: 'lead_id',
    messages: 'Texts and emails',
    name: 'Name',
    phone: 'Phone',
    paidSaysCustomer: 'Paid, says the customer',
    paidSaysHauler: 'Paid, says the hauler',
    phoneBefore: 'Phone before',
    price: 'Price',
    promisedBy: 'Promised by',
    reportedAt: 'Reported',
    request: 'Request',
    requests: 'Requests',
    sentAt: 'Sent',
    subject: 'Subject',
    unit: 'Unit',
  },

  toOperator: {
    openAtTheDesk: 'Open at the desk',
    linkIsYours: 'The link to the desk is for you alone: take it out before you pass this mail on.',
    trackingPage: "The customer's tracking page",
    agreedToMessages: 'Agreed to',
    /** Nobody translates for them. */
    reads: (language: string) => `reads ${language}. What you type is shown as you typed it.`,
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
    newestHeading: inLosAngeles('The newest'),
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
    text: (moment: string) =>
      `The customer was promised a call by ${moment}. Nobody has said that they called, or it was said on the list of the desk and no hauler has the request.`,
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
    stopped: (email: string) => `Somebody stopped our emails to ${email} with the link in one of them.`,
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
    wantsNoMail: (email: string) => `${email} wants no emails from us: one was reported as spam.`,
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
      overdue: 'Overdue',
      reportedAgain: 'Said again that nobody had called',
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
    reportedAgain: (request: string, times: number) =>
      `${request}. ${times === 1 ? 'Once' : `${times} times`} since the last of these mails.`,
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
