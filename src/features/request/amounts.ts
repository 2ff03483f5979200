import { price } from '@functions/contracts/pickup.ts';
import { asciiDigits } from '@functions/domain/ascii-digits.ts';
import { MAX_PRICE } from '@functions/domain/proposals.ts';
import * as z from 'zod/mini';

const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.0{0,2})?$/;

/** Parses whole dollars as people type them: `1200`, `$1,200`, `1200.00`. Undefined if it is not a price. */
export function parseAmount(text: string): number | undefined {
  const digits = AMOUNT.exec(asciiDigits(text.trim()))?.[1]?.replaceAll(',', '');
  const amount = Number(digits ?? Number.NaN);
  return amount <= MAX_PRICE ? amount : undefined;
}

/** A price as people type it. */
export const typedPrice = z.pipe(z.pipe(z.string(), z.transform(parseAmount)), price);

/** The same, or empty for none. */
export const optionalTypedPrice = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (text.trim() === '' ? undefined : (parseAmount(text) ?? Number.NaN))),
  ),
  z.optional(price),
);

/** Parses a price range: `120-180`, `$120 to $180`, `120 a 180`. Undefined if it is anything else. */
export function parseRange(text: string): [from: number, to: number] | undefined {
  const [from, to, ...more] = text.split(/[-–—]|\b(?:to|a)\b/i).map(parseAmount);
  return from === undefined || to === undefined || more.length > 0 ? undefined : [from, to];
}
