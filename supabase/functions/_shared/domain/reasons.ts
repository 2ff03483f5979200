// Reasons to choose from, as stored. People can also write their own.

/** Why customers cancel. */
export const customerCancelReasons = [
  'I no longer need it',
  'I found another solution',
  'The price was too high',
  'Nobody contacted me',
  'The date does not suit me',
  'I made a mistake in the request',
] as const;

/** Why a hauler declines an offered job. */
export const declineReasons = [
  'Too far away',
  'No time for it',
  'Not the kind of job I take',
  'Too little to go on',
] as const;

/** Why a hauler gives back a job. */
export const giveBackReasons = [
  'No time for it after all',
  'I cannot reach the customer',
  'The job is not what was described',
  'My truck or crew is not available',
] as const;

/** Why a hauler cancels a job. The customer reads it. With the hauler's own words they are six, the maximum. */
export const haulerCancelReasons = [
  'The customer no longer needs it',
  'The customer chose somebody else',
  'The customer could not be reached',
  'The items cannot be taken',
  'The customer said no to the final price',
] as const;

/** Whether a request was canceled because its customer did not answer. */
export function isUnreachable(cancelReasons: readonly string[]): boolean {
  return cancelReasons.includes('The customer could not be reached' satisfies (typeof haulerCancelReasons)[number]);
}

export type Reason =
  | (typeof customerCancelReasons)[number]
  | (typeof declineReasons)[number]
  | (typeof giveBackReasons)[number]
  | (typeof haulerCancelReasons)[number];
