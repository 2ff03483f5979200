import type { ContactSubject } from '../../domain/contact-subjects.ts';

export const contactSubjectLabels: Record<ContactSubject, string> = {
  general: 'General',
  'lead-issue': 'Lead Issue',
  'merchant-inquiry': 'Merchant Inquiry',
};
