import type { Reason } from '../../domain/reasons.ts';
import { labelReader } from '../readers/labels.ts';

const reasonLabels: Record<Reason, string> = {
  'I no longer need it': 'I no longer need it',
  'I found another solution': 'I found another solution',
  'The price was too high': 'The price was too high',
  'Nobody contacted me': 'No one contacted me',
  'The date does not suit me': 'The date doesn’t work for me',
  'I made a mistake in the request': 'I made a mistake in the request',
  'Too far away': 'Too far away',
  'No time for it': 'No time for it',
  'Not the kind of job I take': 'Not the kind of job I take',
  'Too little to go on': 'Not enough information',
  'No time for it after all': 'No time for it after all',
  'I cannot reach the customer': 'I can’t reach the customer',
  'The job is not what was described': 'The job isn’t what was described',
  'My truck or crew is not available': 'My truck or crew isn’t available',
  'The customer no longer needs it': 'The customer no longer needs it',
  'The customer chose somebody else': 'The customer chose someone else',
  'The customer could not be reached': 'The customer couldn’t be reached',
  'The items cannot be taken': 'The items can’t be taken',
};

/** The label of a stored reason; someone's own words stay as they wrote them. */
export const reasonLabel = labelReader(reasonLabels);
