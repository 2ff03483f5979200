import { describe, expect, test } from 'vitest';
import { contentOf as customerUnreachableSays } from '../../supabase/functions/send-notifications/kinds/operator/customer-unreachable.ts';
import { contentOf as haulerUnreachableSays } from '../../supabase/functions/send-notifications/kinds/operator/hauler-unreachable.ts';
import { contentOf as textReplySays } from '../../supabase/functions/send-notifications/kinds/operator/text-reply.ts';
import {
  mailToOperator,
  type OperatorContent,
} from '../../supabase/functions/send-notifications/mails/operator-parts.ts';
import type { UnreachedOfMail } from '../../supabase/functions/send-notifications/mails/types.ts';
import {
  deskToken,
  hostileReply,
  mailSite,
  sparseLead,
  unreachableHauler,
  usualLead,
  usualOffer,
  usualReply,
  usualUnreached,
} from '../fixtures/mails.ts';

const { hauler } = usualOffer;

/** Turns a function for the content of an operator email into one for the email. */
function mailsOf<Needed extends unknown[]>(contentOf: (...needed: Needed) => OperatorContent) {
  return (...needed: Needed) => mailToOperator(contentOf(...needed), deskToken, mailSite);
}

const customerUnreachable = mailsOf(customerUnreachableSays);
const haulerUnreachable = mailsOf(haulerUnreachableSays);
const textReply = mailsOf(textReplySays);

const DESK = 'https://www.example.com/desk/D3SK-D3SK-D3SK-D3SK';
const TRACKING_PAGE = 'https://www.example.com/track/7K3M-9Q2X-4TBV-R8ND';

describe("the operator's email about a customer no message reaches", () => {
  const nothing: UnreachedOfMail = {
    cameBack: [],
    saidStop: false,
    wantsNoMail: false,
    complained: false,
    error: null,
  };

  function why(unreached: Partial<UnreachedOfMail>, lead = usualLead) {
    const { text } = customerUnreachable(lead, mailSite, { ...nothing, ...unreached }, null);
    return /\n(Our messages about .*)\n/.exec(text)?.[1];
  }

  test('says whom to call, about what, and what to tell them', () => {
    const { subject, text, html } = customerUnreachable(usualLead, mailSite, usualUnreached, hauler);

    expect(subject).toBe('Call this customer: Furniture Removal in Pasadena, 91101');
    expect(text).toContain('\nCall (213) 555-0142:\ntel:+12135550142\n');
    expect(html).toContain('href="tel:+12135550142"');
    expect(text).toContain('\nName: María-José O’Neill\nPhone: (213) 555-0142\nEmail: maria@example.com\n');
    expect(text).toContain('\nStatus: Submitted\n');
    expect(text).toContain('\nHas the job: Valley Hauling, (818) 555-0111\n');
    expect(text).toContain('\nDelivery error: Permanent, General: The mailbox does not exist.\n');
    expect(text).toContain('\nGive them an update on their request.');
    expect(text).toContain(`\n${TRACKING_PAGE}\n`);
  });

  test.each<[Partial<UnreachedOfMail>, string]>([
    [{ cameBack: ['mail'] }, 'Our emails to maria@example.com are bouncing.'],
    [{ cameBack: ['text'] }, 'Our texts to their number aren’t arriving. It may be a landline.'],
    [
      { cameBack: ['mail', 'text'] },
      'Our emails to maria@example.com are bouncing. Our texts to their number aren’t arriving. It may be a landline.',
    ],
    [
      { cameBack: ['mail'], saidStop: true },
      'Our emails to maria@example.com are bouncing. They replied STOP to our texts.',
    ],
    [{ wantsNoMail: true }, 'Someone stopped our emails to maria@example.com with the link in one of them.'],
    [{ wantsNoMail: true, complained: true }, 'They reported our email as spam, so we neither email nor text them.'],
    [{}, 'Our last message didn’t arrive.'],
  ])('says why: %j', (unreached, reason) => {
    expect(why(unreached)).toBe(`Our messages about this request can’t reach them. ${reason}`);
  });

  test('says if there is no email address', () => {
    expect(why({ saidStop: true }, sparseLead)).toBe(
      'Our messages about this request can’t reach them. They replied STOP to our texts. They didn’t give an email address.',
    );
    expect(why({ cameBack: ['mail'] }, sparseLead)).not.toContain('come back');
  });

  test('shows no delivery error if none was reported', () => {
    expect(customerUnreachable(usualLead, mailSite, nothing, null).text).not.toContain('Delivery error');
  });
});

