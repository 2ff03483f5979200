import type { ContactSubject } from '../../rules/contact-subjects.ts';

export const contactSubjectLabels: Record<ContactSubject, string> = {
  general: 'General',
  'lead-issue': 'Lead Issue',
  'merchant-inquiry': 'Merchant Inquiry',
};
