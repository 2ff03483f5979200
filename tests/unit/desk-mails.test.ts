import { describe, expect, test } from 'vitest';
import type { Digest } from '../../supabase/functions/send-notifications/digest.ts';
import { contentOf as linkAgain } from '../../supabase/functions/send-notifications/kinds/customer/link-again.ts';
import { words as jobCanceledByUsSays } from '../../supabase/functions/send-notifications/kinds/hauler/job-canceled.ts';
import { newsOf as jobChangedSays } from '../../supabase/functions/send-notifications/kinds/hauler/job-changed.ts';
import { words as jobTakenBackSays } from '../../supabase/functions/send-notifications/kinds/hauler/job-taken-back.ts';
import { contentOf as deskLink } from '../../supabase/functions/send-notifications/kinds/operator/desk-link.ts';
import { contentOf as digest } from '../../supabase/functions/send-notifications/kinds/operator/digest.ts';
import { contentOf as haulerChanged } from '../../supabase/functions/send-notifications/kinds/operator/hauler-changed.ts';
import { mailToCustomer } from '../../supabase/functions/send-notifications/mails/customer-parts.ts';
import { mailToOperator } from '../../supabase/functions/send-notifications/mails/operator-parts.ts';
import type { HaulerActOfMail, LeadOfMail } from '../../supabase/functions/send-notifications/mails/types.ts';
import {
  bookedLead,
  busyDay,
  deskToken,
  hostileHaulerAct,
  jobMailsOf,
  mailSite,
  quietDay,
  stopToken,
  usualHaulerAct,
  usualLead,
  usualOffer,
} from '../fixtures/mails.ts';

const jobCanceledByUs = jobMailsOf(({ language }) => jobCanceledByUsSays[language]);
const jobChanged = jobMailsOf(jobChangedSays);
const jobTakenBack = jobMailsOf(({ language }) => jobTakenBackSays[language]);

const endsAt = new Date('2026-11-23T16:30:00Z');
const now = new Date('2026-11-22T15:30:00Z');

describe('the email with a link to the desk', () => {
  test("says what it opens, until when, and what to do if you didn't ask for it", () => {
    const { subject, text } = mailToOperator(deskLink(endsAt), deskToken, mailSite);

    expect(subject).toBe('Your link to the desk');
    expect(text).toContain('It works until 8:30 AM on Monday, November 23 (Los Angeles time).');
    expect(text).toContain('but the email comes only to you. If it wasn’t you, there’s nothing to do.');
  });
});

