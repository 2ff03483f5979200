/** What is wrong with a field. The code that displays it has words for each. */
export type FieldErrorCode =
  | 'service-required'
  | 'street-required'
  | 'zip-required'
  | 'zip-invalid'
  | 'name-required'
  | 'phone-required'
  | 'phone-invalid'
  | 'email-invalid'
  | 'terms-required'
  | 'too-long'
  | 'not-text'
  | 'reason-required'
  | 'reasons-required'
  | 'too-many-reasons'
  | 'cancel-reason-required'
  | 'change-required'
  | 'line-required'
  | 'price-invalid'
  | 'price-range-invalid'
  | 'load-size-invalid'
  | 'truck-invalid'
  | 'stars-required'
  | 'shown-name-required'
  | 'shown-name-invalid'
  | 'bad-language'
  | 'tracking-id-invalid'
  | 'link-invalid';

/** The message of a check: a code, with its limit if it has one, such as `too-long:200`. */
export type FieldError = Exclude<FieldErrorCode, 'too-long'> | `too-long:${number}`;
