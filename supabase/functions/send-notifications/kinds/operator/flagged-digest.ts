import { toOperatorOf } from '../../audiences.ts';
import { flaggedInWords, type OperatorContent } from '../../mails/operator-parts.ts';
import type { FlaggedOfMail } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { count } from '../../mails/words/operator.ts';

const { inLosAngeles } = wordingIn('en');

export const words = {
  mail: {
    amounts: (requests: number, messages: number) => {
      const amounts = [
        ...(requests > 0 ? [count(requests, 'request')] : []),
        ...(messages > 0 ? [count(messages, 'message')] : []),
      ];
      return `${amounts.join(' and ')} flagged`;
    },
    meaning:
      'They may not be real. While a request is flagged, its customer doesn’t hear from us, and we don’t ask anyone to call.',
    newestHeading: 'The newest',
    whatToDo:
      'To see them, open the desk. For each real request, press “Clear the flag…”; for each real message, “Not spam”. Then run npm run flagged -- --delete to delete the rest.',
  },
};

/** How much is flagged and waiting for the operator, without any words of the senders. */
export function contentOf({ requests, messages, newest }: FlaggedOfMail): OperatorContent {
  const { amounts, meaning, newestHeading, whatToDo } = words.mail;
  const heading = amounts(requests, messages);
  return {
    heading,
    blocks: [{ kind: 'paragraph', text: meaning }],
    more: [
      { kind: 'heading', text: inLosAngeles(newestHeading) },
      {
        kind: 'list',
        items: newest.map(flaggedInWords),
      },
      { kind: 'paragraph', text: whatToDo },
    ],
  };
}

export const mail = toOperatorOf(async ({ read }) => contentOf(await read.flagged()));