describe('the daily email', () => {
  function mailOf(day: Partial<Digest>) {
    return mailToOperator(digest({ ...quietDay, ...day }, endsAt, now), deskToken, mailSite);
  }

  function linesBelow(heading: string, text: string): string[] {
    const part = text.split(`\n${heading}\n${'-'.repeat(heading.length)}\n\n`)[1]?.split('\n\n')[0];
    return part?.split('\n') ?? [];
  }

  const some = (count: number) => ({ count, first: [] });
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const waiting = 'Reviews to look at: 3, the oldest since Sunday, November 15';

  test.each<[Partial<Digest>, string]>([
    [{ pickups: some(3), overdue: some(1) }, 'Today: 3 pickups, 1 overdue'],
    [{ pickups: some(1) }, 'Today: 1 pickup'],
    [{ nobody: some(2), messages: some(1) }, 'Today: 2 without a hauler, 1 message'],
    [{ trouble: some(4) }, 'Today: no pickups, nothing overdue'],
    [{ reviews: { count: 3, oldest: ago(7 * 24) } }, `Today: no pickups, nothing overdue. ${waiting}`],
    [{ pickups: some(3), reviews: { count: 3, oldest: ago(7 * 24) } }, `Today: 3 pickups. ${waiting}`],
    [{ reviews: { count: 3, oldest: ago(7 * 24 - 1) } }, 'Today: no pickups, nothing overdue'],
    [{ unbuiltSince: ago(1) }, 'Today: no pickups, nothing overdue'],
    [{}, 'Today: no pickups, nothing overdue'],
  ])('summarizes the day in its subject: %j', (day, subject) => {
    expect(mailOf(day).subject).toBe(subject);
  });

  test('begins with the link to the list and says how long it works', () => {
    const { text } = mailOf(busyDay);

    expect(text).toContain(
      'Today: 13 pickups, 2 overdue, 1 without a hauler, 1 message. Reviews to look at: 3, the oldest since Saturday, November 14\n==========================================================================================================================\n\nOpen at the desk:\nhttps://www.example.com/desk/D3SK-D3SK-D3SK-D3SK\n',
    );
    expect(text).toContain('It works until 8:30 AM on Monday, November 23 (Los Angeles time).');
    expect(mailToOperator(digest(busyDay, null, now), null, mailSite).text).not.toContain('It works until');
  });

  test('has a section for everything there is, most urgent first', () => {
    const { text } = mailOf(busyDay);

    expect(text.match(/^.+(?=\n-{4,}\n)/gm)).toEqual([
      'Overdue',
      'Said again that no one has called',
      'Without a hauler',
      'Today’s pickups',
      'Proposals unanswered for two days',
      'Messages',
      'Reviews',
      'Build the site',
      'Not delivered',
      'Errors',
      'Flagged',
      'Insurance',
      'Agreements',
      'Yesterday',
    ]);
    expect(mailOf({}).text.match(/^.+(?=\n-{4,}\n)/gm)).toEqual(['Yesterday']);
  });

  test('gives name, service, place and time of each item', () => {
    const { text } = mailOf(busyDay);
    const request = 'María-José O’Neill: Furniture Removal in Pasadena, 91101';

    expect(linesBelow('Overdue', text)).toEqual([
      `- ${request}. Promised by 10:00 AM on Sunday, November 22.`,
      `- ${request}. At 11:00 AM on Sunday, November 22 they said that no one had called.`,
    ]);
    expect(linesBelow('Said again that no one has called', text)).toEqual([
      `- ${request}. Once since the last email like this.`,
      `- ${request}. 3 times since the last email like this.`,
    ]);
    expect(linesBelow('Without a hauler', text)).toEqual([
      '- María-José O’Neill: Furniture Removal in 91101. Promised by 10:00 AM on Sunday, November 22.',
    ]);
    expect(linesBelow('Proposals unanswered for two days', text)).toEqual([
      `- ${request}. Valley Hauling sent it at 10:00 AM on Friday, November 20.`,
    ]);
    expect(linesBelow('Messages', text)).toEqual([
      '- Merchant Inquiry: María-José O’Neill, at 11:00 PM on Saturday, November 21.',
    ]);
    expect(linesBelow('Errors', text)).toEqual(['- On the site: TypeError in job, release 1a2b3c4d, 14 times, new']);
    expect(linesBelow('Flagged', text)[0]).toBe(
      '- Request at 11:00 PM on Saturday, November 21: More than 5 requests with this phone number within an hour',
    );
    expect(linesBelow('Insurance', text)).toEqual([
      '- Valley Hauling: ends on Monday, November 30, 2026.',
      '- Valley Hauling: ended on Friday, November 20, 2026.',
    ]);
    expect(linesBelow('Agreements', text).join(' ')).toBe(
      'Agreements: 4 not accepted, Valley Hauling gets no offers, Valley Hauling gets no offers, Valley Hauling gets offers until Tuesday, December 8, and 1 more',
    );
    expect(linesBelow('Yesterday', text)).toEqual(['Requests: 4', 'Called on time: 3', 'Completed: 0']);
  });

  test('lists ten items and counts the rest', () => {
    const lines = linesBelow('Today’s pickups', mailOf(busyDay).text);
    const pickup = '- 9:00–11:00 AM, María-José O’Neill: Furniture Removal in Pasadena, 91101.';

    expect(lines).toHaveLength(11);
    expect(lines[0]).toBe(`${pickup} No hauler has it.`);
    expect(lines[1]).toBe(`${pickup} Valley Hauling is coming.`);
    expect(lines[10]).toBe('- and 3 more');
  });

  test('gives the number of unread reviews and the date of the oldest', () => {
    const oldest = new Date('2026-11-21T04:00:00Z');

    expect(linesBelow('Reviews', mailOf({ reviews: { count: 1, oldest } }).text)).toEqual([
      'Reviews to look at: 1, the oldest since Friday, November 20',
    ]);
  });

  test('says since when and why the site needs a build', () => {
    expect(linesBelow('Build the site', mailOf(busyDay).text)).toEqual([
      'Reviews have changed since 11:00 AM on Saturday, November 21, and your host wasn’t told to build: BUILD_HOOK_URL isn’t set, or your host refused the call or didn’t answer. Until then, the site shows what it showed before.',
    ]);
  });

  test('gives the outcome of what was not delivered', () => {
    expect(linesBelow('Not delivered', mailOf(busyDay).text)).toEqual([
      '- “Job offered” to a hauler: we gave up.',
      '- “Request received” to a customer: didn’t arrive.',
      '- “New status” to a customer: reported as spam.',
      '- “Overdue” to you: may not have arrived.',
      '- “Site build” to the host of the site: we gave up.',
    ]);
  });
});

