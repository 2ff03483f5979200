import type { Enums } from '../../_shared/database.types.ts';
import type { Shape } from '../../_shared/words/shape.ts';
import type { Composer } from '../audiences.ts';
import type { TextComposer } from '../texts/audiences.ts';

/** What is said of one thing that happens, to those whom it concerns. */
export type Kind = {
  kind: Enums<'notification_kind'>;
  audience: Enums<'audience'>;
  /** What the mail and the text are made of, by language. The operator is told in English alone. */
  words: { en: Words; es?: Words };
  mail: Composer;
  /** To the operator only what has to wake them goes by text too. */
  text?: TextComposer;
};

type Words = { mail: object; text?: unknown };

type InBoth<English> = { en: English; es: Shape<English> };

/** Words in both languages. The Spanish ones have the shape of the English ones. */
export function inBoth<English extends Words>(words: InBoth<English>): InBoth<English> {
  return words;
}
