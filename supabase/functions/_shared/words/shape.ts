/**
 * What the words of another language must have: the same keys and as many entries in each list as the English ones, the
 * same values for each function, and any text.
 */
export type Shape<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Result
    ? (...values: Values) => Shape<Result>
    : { readonly [Key in keyof Words]: Shape<Words[Key]> };
