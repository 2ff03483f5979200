/** Why an answer to the question whether everything is gone is refused. */
export const reviewRefusals = {
  closed: 'It’s too late to answer.',
};
