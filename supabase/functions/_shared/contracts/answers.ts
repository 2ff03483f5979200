/**
 * Parts of answers. Pages and functions are released apart: what an older or newer function leaves out or fills in
 * another way is lost, and the page is shown without it. Only what a page can't do without has a plain schema.
 */
import * as z from 'zod/mini';

/** Absent if it can't be read. */
export function maybe<Part extends z.ZodMiniType>(part: Part) {
  return z.catch(z.optional(part), undefined);
}

/** Null if it can't be read. */
export function orNull<Part extends z.ZodMiniType>(part: Part) {
  return z.catch(z.nullable(part), null);
}

/** False if it can't be read. */
export function flag() {
  return z.catch(z.boolean(), false);
}

/** Zero if it can't be read. */
export function count() {
  return z.catch(z.number(), 0);
}

/** Without the items that can't be read. */
export function list<Part extends z.ZodMiniType>(part: Part) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items) =>
      items.flatMap((item) => {
        const { success, data } = part.safeParse(item);
        return success ? [data] : [];
      }),
    ),
  );
}
