import { toOperatorWithListLink } from '../../audiences.ts';
import type { OperatorContent } from '../../mails/operator-parts.ts';
import { wordingIn } from '../../mails/wording.ts';
import type { Kind } from '../kind.ts';

const { momentOf } = wordingIn('en');

const words = {
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
    subject: heading,
    heading,
    blocks: [{ kind: 'paragraph', text: `${opens} ${until(momentOf(endsAt))}` }],
    more: [{ kind: 'paragraph', text: notYou }],
  };
}

export const deskLink = {
  kind: 'desk-link',
  audience: 'operator',
  words: { en: words },
  // The desk may have been switched off since the request.
  mail: toOperatorWithListLink('desk-link', (endsAt) => endsAt && contentOf(endsAt)),
} satisfies Kind;
