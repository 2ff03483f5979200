import { RefusedError } from '@/lib/forms/refused-error';

/** A failed lookup, with a message for the visitor. */
export class TrackingError extends Error {}

/** There is no such request, or it was deleted. */
export class UnknownRequestError extends TrackingError {}

/** The tracking system gave no valid response; retrying may help. */
export class UnreachableError extends TrackingError {}

/** The tracking system was reached, but failed. */
export class ServerFaultError extends UnreachableError {}

/** The request has changed since the page loaded it. */
export class OutdatedError extends RefusedError {}
