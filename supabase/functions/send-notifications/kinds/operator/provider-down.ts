import { textToOperatorOf, toOperatorOf } from '../../audiences.ts';
import type { OperatorContent } from '../../mails/operator-parts.ts';
import type { StuckChannel } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';

const { momentOf } = wordingIn('en');

export const words = {
  mail: {
    headings: { mail: 'Emails aren’t going out', text: 'Texts aren’t going out', hook: 'The site isn’t being built' },
    since: (moment: string) => `Nothing has worked since ${moment}.`,
    whatToDo:
      'What is waiting will go out as soon as the provider accepts it. Look at your account there: its limits, its status page, and whether a payment is due. Then check the keys you set.',
    terms: { error: 'The last answer' },
  },
  text: "Emails aren't going out. Check your email provider.",
};

/** Texts or builds have failed for a while, and none has worked since. An email about emails would arrive too late. */
export function contentOf(stuck: readonly StuckChannel[]): OperatorContent | null {
  const { headings, since, whatToDo, terms } = words.mail;
  const failing = stuck.filter(({ channel }) => channel !== 'mail');
  const [first] = failing;
  if (!first) return null;
  return {
    heading: headings[first.channel],
    blocks: failing.flatMap(({ channel, since: moment, error }) => [
      { kind: 'paragraph', text: `${headings[channel]}. ${since(momentOf(moment))}` } as const,
      { kind: 'facts', facts: [[terms.error, error]] } as const,
    ]),
    more: [{ kind: 'paragraph', text: whatToDo }],
  };
}

export const mail = toOperatorOf(async ({ read }) => contentOf(await read.stuckChannels()));

export const text = textToOperatorOf(async ({ read }) =>
  (await read.stuckChannels()).some(({ channel }) => channel === 'mail') ? words.text : null,
);
