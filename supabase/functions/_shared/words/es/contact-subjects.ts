// English: 49b5736daf1c

import type { contactSubjectLabels as english } from '../en/contact-subjects.ts';

export const contactSubjectLabels: typeof english = {
  general: 'Pregunta general',
  'lead-issue': 'Problema con una solicitud',
  'merchant-inquiry': 'Soy una empresa de acarreo',
};
