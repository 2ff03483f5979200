import type { Door } from '../../../_shared/contracts/pickup.ts';
import { amountText } from '../../../_shared/domain/proposals.ts';
import type { AboutOffer } from '../../audiences.ts';
import { jobNews, type News } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      yes: {
        what: 'Price accepted',
        heading: (price: string) => `The customer said yes to ${price}`,
        text: 'You can load it. When you’re done, press “Job completed” on the job’s page.',
      },
      no: {
        what: 'Price declined',
        heading: (price: string) => `The customer said no to ${price}`,
        text: 'Don’t load anything. On the job’s page, you can name another price, or cancel the job.',
      },
      standing: (price: string) => `Their yes to ${price} still stands. Load only what that price is for.`,
      isDone: 'The job is marked as completed. Call them to clear it up.',
    },
    text: {
      yes: (price: string) => `The customer said yes to ${price}. See:`,
      no: (price: string) => `The customer said no to ${price}. Don't load:`,
      see: (price: string) => `The customer said no to ${price}. See:`,
    },
  },
  es: {
    mail: {
      yes: {
        what: 'Precio aceptado',
        heading: (price) => `El cliente aceptó ${price}`,
        text: 'Puede cargar. Cuando termine, presione “Trabajo terminado” en la página del trabajo.',
      },
      no: {
        what: 'Precio no aceptado',
        heading: (price) => `El cliente no aceptó ${price}`,
        text: 'No cargue nada. En la página del trabajo puede proponer otro precio o cancelar el trabajo.',
      },
      standing: (price) => `Sigue en pie lo que aceptó antes: ${price}. Cargue solo lo de ese precio.`,
      isDone: 'El trabajo está marcado como terminado. Llámele para aclararlo.',
    },
    text: {
      yes: (price) => `El cliente acepta ${price}. Puede cargar:`,
      no: (price) => `El cliente no acepta ${price}. No cargue:`,
      see: (price) => `El cliente no acepta ${price}. Vea:`,
    },
  },
});

/** The customer has answered the final price at the door. */
export function newsOf({ language, lead }: AboutOffer, { state, price, standing }: Door): News {
  const { mail, text } = words[language];
  const named = amountText(price);
  const { what, heading, text: toDo } = mail[state === 'accepted' ? 'yes' : 'no'];
  const news = (toDo: string, text: string) => ({ mail: { what, heading: heading(named), text: toDo }, text });
  if (state === 'accepted') return news(toDo, text.yes(named));
  if (lead.status === 'Completed') return news(mail.isDone, text.see(named));
  return standing === undefined
    ? news(toDo, text.no(named))
    : news(mail.standing(amountText(standing)), text.see(named));
}

export const { mail, text } = jobNews((about) => {
  const { door } = about.lead;
  return door && door.state !== 'open' ? newsOf(about, door) : null;
});
