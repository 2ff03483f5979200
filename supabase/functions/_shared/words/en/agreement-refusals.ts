/** Why the agreement cannot be accepted. */
export const agreementRefusals = {
  changed: 'The agreement has changed. Please read it again.',
};
