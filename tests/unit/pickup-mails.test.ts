import { estimateMeaning } from '@functions/words/en/pickups.ts';
import { describe, expect, test } from 'vitest';
import { contentOf as onMyWay } from '../../supabase/functions/send-notifications/kinds/customer/on-my-way.ts';
import { contentOf as pickupBooked } from '../../supabase/functions/send-notifications/kinds/customer/pickup-booked.ts';
import { contentOf as pickupReminder } from '../../supabase/functions/send-notifications/kinds/customer/pickup-reminder.ts';
import { contentOf as proposalMade } from '../../supabase/functions/send-notifications/kinds/customer/proposal-made.ts';
import { contentOf as proposalWithdrawn } from '../../supabase/functions/send-notifications/kinds/customer/proposal-withdrawn.ts';
import { contentOf as statusChanged } from '../../supabase/functions/send-notifications/kinds/customer/status-changed.ts';
import { contentOf as timeframeChanged } from '../../supabase/functions/send-notifications/kinds/customer/timeframe-changed.ts';
import { newsOf as customerAskedSays } from '../../supabase/functions/send-notifications/kinds/hauler/customer-asked.ts';
import { newsOf as pickupOverSays } from '../../supabase/functions/send-notifications/kinds/hauler/pickup-over.ts';
import { newsOf as jobReminderSays } from '../../supabase/functions/send-notifications/kinds/hauler/pickup-reminder.ts';
import { newsOf as proposalAcceptedSays } from '../../supabase/functions/send-notifications/kinds/hauler/proposal-accepted.ts';
import { newsOf as proposalDeclinedSays } from '../../supabase/functions/send-notifications/kinds/hauler/proposal-declined.ts';
import {
  type CustomerContent,
  mailToCustomer,
} from '../../supabase/functions/send-notifications/mails/customer-parts.ts';
import { dayFrom } from '../../supabase/functions/send-notifications/mails/format.ts';
import { pickupBefore } from '../../supabase/functions/send-notifications/mails/pickup-before.ts';
import type { LeadOfMail, Mail } from '../../supabase/functions/send-notifications/mails/types.ts';
import {
  bookedLead,
  jobMailsOf,
  mailSite,
  sparseProposal,
  stopToken,
  usualLead,
  usualOffer,
  usualPickup,
  usualProposal,
} from '../fixtures/mails.ts';

const customerAsked = jobMailsOf(customerAskedSays);
const pickupOver = jobMailsOf(pickupOverSays);
const jobReminder = jobMailsOf(jobReminderSays);
const proposalAccepted = jobMailsOf(proposalAcceptedSays);
const proposalDeclined = jobMailsOf(proposalDeclinedSays);

const { hauler } = usualOffer;

/** How emails write the pickup of `bookedLead`. */
const WINDOW = 'Monday, November 23, 9:00–11:00 AM (Los Angeles time)';
const TRACKING_PAGE = 'https://www.example.com/track/7K3M-9Q2X-4TBV-R8ND';
const ESTIMATE =
  'This is an estimate. The hauler sets the final price on inspection, before loading. You’re free to say no then. You pay when the job is done.';

function mailOf(content: CustomerContent): Mail {
  return mailToCustomer(content, stopToken, mailSite);
}

