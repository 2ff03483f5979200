import * as z from 'zod/mini';
import { type Answer, type Area, askAsOperator, describeAnswer, type Target } from './check.ts';

/** Which header the database reads a visitor's address from, and the address's network; null if it finds none. */
const seenSchema = z.tuple([z.object({ header: z.nullable(z.string()), network: z.nullable(z.string()) })]);

/** Addresses in three networks reserved for documentation (RFC 5737). */
const CLAIMED = ['192.0.2.1', '198.51.100.1', '203.0.113.1'] as const;

/** Asks how the database sees this request, with headers of our own. Does not count toward limits. */
function lookWith(target: Target, headers: Record<string, string>): Promise<Answer> {
  return askAsOperator(target, 'rpc/visitor_seen', { method: 'POST', headers, body: '{}' });
}

/** @throws with the response if it has another form. */
function seenIn(answer: Answer) {
  const seen = seenSchema.safeParse(answer.json);
  if (!seen.success) throw new Error(describeAnswer(answer));
  return seen.data[0];
}

const GUIDE = 'docs/operating.md, Limits, "Does the project tell addresses apart?" says how to check and what to set.';

/** Needs the secret key. */
export const networks: Area = {
  name: 'networks',
  checks: [
    {
      title: 'A visitor counts as one network, whatever x-forwarded-for they send',
      advice: `On HTTP 401, SUPABASE_SECRET_KEY is not a secret key of this project; on HTTP 404, run \`npx supabase db push\`. ${GUIDE}`,
      isWarning: true,
      async run(target) {
        const first = seenIn(await lookWith(target, { 'x-forwarded-for': CLAIMED[0] }));
        const second = seenIn(await lookWith(target, { 'x-forwarded-for': CLAIMED[1] }));
        if (first.network === null || second.network === null) {
          return [`no address arrives (${first.header ?? 'in no header'}): no network is limited`];
        }
        return first.network === second.network
          ? []
          : [`two requests from this machine count as two networks, by ${second.header}, which visitors can forge`];
      },
    },
    {
      title: 'The visitor is seen in cf-connecting-ip, and cannot forge it',
      advice: GUIDE,
      isWarning: true,
      async run(target) {
        const usual = seenIn(await lookWith(target, {}));
        const forged = await lookWith(target, { 'cf-connecting-ip': CLAIMED[2] });
        const isBelieved = forged.status === 200 && seenIn(forged).network !== usual.network;
        return [
          ...(usual.header === 'cf-connecting-ip' || usual.header === null
            ? []
            : [`the address is the last entry of ${usual.header}: if a proxy writes it, all visitors share one limit`]),
          ...(isBelieved ? ['a visitor who sends another cf-connecting-ip counts as another network'] : []),
        ];
      },
    },
  ],
};
