// What the provider of texts calls what went wrong: in its answers to a request, and in its reports, since it judges some
// texts of a messaging service only later. See https://www.twilio.com/docs/api/errors

/** Their number said STOP to the provider. */
export const SAID_STOP = '21610';

/** None of these numbers can be sent a text: not a number, not reachable, not allowed, no route, not a mobile. */
export const NO_NUMBER_FOR_TEXTS: readonly string[] = ['21211', '21217', '21408', '21612', '21614'];
