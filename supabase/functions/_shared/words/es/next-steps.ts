// English: 507831a3699f

import type { nextSteps as english } from '../en/next-steps.ts';

/** What happens after a request has arrived, for the confirmation page and email: steps one and three of four. */
export const nextSteps: typeof english = {
  reviewed: {
    title: 'Revisan su solicitud y sus fotos',
    text: 'Las empresas locales ven qué hay que llevarse, sus fotos, su ciudad y su código postal.',
  },
  quoted: {
    title: 'Recibe una cotización gratis y elige el día y la hora',
    text: (isTold = false) =>
      `El precio y los horarios de la empresa llegan a su página de seguimiento${isTold ? ', y nosotros le avisamos' : ''}. Elija el horario que le convenga. La empresa le dice el precio final cuando ve todo, antes de cargar.`,
  },
};
