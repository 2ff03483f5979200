/** Why an answer to the question whether all is gone is not taken. */
export const reviewRefusals = {
  closed: 'The time to answer has passed.',
};
