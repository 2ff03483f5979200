import type { Reason } from '../../domain/reasons.ts';
import { labelReader } from '../readers/labels.ts';

/** The reasons that are stored in other words. */
const reasonLabels = {
  'Nobody contacted me': 'No one contacted me',
  'The date does not suit me': 'The date doesn’t work for me',
  'Too little to go on': 'Not enough information',
  'I cannot reach the customer': 'I can’t reach the customer',
  'The job is not what was described': 'The job isn’t what was described',
  'My truck or crew is not available': 'My truck or crew isn’t available',
  'The customer chose somebody else': 'The customer chose someone else',
  'The customer could not be reached': 'The customer couldn’t be reached',
  'The items cannot be taken': 'The items can’t be taken',
} satisfies Partial<Record<Reason, string>>;

/** The label of a stored reason; someone's own words stay as they wrote them. */
export const reasonLabel = labelReader(reasonLabels);