describe('the email about a proposal', () => {
  const made = (change: Partial<typeof usualProposal> = {}) =>
    mailOf(proposalMade({ ...usualLead, status: 'Sent Proposal' }, { ...usualProposal, ...change }, hauler, mailSite));

  test('gives price, meaning of an estimate, times, time zone, hauler and where to answer', () => {
    const { subject, text } = made();

    expect(subject).toBe('Your proposal: $120–$180');
    expect(text).toContain('\nEstimated price: $120–$180\nYour hauler: Valley Hauling\nTheir phone: (818) 555-0111\n');
    expect(text).toContain(`\n${ESTIMATE}\n`);
    expect(text).toMatch(
      /\nPickup times to choose from \(Los Angeles time\)\n-+\n\n- Monday, November 23, 9:00–11:00 AM\n- Tuesday, November 24, 11:00 AM–1:00 PM\n\nDoes it work for you\? Accept a time on your tracking page\./,
    );
    expect(text).toContain(`\nSee the proposal:\n${TRACKING_PAGE}\n`);
  });

  test('breaks neither price nor time across lines', () => {
    const { html } = made();

    for (const range of ['$120–$180', '9:00–11:00 AM', '11:00 AM–1:00 PM']) {
      expect(html).toContain(`<span style="white-space:nowrap">${range}</span>`);
    }
  });

  test.each([
    ['one amount', { priceFrom: 1250, priceTo: 1250 }, 'Your proposal: $1,250', 'Estimated price: $1,250'],
    ['nothing', { priceFrom: 0, priceTo: 0 }, 'Your proposal: no charge', 'Estimated price: Nothing'],
  ])('says a price of %s', (_, price, said, fact) => {
    const { subject, text } = made(price);

    expect(subject).toBe(said);
    expect(text).toContain(`\n${fact}\n`);
  });

  test('without a price says that it is set on inspection, not that it is an estimate', () => {
    const { subject, text } = mailOf(proposalMade(usualLead, sparseProposal, hauler, mailSite));

    expect(subject).toBe('Your proposal: price on inspection');
    expect(text).toContain('\nEstimated price: Set on inspection\n');
    expect(text).toContain('\n\nThe hauler sets the final price on inspection, before loading.');
    expect(text).not.toContain('This is an estimate.');
  });

  test("with one time doesn't suggest that there are more", () => {
    const { text } = mailOf(proposalMade(usualLead, sparseProposal, hauler, mailSite));

    expect(text).toMatch(/\nPickup \(Los Angeles time\)\n-+\n\n- Monday, November 23, 9:00–11:00 AM\n\n/);
  });

  test('mentions a note only if there is one', () => {
    const said = 'Their note to you is on your tracking page.';

    expect(made().text).toContain(said);
    expect(mailOf(proposalMade(usualLead, sparseProposal, hauler, mailSite)).text).not.toContain(said);
  });

  test('says that a booked pickup stays until another time is accepted', () => {
    const stays = 'Your pickup stays booked until you accept another time:';

    const { subject, text } = mailOf(proposalMade(bookedLead, usualProposal, hauler, mailSite));
    expect(subject).toBe('Another time for your pickup?');
    expect(text).toContain(`${stays} ${WINDOW}.`);
    expect(made().text).not.toContain(stays);
  });

  test('leaves out times that have passed and says what to do if none is left', () => {
    const late = made({ windows: usualProposal.windows.map((window, index) => ({ ...window, isOpen: index > 0 })) });
    const tooLate = made({ windows: usualProposal.windows.map((window) => ({ ...window, isOpen: false })) });

    expect(late.text).not.toContain('November 23');
    expect(late.text).toContain('\n- Tuesday, November 24, 11:00 AM–1:00 PM\n');
    expect(tooLate.text).not.toContain('November');
    expect(tooLate.text).toContain(
      'It’s too late to accept its times. On your tracking page you can ask for another time.',
    );
  });
});

describe('the email about a withdrawn proposal', () => {
  const proposal = { hauler, declinedFor: null };

  test('says whose it was and what is next while they have the job', () => {
    const { subject, text } = mailOf(proposalWithdrawn(usualLead, proposal, hauler, mailSite));

    expect(subject).toBe('The proposal was withdrawn');
    expect(text).toContain('Valley Hauling withdrew it. You don’t need to answer. They’ll call you or send another.\n');
    expect(text).toContain(TRACKING_PAGE);
  });

  test.each([
    ['nobody', null],
    ['another hauler', { ...hauler, id: 'another' }],
  ])('promises nothing if the job is with %s', (_, holder) => {
    const { text } = mailOf(proposalWithdrawn(usualLead, proposal, holder, mailSite));

    expect(text).toContain('Valley Hauling withdrew it. You don’t need to answer.\n');
    expect(text).not.toContain('Their phone');
  });

  test('says that a booked pickup stays', () => {
    const { text } = mailOf(proposalWithdrawn(bookedLead, proposal, hauler, mailSite));

    expect(text).toContain(`Your pickup stays as booked: ${WINDOW}.`);
    expect(text).not.toContain('send another');
  });
});

