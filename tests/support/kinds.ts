import { kinds } from '../../supabase/functions/send-notifications/kinds/index.ts';
import type { Kind } from '../../supabase/functions/send-notifications/kinds/kind.ts';

/** Each kind of message with its name, its audience, and what its file exports. */
export const everyKind = Object.entries(kinds).flatMap(([audience, definitions]) =>
  Object.entries<Kind>(definitions).map(([kind, definition]) => ({
    audience: audience as keyof typeof kinds,
    kind,
    ...definition,
  })),
);
