// English: adc8e88f0c93

import type { consentForHaulers as english } from '../en/consent-for-haulers.ts';

/** How a hauler can reach a customer, for the job page and emails to haulers. */
export const consentForHaulers: typeof english = (agreedToMessages) =>
  agreedToMessages ? 'Puede llamar o mandar mensajes.' : 'Solo llamadas. Por favor, no le mande mensajes de texto.';
