import { type TextComposer, textToOperator } from './audiences.ts';
import { phoneOf } from './format.ts';
import { textWordingIn } from './wording.ts';
import { words } from './words/operator.ts';

const { momentOf } = textWordingIn('en');

/**
 * The text of each kind of notification that the operator gets by text besides the mail: the mail holds the case, the
 * text wakes.
 */
export const operatorTexts: Record<string, TextComposer> = {
  'not-contacted': textToOperator(async ({ notification, read }) =>
    (await read.reportTime(notification.report_id)) ? words.notContacted : null,
  ),
  overdue: textToOperator(({ lead, now }) => words.overdue(momentOf(lead.promisedBy, now))),
  'nobody-left': textToOperator(() => words.nobodyLeft),
  'customer-unreachable': textToOperator(({ lead }) => words.customerUnreachable(phoneOf(lead.phone))),
};
