// @vitest-environment jsdom

import { goneAnswers, priceAnswers } from '@functions/domain/review.ts';
import { describe, expect, test } from 'vitest';
import { contentOf as reviewAsked } from '../../supabase/functions/send-notifications/kinds/customer/review-asked.ts';
import { words as somethingLeftSays } from '../../supabase/functions/send-notifications/kinds/hauler/review-problem.ts';
import { contentOf as reviewProblem } from '../../supabase/functions/send-notifications/kinds/operator/review-problem.ts';
import { mailToCustomer } from '../../supabase/functions/send-notifications/mails/customer-parts.ts';
import { mailToOperator } from '../../supabase/functions/send-notifications/mails/operator-parts.ts';
import type { LeadOfMail, ReviewOfMail } from '../../supabase/functions/send-notifications/mails/types.ts';
import {
  deskToken,
  hostileLead,
  hostileReview,
  jobMailsOf,
  mailSite,
  sparseLead,
  stopToken,
  usualLead,
  usualOffer,
  usualProposal,
  usualReview,
} from '../fixtures/mails.ts';

const somethingLeft = jobMailsOf(({ language }) => somethingLeftSays[language]);

/** Sunday evening in Los Angeles, Monday in London. */
const completedAt = new Date('2026-11-23T01:10:00Z');
const completedLead: LeadOfMail = { ...usualLead, status: 'Completed', pricePaid: 980 };

const REVIEW = 'https://www.example.com/review/R3V1-EWR3-V1EW-R3V1';

describe('the question whether everything is gone', () => {
  function mailOf(changes: Partial<ReviewOfMail> = {}, lead = completedLead) {
    return mailToCustomer(
      reviewAsked(lead, { ...usualReview, ...changes }, completedAt, mailSite),
      stopToken,
      mailSite,
    );
  }

  test('says who marked the pickup completed, and on which day in Los Angeles', () => {
    const { subject, text } = mailOf();

    expect(subject).toBe('Is it all gone?');
    expect(text).toContain(
      '\nYour pickup by Valley Hauling was marked completed on Sunday, November 22. If something is left,',
    );
    expect(text).toContain('\nServices: Furniture Removal\n');
    expect(text).toContain('\nWe ask every customer we can reach, once.');
  });

  test('names no hauler if no one had the job, and says that only the team will hear about it', () => {
    const { text } = mailOf({ hauler: null });

    expect(text).toContain(
      '\nYour pickup was marked completed on Sunday, November 22. If something is left, let us know: our team will hear about it right away.\n',
    );
  });

  test('has one button, a link for each number of stars, and the stop link', () => {
    const page = new DOMParser().parseFromString(mailOf().html, 'text/html');

    const links = [...page.querySelectorAll('a')].map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Answer: is it all gone?', REVIEW],
      ['1 star', `${REVIEW}#stars=1`],
      ['2 stars', `${REVIEW}#stars=2`],
      ['3 stars', `${REVIEW}#stars=3`],
      ['4 stars', `${REVIEW}#stars=4`],
      ['5 stars', `${REVIEW}#stars=5`],
      ['I did not ask for this', 'https://www.example.com/stop-mail/ZZ00-YY11-XX22-WW33'],
    ]);
  });

  // Email programs that drop the label read out the visible text.
  test('shows a number on each star link', () => {
    const page = new DOMParser().parseFromString(mailOf().html, 'text/html');

    const shown = [...page.querySelectorAll('a[aria-label]')].map(({ textContent }) => textContent);
    expect(shown).toEqual(['1 ★', '2 ★', '3 ★', '4 ★', '5 ★']);
  });

  test('has its links in the text part', () => {
    expect(mailOf().text).toContain(`\nAnswer: is it all gone?:\n${REVIEW}\n`);
    expect(mailOf().text).toContain(`\n3 stars:\n${REVIEW}#stars=3\n4 stars:\n${REVIEW}#stars=4\n`);
  });

  test("reveals only the services of the request and doesn't link to its page", () => {
    const { text, html } = mailOf({}, { ...hostileLead, services: usualLead.services });

    expect({ text, html }).toEqual({ text: mailOf().text, html: mailOf().html });
    expect(text + html).not.toMatch(/track|7K3M|María|Evergreen|Pasadena|0142|bags|door|980|1,250/);
  });

  test("escapes the hauler's name", () => {
    const { subject, text, html } = mailOf({ hauler: hostileReview.hauler });

    expect(subject).toBe('Is it all gone?');
    expect(text).toContain(`\nYour pickup by <b>${'V'.repeat(60)}</b> Bcc: all@evil.example was marked completed on`);
    expect(html).toContain('&lt;b&gt;VVV');
    expect(html).not.toContain('<b>');
  });
});

