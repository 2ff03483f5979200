/** Why customers cancel, to choose from. They can add one in their own words. */
export const cancelReasons: readonly string[] = [
  'I no longer need it',
  'I found another solution',
  'The price was too high',
  'Nobody contacted me',
  'The date does not suit me',
  'I made a mistake in the request',
];
