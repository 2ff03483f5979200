/** What texts to the operator say, in English as `en.ts` words a text as a whole. */
export const words = {
  notContacted: 'A customer was not called. Act:',
  overdue: (moment: string) => `Call overdue since ${moment}. Act:`,
  nobodyLeft: 'No hauler is left for a request. Act:',
  customerUnreachable: (phone: string) => `Phone this customer: ${phone}`,
};
