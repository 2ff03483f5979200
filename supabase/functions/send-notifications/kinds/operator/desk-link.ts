import { toOperatorWithListLink } from '../../audiences.ts';
import type { OperatorContent } from '../../mails/operator-parts.ts';
import { wordingIn } from '../../mails/wording.ts';

const { momentOf } = wordingIn('en');

export const words = {
  mail: {
    heading: 'Your link to the desk',
    opens: 'It opens the list of everything that’s open: requests, messages and haulers.',
    until: (moment: string) => `It works until ${moment}.`,
    notYou:
      'Anyone can press “Email me a link”, but the email comes only to you. If it wasn’t you, there’s nothing to do.',
  },
};

/** The operator, or a stranger, has requested a desk link. */
export function contentOf(endsAt: Date): OperatorContent {
  const { heading, opens, until, notYou } = words.mail;
  return {
    heading,
    blocks: [{ kind: 'paragraph', text: `${opens} ${until(momentOf(endsAt))}` }],
    more: [{ kind: 'paragraph', text: notYou }],
  };
}

// The desk may have been switched off since the request.
export const mail = toOperatorWithListLink((endsAt) => endsAt && contentOf(endsAt));
