import * as z from 'zod/mini';
import { parseJson } from '../_shared/server/parse-json.ts';
import { notificationId, type Outcome, type Report, storable } from './reports.ts';

/** The tag of our emails that has the ID of their notification. */
const TAG = 'notification';

/** An address, alone or in `Name <address>`. */
const ADDRESS = /[^\s<]+@[^\s>]+/;

/** Types of bounces after which a later email can arrive: the mailbox was full, or its server down. */
const PASSING = ['Transient', 'Temporary'];

const text = z.catch(z.string(), '');
const details = z.object({ type: text, subType: text, message: text, reason: text });
const failure = z.catch(details, details.parse({}));
const addresses = z.catch(z.array(z.string()), []);

/** The parts of a report that we read. Tags arrive as an object, but are sent as a list. */
const mailReport = z.object({
  type: z.string(),
  data: z.object({
    tags: z.union([z.record(z.string(), z.unknown()), z.array(z.object({ name: z.string(), value: z.unknown() }))]),
    to: addresses,
    bounce: failure,
    suppressed: failure,
    failed: failure,
  }),
});

type Data = z.infer<typeof mailReport>['data'];

/**
 * Reads a report of the email provider, in Resend's format.
 *
 * @returns null for what changes nothing: other events, emails that are not ours, and anything that is not a report.
 * @see https://resend.com/docs/webhooks/event-types
 */
export function readMailReport(body: string): Report | null {
  const { data: report } = mailReport.safeParse(parseJson(body));
  const id = report && notificationId(tagOf(report.data));
  const outcome = report && outcomeOf(report.type, report.data);
  return id && outcome ? { id, channel: 'mail', email: report.data.to[0]?.match(ADDRESS)?.[0], ...outcome } : null;
}

function outcomeOf(type: string, { bounce, suppressed, failed }: Data): Outcome | null {
  switch (type) {
    case 'email.delivered':
      return { event: 'delivered' };
    case 'email.delivery_delayed':
      return { event: 'delayed' };
    case 'email.complained':
      return { event: 'complained' };
    case 'email.bounced':
      return { event: 'undelivered', error: errorOf(bounce), isAddress: !PASSING.includes(bounce.type) };
    case 'email.suppressed':
      return { event: 'undelivered', error: errorOf(suppressed), isAddress: true };
    case 'email.failed':
      return { event: 'undelivered', error: errorOf(failed), isAddress: false };
    default:
      return null;
  }
}

function tagOf({ tags }: Data): string | undefined {
  const value = Array.isArray(tags) ? tags.find(({ name }) => name === TAG)?.value : tags[TAG];
  return typeof value === 'string' ? value : undefined;
}

/** Example: "Permanent, General: The mailbox does not exist." */
function errorOf({ type, subType, message, reason }: z.infer<typeof details>): string {
  const kind = [type, subType].filter(Boolean).join(', ');
  return storable([kind, message, reason].filter(Boolean).join(': '));
}
