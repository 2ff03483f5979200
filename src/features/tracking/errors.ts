import { RefusedError } from '@/lib/forms/refused-error';

/** What went wrong with a look-up, in words for the visitor. */
export class TrackingError extends Error {}

/** There is no such request, or not any more. */
export class UnknownRequestError extends TrackingError {}

/** The tracking system did not answer as it should; trying again may help. */
export class UnreachableError extends TrackingError {}

/** The request is not as the page shows it. */
export class OutdatedError extends RefusedError {}
