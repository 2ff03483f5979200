/** What a message to the team can be about. `value` is what the database stores. */
export const contactSubjects = [
  { value: 'general', label: 'General' },
  { value: 'lead-issue', label: 'Lead Issue' },
  { value: 'merchant-inquiry', label: 'Merchant Inquiry' },
] as const;
