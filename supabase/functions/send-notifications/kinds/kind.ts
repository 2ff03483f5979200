import type { Enums } from '../../_shared/database.types.ts';
import type { Shape } from '../../_shared/words/shape.ts';
import type { Composer } from '../audiences.ts';
import type { TextComposer } from '../texts/audiences.ts';

/** The messages about one kind of event, for one audience. */
export type Kind = {
  kind: Enums<'notification_kind'>;
  audience: Enums<'audience'>;
  /** The words of the email and the text, by language. Messages to the operator are only in English. */
  words: { en: Words; es?: Words };
  mail: Composer;
  /** For the operator, only urgent kinds have a text. */
  text?: TextComposer;
};

type Words = { mail: object; text?: unknown };

type InBoth<English> = { en: English; es: Shape<English> };

/** Words in both languages. The Spanish ones have the shape of the English ones. */
export function inBoth<English extends Words>(words: InBoth<English>): InBoth<English> {
  return words;
}
