// English: eafb3e19ea51

import type { contactSubjectLabels as english } from '../en/contact-subjects.ts';

export const contactSubjectLabels: typeof english = {
  general: 'Pregunta general',
  'lead-issue': 'Problema con una solicitud',
  'merchant-inquiry': 'Tengo una empresa de acarreo',
};