describe('the email about a booked pickup', () => {
  const booked = (acceptedBy: 'customer' | 'hauler') =>
    mailOf(pickupBooked(bookedLead, usualPickup, { ...usualProposal, chosen: 1, acceptedBy }, hauler, mailSite));

  test.each(['customer', 'hauler'] as const)('gives time, hauler and price: accepted by the %s', (acceptedBy) => {
    const { subject, text } = booked(acceptedBy);

    expect(subject).toBe('Your pickup is booked: Monday, November 23, 9:00–11:00 AM');
    expect(text).toContain(
      `\nPickup: ${WINDOW}\nEstimated price: $120–$180\nYour hauler: Valley Hauling\nTheir phone: (818) 555-0111\n`,
    );
    expect(text).toContain(`\n${ESTIMATE}\n`);
    expect(text).toContain(`\nSee or change it:\n${TRACKING_PAGE}\n`);
    expect(text).toContain('There you can add the pickup to your calendar, ask for another time, or cancel.');
  });

  test("says how it was agreed, and what to do if it wasn't agreed by phone", () => {
    const byPhone = 'Agreed by phone with Valley Hauling. Not right? Ask for another time on your tracking page.';
    const onThePage = 'The time was accepted on your tracking page.';

    expect(booked('hauler').text).toContain(byPhone);
    expect(booked('hauler').text).not.toContain(onThePage);
    expect(booked('customer').text).toContain(onThePage);
    expect(booked('customer').text).not.toContain(byPhone);
  });
});

describe('the pickup reminder', () => {
  test('gives time, hauler and price, and says where to change it', () => {
    const { subject, text } = mailOf(
      pickupReminder(bookedLead, usualPickup, 'tomorrow', usualProposal, hauler, mailSite),
    );

    expect(subject).toBe('Your pickup is tomorrow: 9:00–11:00 AM');
    expect(text).toContain('Valley Hauling will be there then. Still works for you? You’re all set.\n');
    expect(text).toContain('If not, you can change or cancel it on your tracking page.');
    expect(text).toContain(`\nSee or change it:\n${TRACKING_PAGE}\n`);
    expect(text).toContain(`\nPickup: ${WINDOW}\nEstimated price: $120–$180\nYour hauler: Valley Hauling\n`);
  });

  test('names neither price nor hauler for a time the operator set without them', () => {
    const { subject, text } = mailOf(pickupReminder(bookedLead, usualPickup, 'today', null, null, mailSite));

    expect(subject).toBe('Your pickup is today: 9:00–11:00 AM');
    expect(text).toContain('\n\nStill works for you? You’re all set.\n');
    expect(text).not.toMatch(/Estimated|Your hauler|will be there then/);
  });

  test('to the hauler says when, where and what to do', () => {
    const dayBefore = new Date('2026-11-22T17:00:00Z');
    const { subject, text } = jobReminder({ lead: bookedLead, offer: usualOffer, now: dayBefore });

    expect(subject).toBe('Tomorrow: 9:00–11:00 AM in 91101');
    expect(text).toContain('Your pickup tomorrow: 9:00–11:00 AM\n');
    expect(text).toContain('If you can’t make it, propose another time there now.');
    expect(text).toContain(
      `\nPickup: ${WINDOW}\nLoad: Half a truck, about 8 cubic yards\nServices: Furniture Removal\nZIP code: 91101\n`,
    );
    expect(text).toContain('“I’m on my way”');
  });

  test.each([
    ['the evening before', '2026-11-24T02:00:00Z', '2026-11-24T17:00:00Z', 'tomorrow'],
    ['at the end of the day before', '2026-11-24T07:59:00Z', '2026-11-24T17:00:00Z', 'tomorrow'],
    ['when it is late', '2026-11-24T08:00:00Z', '2026-11-24T17:00:00Z', 'today'],
    ['two days before', '2026-11-23T07:59:00Z', '2026-11-24T17:00:00Z', null],
    ['the day after', '2026-11-25T08:00:00Z', '2026-11-24T17:00:00Z', null],
    ['before the clocks go forward', '2027-03-14T07:30:00Z', '2027-03-14T13:00:00Z', 'tomorrow'],
    ['before the clocks go back', '2026-11-01T06:30:00Z', '2026-11-02T04:30:00Z', 'tomorrow'],
  ])('knows which day it is: %s', (_, now, from, day) => {
    expect(dayFrom(new Date(now), { ...usualPickup, from: new Date(from) })).toBe(day);
  });
});

