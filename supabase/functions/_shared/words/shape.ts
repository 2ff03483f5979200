/**
 * The shape that the words of another language need: the same keys, the same number of entries in each list, functions
 * with the same parameters, and any text.
 */
export type Shape<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Result
    ? (...values: Values) => Shape<Result>
    : { readonly [Key in keyof Words]: Shape<Words[Key]> };