describe('the email about a changed hauler', () => {
  function mailOf(act: Partial<HaulerActOfMail>) {
    return mailToOperator(haulerChanged({ ...usualHaulerAct, ...act }, mailSite), deskToken, mailSite);
  }

  test('shows old and new values, the time, the link used and the typed name', () => {
    const { subject, text } = mailOf({});

    expect(subject).toBe('Hauler changed: Valley Hauling');
    expect(text).toContain(
      [
        '\nContact (before): None',
        'Contact: Ana',
        'Email (before): jobs@valley.example',
        'Email: new@valley.example',
        'Phone (before): (818) 555-0111',
        'Phone: (818) 555-0122',
        'Active (before): No',
        'Active: Yes',
        'Changed: 11:00 AM on Sunday, November 22 (Los Angeles time)',
        'With the link in the email: Link to the desk',
        'By, as they typed it: Sam\n',
      ].join('\n'),
    );
    expect(mailOf({ byName: null }).text).not.toContain('as they typed it');
  });

  test('shows what is known about a new hauler', () => {
    const after = { ...usualHaulerAct.after, name: 'Valley Hauling', active: false, vetted_at: null, services: [] };

    const { subject, text } = mailOf({ before: {}, after });
    expect(subject).toBe('Hauler added: Valley Hauling');
    expect(text).toContain(
      '\nName: Valley Hauling\nContact: Ana\nEmail: new@valley.example\nPhone: (818) 555-0122\nActive: No\nChanged: ',
    );
  });

  test('formats days, lists and times for people', () => {
    const text = mailOf(hostileHaulerAct).text;

    expect(text).toContain('\nAreas (before): None\nAreas: 100, 101, 102,');
    expect(text).toContain(', 118, 119 and 280 more\n');
    expect(text).toContain('\nEverywhere (before): None\nEverywhere: Yes\n');
    expect(text).toContain('\nLanguages: English, Spanish\n');
    expect(text).toContain('\nVetted: 9:00 AM on Sunday, November 1 (Los Angeles time)\n');
    expect(text).toContain('\nInsured until (before): None\nInsured until: Sunday, January 31, 2027\n');
  });

  test('explains how to end all links if someone else made the change', () => {
    expect(mailOf({}).text).toContain(
      [
        '\nThis wasn’t you?',
        '----------------',
        '',
        '1. Someone may be reading your email. Set a new password for your mailbox, and turn on two-factor authentication.',
        '2. Ask for a new link at https://www.example.com/desk.',
        '3. Press “End all other links” on the list.',
        '4. Change this hauler back there, or pause them.\n',
      ].join('\n'),
    );
  });
});

describe('emails to a hauler about what the team did', () => {
  const lead = { ...usualLead, status: 'In Progress' } as const;

  test.each([
    ['taken back', jobTakenBack, 'Taken back', 'This job is no longer yours.'],
    ['canceled', jobCanceledByUs, 'Canceled', 'We’ve canceled this job.'],
  ] as const)('a job that was %s: nothing more to do', (_, mailOf, what, said) => {
    const { subject, text } = mailOf({ lead, offer: usualOffer });

    expect(subject).toBe(`${what}: Furniture Removal in 91101`);
    expect(text).toContain(`\n${said} There’s nothing more for you to do. Please don’t`);
    expect(text).toContain('\nIs this a mistake? Reply to this email.\n');
  });

  function changed(about: Partial<LeadOfMail>) {
    const { subject, text } = jobChanged({ lead: { ...lead, ...about }, offer: usualOffer });
    return [subject, text.split('\n\n')[2]];
  }

  test('a changed pickup: the new time', () => {
    expect(changed(bookedLead)).toEqual([
      'Changed: Monday, November 23, 9:00–11:00 AM in 91101',
      'We set it to: Monday, November 23, 9:00–11:00 AM (Los Angeles time).',
    ]);
    expect(changed({ timeframe: 'Friday, after the rain.' })[1]).toBe('We set it to: Friday, after the rain.');
    expect(changed({ timeframe: ' Friday ' })).toEqual([
      'Changed: Furniture Removal in 91101',
      'We set it to: Friday.',
    ]);
    expect(changed({ timeframe: 'typed', timeframeByHauler: 'typed' })[1]).toBe('The job’s page shows the time.');
  });

  test.each([null, '', ' '])('a pickup that no longer has a time: %j', (timeframe) => {
    expect(changed({ timeframe })[1]).toBe('The earlier time is off. Agree on a new one with the customer.');
  });
});

test('the email that resends the tracking link says what it opens and the status of the request', () => {
  const content = linkAgain({ ...usualLead, status: 'In Progress' }, mailSite);
  const { subject, text } = mailToCustomer(content, stopToken, mailSite);

  expect(subject).toBe('Your tracking link');
  expect(text).toContain('\nTrack my request:\nhttps://www.example.com/track/7K3M-9Q2X-4TBV-R8ND\n');
  expect(text).toContain('\nStatus: In Progress\nServices: Furniture Removal\nTracking ID: 7K3M-9Q2X-4TBV-R8ND\n');
  expect(text).toContain('\nKeep the link to yourself: it opens the details of your request.\n');
});

test.each<[status: LeadOfMail['status'], isOpen: boolean]>([
  ['In Progress', true],
  ['Completed', false],
  ['Canceled', false],
])('the email that resends the tracking link mentions canceling only while it is possible: %s', (status, isOpen) => {
  const { text } = mailToCustomer(linkAgain({ ...usualLead, status }, mailSite), stopToken, mailSite);

  expect(text).toContain('You can see the status there.');
  expect(text.includes('You can also correct your contact information there, or cancel.')).toBe(isOpen);
});