test('the email that a hauler is on the way gives the arrival time and what applies to the price', () => {
  const { subject, text } = mailOf(onMyWay(bookedLead, new Date('2026-11-23T23:20:00Z'), hauler, mailSite));

  expect(subject).toBe('Your hauler is on the way: they should arrive at about 3:20 PM');
  expect(text).toContain('Valley Hauling should arrive at about 3:20 PM on Monday, November 23 (Los Angeles time).\n');
  expect(text).toContain(estimateMeaning({}));
  expect(text).toContain('Call Valley Hauling:\ntel:+18185550111\n');
});

describe('emails about a changed status or timeframe', () => {
  const before = { from: new Date('2026-11-25T17:00:00Z'), until: new Date('2026-11-25T19:00:00Z') };
  const gone = 'The pickup planned for Wednesday, November 25, 9:00–11:00 AM (Los Angeles time) is off.';
  const inWords: LeadOfMail = { ...bookedLead, pickup: null, timeframe: 'Friday morning' };

  test('give a pickup window even if a hauler wrote a timeframe before', () => {
    const lead = { ...bookedLead, timeframe: null, timeframeByHauler: '' };
    const { subject, text } = mailOf(timeframeChanged(lead, mailSite, before));

    expect(subject).toBe('Your request has a new timeframe');
    expect(text).toContain(`It’s planned for: ${WINDOW}\n`);
    expect(text).not.toContain(' is off');
    const ofStatus = mailOf(statusChanged(lead, mailSite, hauler, before)).text;
    expect(ofStatus).toContain(`\nTimeframe: ${WINDOW}\n`);
    expect(ofStatus).not.toContain(' is off');
  });

  test('say that an earlier window no longer applies and what does', () => {
    const { subject, text } = mailOf(timeframeChanged(inWords, mailSite, before));

    expect(subject).toBe('Your request has a new timeframe');
    expect(text).toContain(`It’s planned for: Friday morning\n\n${gone}\n`);
  });

  test('say that an earlier window no longer applies even if nothing replaces it', () => {
    const lead = { ...inWords, timeframe: null };
    const { subject, text } = mailOf(timeframeChanged(lead, mailSite, before));

    expect(subject).toBe('Your pickup has no set time right now');
    expect(text).toContain(`\n\n${gone} We’ll let you know when there’s a new one.\n`);
    expect(mailOf(statusChanged({ ...lead, status: 'Submitted' }, mailSite, null, before)).text).toContain(gone);
  });

  test('give no time for a canceled request', () => {
    expect(mailOf(statusChanged({ ...bookedLead, status: 'Canceled' }, mailSite, hauler)).text).not.toContain(
      'November 23',
    );
  });

  test.each([
    [165, 'Completed', '\nPrice paid: $165\n'],
    [0, 'Completed', '\nPrice paid: Nothing\n'],
    [null, 'Completed', null],
    [165, 'In Progress', null],
  ] as const)('say what was paid after completion: %s at %s', (pricePaid, status, said) => {
    const { text } = mailOf(statusChanged({ ...bookedLead, status, pricePaid }, mailSite, hauler));

    if (said === null) expect(text).not.toContain('Price paid');
    else expect(text).toContain(said);
  });
});