describe("the operator's email about a hauler no message reaches", () => {
  test('says whom to call, what it means and how to resolve it', () => {
    const { subject, text } = haulerUnreachable(unreachableHauler);

    expect(subject).toBe('A hauler can’t be reached: Valley Hauling');
    expect(text).toContain('\nA hauler can’t be reached\n');
    expect(text).toContain('\nCall (818) 555-0111:\ntel:+18185550111\n');
    expect(text).toContain('They won’t get offers until this is fixed. They keep the jobs they have.');
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Then open the desk, press “Change” next to this hauler, and enter another email or phone; or, if they ask for texts in writing, set texts_on to true in Studio, in their row',
    );
    expect(text).toContain(
      `\nHauler: Valley Hauling, (818) 555-0111\nTheir email: jobs@valley.example\nhauler_id: ${hauler.id}\n`,
    );
  });

  test.each([
    [true, false, 'Our emails to jobs@valley.example are bouncing. They haven’t asked for texts.'],
    [true, true, 'Our emails to jobs@valley.example are bouncing. Texts aren’t reaching them either.'],
    [
      false,
      false,
      'jobs@valley.example doesn’t want our emails: one was reported as spam. They haven’t asked for texts.',
    ],
  ])('says why: emails bounce %j, texts on %j', (mailCameBack, textsOn, why) => {
    const { text } = haulerUnreachable({ ...unreachableHauler, mailCameBack, textsOn });

    expect(text).toContain(`\n${why}\n`);
  });
});

describe("the operator's email about a reply by text", () => {
  const nobody = { leads: [], haulers: [] };

  test('says who may have sent it, what they wrote and whom to call', () => {
    const { subject, text } = textReply(usualReply, { leads: [usualLead], haulers: [hauler] }, mailSite);

    expect(subject).toBe('A reply by text: (213) 555-0142');
    expect(text).toContain(
      '\nFrom: (213) 555-0142\nSent: 11:00 AM on Sunday, November 22 (Los Angeles time)\n\nWhat they wrote\n---------------\n\n> Can you come at 9?\n> The gate is open.\n',
    );
    expect(text).toContain('\nCall (213) 555-0142:\ntel:+12135550142\n');
    expect(text).toContain(
      '\nHauler: Valley Hauling, (818) 555-0111\nRequest: María-José O’Neill, Furniture Removal in Pasadena, 91101: Submitted\n',
    );
    expect(text).toContain(`:\n${TRACKING_PAGE}\n`);
  });

  test('links to each request with the number', () => {
    const other = { ...usualLead, trackingId: '0000000000000001', status: 'Completed' } as const;

    const { text } = textReply(usualReply, { leads: [usualLead, other], haulers: [] }, mailSite);

    expect(text.match(/^Request: /gm)).toHaveLength(2);
    expect(text).toContain(TRACKING_PAGE);
    expect(text).toContain('https://www.example.com/track/0000-0000-0000-0001');
  });

  test('says if no request or hauler has the number', () => {
    expect(textReply(usualReply, nobody, mailSite).text).toContain('\nNo request or hauler has this number.\n');
  });

  test('says how to stop texts to someone who asks in their own words', () => {
    expect(textReply(usualReply, nobody, mailSite).text).toContain(
      "\nIf they ask us in their own words to stop texting, run this in the SQL editor: select private.stop_texts('2135550142');\n",
    );
  });

  test.each(['', ' \n'])('says if the reply has no words: %j', (body) => {
    const { text } = textReply({ ...usualReply, body }, nobody, mailSite);

    expect(text).toContain('\nThere are no words in it. It may be a picture.\n');
    expect(text).not.toContain('What they wrote');
  });

  test('makes no links from the reply', () => {
    const { text, html } = textReply(hostileReply, nobody, mailSite);

    expect(html.match(/href="[^"]*"/g)).toEqual(['href="tel:+12135550142"', `href="${DESK}"`]);
    expect(html).not.toMatch(/<(?:script|img)/);
    expect(text).toContain('\n> https://evil.example/track\n');
    expect(text).not.toMatch(/^https:\/\/evil/m);
  });

  test('has nothing from the reply in its subject', () => {
    expect(textReply(hostileReply, nobody, mailSite).subject).toBe('A reply by text: (213) 555-0142');
  });
});
