/** Why a hauler does not want a job that they are offered. */
export const declineReasons = [
  'Too far away',
  'No time for it',
  'Not the kind of job I take',
  'Too little to go on',
] as const;

/** Why a hauler gives back a job that they have. */
export const giveBackReasons = [
  'No time for it after all',
  'I cannot reach the customer',
  'The job is not what was described',
  'My truck or crew is not available',
] as const;

/** Why a hauler cancels a job. The customer reads it. With a line of their own they are five, as many as may be given. */
export const haulerCancelReasons = [
  'The customer no longer needs it',
  'The customer chose somebody else',
  'The customer could not be reached',
  'The items cannot be taken',
] as const;