describe('the earlier pickup window', () => {
  test.each([
    ['in UTC', '["2026-11-24 17:00:00+00","2026-11-24 19:00:00+00")'],
    ['in Los Angeles', '["2026-11-24 09:00:00-08","2026-11-24 11:00:00-08")'],
    ['in another zone', '["2026-11-24 22:30:00+05:30","2026-11-25 00:30:00+05:30")'],
  ])('is parsed from a Postgres range: %s', (_, range) => {
    expect(pickupBefore({ pickup_before: range })).toEqual({
      from: new Date('2026-11-24T17:00:00Z'),
      until: new Date('2026-11-24T19:00:00Z'),
    });
  });

  test('is null if there was none, and an odd value throws', () => {
    expect(pickupBefore({ pickup_before: null })).toBeNull();
    expect(() => pickupBefore({ pickup_before: 'empty' })).toThrow('empty');
  });
});

describe('the email to a hauler', () => {
  test('about an accepted proposal says when, where, for how much and what is next', () => {
    const { subject, text } = proposalAccepted({ lead: bookedLead, offer: usualOffer }, usualPickup, usualProposal);

    expect(subject).toBe('Booked: Monday, November 23, 9:00–11:00 AM in 91101');
    expect(text).toContain(`The customer has accepted your proposal: ${WINDOW}.`);
    expect(text).toContain(
      `\nPickup: ${WINDOW}\nEstimated price: $120–$180\nLoad: Half a truck, about 8 cubic yards\nServices: Furniture Removal\nZIP code: 91101\n`,
    );
    expect(text).toContain('On the day, press “I’m on my way” there when you head out.');
  });

  test.each([
    ['price', 'The price didn’t work for them. '],
    ['time', 'The time didn’t work for them. '],
    ['other', 'Neither the price nor the time was the reason. '],
    [null, '\n\n'],
  ] as const)('about a declined proposal says why: %s', (declinedFor, said) => {
    const offer = { ...usualOffer, state: 'returned' } as const;
    const { subject, text } = proposalDeclined({ lead: usualLead, offer }, { hauler, declinedFor });

    expect(subject).toBe('Declined: Furniture Removal in 91101');
    expect(text).toContain(`${said}The job is going to other haulers. There’s nothing more for you to do.\n`);
  });

  test.each([
    ['a booked pickup stays', bookedLead, `The pickup stays as booked: ${WINDOW}.`],
    ['the job stays', usualLead, 'The job stays yours. Call the customer, or send another proposal.'],
  ])('about a declined proposal says that %s', (_, lead, said) => {
    const offer = { ...usualOffer, state: 'accepted' } as const;
    const { text } = proposalDeclined({ lead, offer }, { hauler, declinedFor: 'time' });

    expect(text).toContain(`The time didn’t work for them. ${said}\n`);
  });

  test.each([
    ['other-time', 'The customer is asking for another time'],
    ['other-price', 'The customer is asking for another price'],
    ['other', 'The customer has a question'],
  ] as const)('about a customer who asks for %s says so, and where to answer', (askedFor, said) => {
    const { subject, text } = customerAsked({ lead: usualLead, offer: usualOffer }, askedFor);

    expect(subject).toBe(`${said}: Furniture Removal in 91101`);
    expect(text).toContain(
      'The job’s page shows what they’re asking for. Answer with another proposal there, or call them.',
    );
    expect(text).not.toContain('as booked');
  });

  test('about a request to change a booked pickup says that it stays booked until then', () => {
    const { text } = customerAsked({ lead: bookedLead, offer: usualOffer }, 'other-time');

    expect(text).toContain(`Until they accept another time, the pickup stays as booked: ${WINDOW}.`);
  });

  test('about a pickup whose time is over asks whether it is done', () => {
    const { subject, text } = pickupOver({ lead: bookedLead, offer: usualOffer });

    expect(subject).toBe('Is it done? Furniture Removal in 91101');
    expect(text).toContain(
      `The pickup was planned for ${WINDOW}. If everything is gone, mark it as done on the job’s page`,
    );
    expect(text).toContain('If not, propose another time on the job’s page, or call the customer.');
  });
});
