import type { Enums } from '../../_shared/database.types.ts';
import { formatPhone } from '../../_shared/domain/phone.ts';
import { languageLabel } from '../../_shared/words/en/languages.ts';
import { kindLabel } from '../../_shared/words/en/notification-kinds.ts';
import { type Composer, type Context, type Made, toOperatorOf } from '../audiences.ts';
import type { Fact } from './content.ts';
import { formatDay } from './format.ts';
import { digest } from './operator-digest.ts';
import { mailToOperator, type OperatorContent } from './operator-parts.ts';
import type { HaulerActOfMail, Site } from './types.ts';
import { wordingIn } from './wording.ts';
import { words } from './words/operator.ts';

const { momentOf } = wordingIn('en');

/** So many entries of a list are shown. */
const SHOWN = 20;

/** The mails to the operator that are about the desk itself, and what a link of it was used for. */
export const operatorDeskMails: Record<string, Composer> = {
  // It may have been switched off since the link was asked for.
  'desk-link': withListLink('desk-link', (endsAt) => endsAt && deskLink(endsAt)),
  digest: withListLink('digest', async (endsAt, { read, now }) => digest(await read.digest(), endsAt, now())),
  'hauler-changed': toOperatorOf(async ({ act_id }, { read, site }) => {
    const act = await read.haulerAct(act_id);
    return act && haulerChanged(act, site);
  }),
};

/**
 * Composes a mail to the operator that says until when its link works, which leads to the list.
 *
 * @param makeContent is given that moment, null if the desk is switched off.
 */
function withListLink(
  kind: Enums<'notification_kind'>,
  makeContent: (endsAt: Date | null, context: Context) => Made<OperatorContent>,
): Composer {
  return async ({ id }, context) => {
    const { read, site, operatorEmail } = context;
    const token = await read.deskToken(id);
    const content = await makeContent(token === null ? null : await read.deskLinkEnds(kind), context);
    return content && { ...mailToOperator(content, token, site), to: operatorEmail };
  };
}

/** The operator, or a stranger, has asked for a link to the desk. */
export function deskLink(endsAt: Date): OperatorContent {
  const { heading, opens, until, notYou } = words.deskLink;
  return {
    subject: heading,
    heading,
    blocks: [{ kind: 'paragraph', text: `${opens} ${until(momentOf(endsAt))}` }],
    more: [{ kind: 'paragraph', text: notYou }],
  };
}

/**
 * A hauler was added or changed at the desk, in a way by which somebody could give themselves customers: what was before
 * and after, by whose link, and what to do if that was a thief's.
 */
export function haulerChanged(act: HaulerActOfMail, site: Site): OperatorContent {
  const { added, changed, allIsWell, wasItNotYou, whatToDo } = words.haulerChanged;
  const isNew = Object.keys(act.before).length === 0;
  const { what, text } = isNew ? added : changed;
  return {
    subject: words.subject(what, act.name),
    heading: words.subject(what, act.name),
    blocks: [{ kind: 'paragraph', text: `${text} ${allIsWell}` }],
    more: [
      {
        kind: 'facts',
        facts: [
          ...changesOf(act, isNew),
          [words.terms.changedAt, momentOf(act.at)],
          [words.terms.changedWith, kindLabel(act.mailKind, 'operator')],
          [words.terms.changedBy, act.byName],
        ],
      },
      { kind: 'heading', text: wasItNotYou },
      { kind: 'steps', items: whatToDo(`${site.url}/desk`) },
    ],
  };
}

/** Each column that was changed, as it was before and as it is since; of a new hauler, what is known. */
function changesOf({ before, after }: HaulerActOfMail, isNew: boolean): Fact[] {
  const { columns, before: termBefore, none } = words.haulerChanged;
  return Object.entries(columns)
    .filter(([column]) => column in after)
    .flatMap(([column, term]) => {
      const now = inWords(column, after[column]);
      if (isNew) return [[term, now]] satisfies Fact[];
      return [
        [termBefore(term), inWords(column, before[column]) ?? none],
        [term, now ?? none],
      ] satisfies Fact[];
    });
}

/** @returns null for nothing. */
function inWords(column: string, value: unknown): string | null {
  const { yes, no, andMore } = words.haulerChanged;
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value)) {
    // An area or a service is no language, and stays as it is.
    const shown = value.slice(0, SHOWN).map(languageLabel).join(', ');
    return value.length > SHOWN ? andMore(shown, value.length - SHOWN) : shown || null;
  }
  if (typeof value !== 'string' || value === '') return null;
  if (column === 'phone') return formatPhone(value);
  if (column === 'insured_until') return formatDay(value);
  return column === 'vetted_at' ? momentOf(new Date(value)) : value;
}