describe("the operator's email about a problem", () => {
  type Problem = Parameters<typeof reviewProblem>[2];

  function mailOf(problem: Problem, changes: Partial<ReviewOfMail> = {}, lead = completedLead, agreed = true) {
    const known = { agreed: agreed ? usualProposal : null, completedAt };
    const content = reviewProblem(lead, { ...usualReview, ...changes }, problem, known, mailSite);
    return mailToOperator(content, deskToken, mailSite);
  }

  test.each<[Problem, string]>([
    ['left', 'Something is left: Furniture Removal in Pasadena, 91101'],
    ['more', 'More was paid than agreed: Furniture Removal in Pasadena, 91101'],
    ['both', 'Something is left, and more was paid than agreed: Furniture Removal in Pasadena, 91101'],
  ])('names the problem in its subject: %s', (problem, subject) => {
    expect(mailOf(problem).subject).toBe(subject);
    expect(mailOf(problem, {}, hostileLead).subject).not.toMatch(/<|evil|\n/);
  });

  test('quotes what is left, and the price according to customer and hauler', () => {
    const { text } = mailOf('both');

    expect(text).toContain('\nWhat’s left, in the customer’s words\n');
    expect(text).toContain('\n> Two bags by the gate.\n> And the old door.\n');
    expect(text).toContain(
      [
        '\nAll gone: No, something is left',
        'Price: More than agreed',
        'Paid, according to the customer: $1,250',
        'Paid, according to the hauler: $980',
        'Estimated price: $120–$180\n',
      ].join('\n'),
    );
  });

  test('says whom to call, with the numbers of customer and hauler', () => {
    const { text } = mailOf('left');

    expect(text).toContain('\nCall (213) 555-0142:\ntel:+12135550142\n');
    expect(text).toContain('\nName: María-José O’Neill\nPhone: (213) 555-0142\nEmail: maria@example.com\n');
    expect(text).toContain('\nHauler: Valley Hauling, (818) 555-0111\n');
    expect(text).toContain('\nCall Valley Hauling, (818) 555-0111:\ntel:+18185550111\n');
    expect(text).toContain('\nOpen at the desk:\nhttps://www.example.com/desk/D3SK-D3SK-D3SK-D3SK\n');
    expect(text).toContain('\nCompleted: 5:10 PM on Sunday, November 22 (Los Angeles time)\n');
  });

  test.each<[Problem, string]>([
    ['left', 'We’re telling Valley Hauling that something is left, but nothing about money.'],
    ['both', 'We’re telling Valley Hauling that something is left, but nothing about money.'],
    ['more', 'We aren’t telling Valley Hauling about this: talk to them yourself.'],
  ])('says what the hauler was told and how to have the rest picked up: %s', (problem, told) => {
    const { text } = mailOf(problem);

    expect(text).toContain(`\nCall the customer. ${told}\n`);
    expect(text.includes('reopen the request at the desk')).toBe(problem !== 'more');
    expect(mailOf(problem, { hauler: null }).text).toContain('\nCall the customer.\n');
  });

  test('shows what was not answered and leaves out what was not asked', () => {
    const bare = { leftBehind: null, price: null, amountPaid: null } as const;
    const { text } = mailOf('left', bare, sparseLead, false);

    expect(text).toContain('\nAll gone: No, something is left\nPaid, according to the hauler: Not entered\nName: ');
    expect(text).not.toMatch(/customer’s words|according to the customer|Estimated/);
    expect(mailOf('more', { amountPaid: null }).text).toContain('\nPaid, according to the customer: Not answered\n');
    expect(mailOf('more', { amountPaid: 0 }, { ...completedLead, pricePaid: 0 }).text).toContain(
      '\nPaid, according to the customer: Nothing\nPaid, according to the hauler: Nothing\n',
    );
  });

  test.each(goneAnswers.flatMap((gone) => priceAnswers.map((price) => [gone, price] as const)))(
    'has words for each answer: %s, %s',
    (gone, price) => {
      const { text } = mailOf('left', { gone, price });

      expect(text).toMatch(/\nAll gone: (?:Yes|No|No, something is left)\nPrice: [A-Z][a-z ]+\n/);
    },
  );
});

describe("the hauler's email about what is left", () => {
  const { subject, text, html } = somethingLeft({ lead: completedLead, offer: usualOffer });

  test('says so and links to the job', () => {
    expect(subject).toBe('Something is left: Furniture Removal in 91101');
    expect(text).toContain('\nYour customer says that something is left\n');
    expect(text).toContain('\nOpen the job:\nhttps://www.example.com/job/0FF3-R0FF-3R0F-F3R0\n');
  });

  test('reveals neither money, nor the customer, nor what they wrote', () => {
    expect(text + html).not.toMatch(/\$|980|paid|María|555|Evergreen|Pasadena|bags|review\//);
  });
});
