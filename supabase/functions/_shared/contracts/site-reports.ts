import * as z from 'zod/mini';
import { languages } from '../domain/languages.ts';
import { pageKinds, withoutContent } from '../domain/site-reports.ts';
import { device, faultSource } from '../enums.ts';

/** Fields of all reports. A page newer than the function may have an unknown kind. */
const every = {
  v: z.literal(1),
  /** The build, from the page's `<meta name="release">`. */
  release: z.string().check(z.regex(/^[0-9a-z]{8,40}$/)),
  page: z.pipe(
    z.string().check(z.regex(/^[a-z-]{1,30}$/)),
    z.transform((kind) => (pageKinds.includes(kind) ? kind : 'other')),
  ),
  language: z.enum(languages),
};

/** A speed, capped at `max` and rounded to `step`, so that there are few different values to count. */
function measure(step: number, max: number) {
  const perUnit = 1 / step;
  return z.optional(
    z.pipe(
      z.number().check(z.minimum(0)),
      z.transform((value) => Math.round(Math.min(value, max) * perUnit) / perUnit),
    ),
  );
}

/** The input of `report-fault`: an error or the page's speed, both anonymous. */
export const siteReport = z.discriminatedUnion('kind', [
  z.object({
    ...every,
    kind: z.literal('fault'),
    what: z.enum(faultSource),
    /** The kind of error, such as `TypeError`. */
    name: z.string().check(z.regex(/^\$?\w{1,40}$/)),
    message: z.pipe(z.string(), z.transform(withoutContent)),
    /** Script, line and column. */
    place: z.string().check(z.regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)),
    /** At most 10: anyone can send reports, and the morning email names the most frequent errors. */
    times: z.pipe(
      z.int().check(z.minimum(1)),
      z.transform((times) => Math.min(times, 10)),
    ),
  }),
  z.object({
    ...every,
    kind: z.literal('vitals'),
    device: z.enum(device),
    /** In milliseconds. */
    lcp: measure(50, 20_000),
    inp: measure(10, 5_000),
    cls: measure(0.01, 5),
  }),
]);

export type SiteReport = z.infer<typeof siteReport>;
