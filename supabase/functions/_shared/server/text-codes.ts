// Error codes of the text provider. They come in its answers and in its reports, because it checks some texts of a
// messaging service only later. See https://www.twilio.com/docs/api/errors

/** The number has replied STOP to the provider. */
export const SAID_STOP = '21610';

/** The number can't receive texts: it is not a number, not reachable, not allowed, has no route or is not a mobile. */
export const NO_NUMBER_FOR_TEXTS: readonly string[] = ['21211', '21217', '21408', '21612', '21614'];
