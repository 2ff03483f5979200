import type * as z from 'zod/mini';

/** A function did what it was asked, but its answer can't be read: the page may be older or newer than the function. */
export class UnreadableError extends Error {}

/**
 * Reads the answer of a function.
 *
 * @throws UnreadableError; another error, after which a retry may help, if the answer has no parts.
 */
export function readAnswer<View>(schema: z.ZodMiniType<View>, answer: unknown): View {
  const { data, error } = schema.safeParse(answer);
  if (!error) return data;
  const hasParts = typeof answer === 'object' && Object.keys(answer ?? {}).length > 0;
  throw new (hasParts ? UnreadableError : Error)('The answer can’t be read', { cause: error });
}
