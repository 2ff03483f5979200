import type { Enums } from '../../_shared/database.types.ts';
import type { Shape } from '../../_shared/words/shape.ts';
import type { MailComposer, TextComposer } from '../audiences.ts';

/** The messages about one kind of event, for one audience: what the file of a kind exports. */
export type Kind = {
  /** The words of the email and the text. Messages to the operator are only in English. */
  words: Words | { en: Words; es: Words };
  mail: MailComposer;
  /** For the operator, only urgent kinds have a text. */
  text?: TextComposer;
};

/** Kinds by audience. The database has the same list; a newer one may have kinds that this version does not know. */
export type Kinds = Partial<Record<Enums<'audience'>, Partial<Record<Enums<'notification_kind'>, Kind>>>>;

type Words = { mail: object; text?: unknown };

type InBoth<English> = { en: English; es: Shape<English> };

/** Words in both languages. The Spanish ones have the shape of the English ones. */
export function inBoth<English extends Words>(words: InBoth<English>): InBoth<English> {
  return words;
}
