import { jobNews } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Corrected',
      heading: 'The customer’s details have changed',
      text: 'Check the job’s page before you call or head out: it shows the customer’s name, phone, email and address, how much of a truck the load will fill, when it should be gone, when they prefer to be called, and whether you can text them.',
    },
    text: 'Customer details changed. Look first:',
  },
  es: {
    mail: {
      what: 'Datos corregidos',
      heading: 'Cambiaron los datos del cliente',
      text: 'Vea la página del trabajo antes de llamar o de salir. Ahí están el nombre, el teléfono, el correo electrónico y la dirección del cliente, qué tan lleno queda el camión, para cuándo se lo deben llevar, cuándo prefiere que le llamen y si usted puede mandarle mensajes de texto.',
    },
    text: 'Cambiaron los datos del cliente. Véalos primero:',
  },
});

/** The customer or the team has corrected how to reach the customer. */
export const { mail, text } = jobNews(({ language }) => words[language]);
