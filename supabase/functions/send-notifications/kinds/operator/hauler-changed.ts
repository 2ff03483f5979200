import { formatPhone } from '../../../_shared/domain/phone.ts';
import { languageLabel } from '../../../_shared/words/en/languages.ts';
import { kindLabel } from '../../../_shared/words/en/notification-kinds.ts';
import { toOperatorOf } from '../../audiences.ts';
import type { Fact } from '../../mails/content.ts';
import { formatDay } from '../../mails/format.ts';
import type { OperatorContent } from '../../mails/operator-parts.ts';
import type { HaulerActionOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';

const { momentOf, subject } = wordingIn('en');

/** How many entries of a list are shown. */
const SHOWN = 20;

export const words = {
  mail: {
    added: { what: 'Hauler added', text: 'Someone with a link to the desk added this hauler.' },
    changed: { what: 'Hauler changed', text: 'Someone with a link to the desk changed this hauler.' },
    allIsWell: 'If it was you or your team, you’re all set.',
    wasItNotYou: 'This wasn’t you?',
    whatToDo: (desk: string) => [
      'Someone may be reading your email. Set a new password for your mailbox, and turn on two-factor authentication.',
      `Ask for a new link at ${desk}.`,
      'Press “End all other links” on the list.',
      'Change this hauler back there, or pause them.',
    ],
    before: (term: string) => `${term} (before)`,
    none: 'None',
    yes: 'Yes',
    no: 'No',
    /** For a long list. */
    andMore: (shown: string, amount: number) => `${shown} and ${amount} more`,
    columns: {
      name: 'Name',
      contact_name: 'Contact',
      email: 'Email',
      phone: 'Phone',
      zip_prefixes: 'Areas',
      everywhere: 'Everywhere',
      services: 'Services',
      languages: 'Languages',
      family_owned: 'Family-owned',
      vetted_at: 'Vetted',
      insured_until: 'Insured until',
      active: 'Active',
    },
    terms: { changedAt: 'Changed', changedBy: 'By, as they typed it', changedWith: 'With the link in the email' },
  },
};

/**
 * A hauler was added or changed at the desk in a way that could send customers to a thief: the values before and after,
 * whose link was used, and what to do if it was stolen.
 */
export function contentOf(action: HaulerActionOfMail, site: Site): OperatorContent {
  const { added, changed, allIsWell, wasItNotYou, whatToDo, terms } = words.mail;
  const isNew = Object.keys(action.before).length === 0;
  const { what, text } = isNew ? added : changed;
  return {
    heading: subject(what, action.name),
    blocks: [{ kind: 'paragraph', text: `${text} ${allIsWell}` }],
    more: [
      {
        kind: 'facts',
        facts: [
          ...changesOf(action, isNew),
          [terms.changedAt, momentOf(action.at)],
          [terms.changedWith, kindLabel(action.mailKind, 'operator')],
          [terms.changedBy, action.byName],
        ],
      },
      { kind: 'heading', text: wasItNotYou },
      { kind: 'steps', items: whatToDo(`${site.url}/desk`) },
    ],
  };
}

/** The changed columns, before and after; for a new hauler, those that are known. */
function changesOf({ before, after }: HaulerActionOfMail, isNew: boolean): Fact[] {
  const { columns, before: termBefore, none } = words.mail;
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

/** @returns null for an empty value. */
function inWords(column: string, value: unknown): string | null {
  const { yes, no, andMore } = words.mail;
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value)) {
    // ZIP prefixes and services have no language label, and stay unchanged.
    const shown = value.slice(0, SHOWN).map(languageLabel).join(', ');
    return value.length > SHOWN ? andMore(shown, value.length - SHOWN) : shown || null;
  }
  if (typeof value !== 'string' || value === '') return null;
  if (column === 'phone') return formatPhone(value);
  if (column === 'insured_until') return formatDay(value);
  return column === 'vetted_at' ? momentOf(new Date(value)) : value;
}

export const mail = toOperatorOf(async ({ notification, read, site }) => {
  const action = await read.haulerAction(notification.action_id);
  return action && contentOf(action, site);
});
