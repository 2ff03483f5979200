// English: d411545eb2a7

import type { terms as english } from '../en/terms';
import { site } from '../facts/site';
import type { Shape } from '../shape';
import { prose } from '../shapes/prose';
import { callPromise } from './call-promise';
import { whoRunsIt } from './legal-page';
import { emailLink } from './links';

export const terms = {
  title: 'Términos del servicio',
  metaDescription: `Qué acepta usted al usar ${site.name}: cómo buscamos una empresa, cómo se pone y se paga el precio final, hasta dónde respondemos y cómo comunicarse con nosotros.`,
  updated: '2026-11-27',
  intro: `Estos términos explican qué hace ${site.name}, qué hacen las empresas de acarreo y qué acepta usted cuando usa este sitio. Están escritos con palabras sencillas, para que se lean.`,
  sections: [
    {
      heading: 'Aceptación de estos términos',
      paragraphs: [
        'Estos términos se aplican cuando usted usa este sitio. Para enviar una solicitud, usted marca una casilla que dice que acepta estos términos y la Política de privacidad. Si no está de acuerdo, por favor no envíe una solicitud.',
        'Para enviar una solicitud hay que tener 18 años o más. Usted confirma que los datos que da son correctos, y que el teléfono y el correo electrónico son suyos o que los da con permiso de su dueño. También confirma que las cosas son suyas, o que su dueño está de acuerdo en que se las lleven.',
        'Estos términos pueden cambiar con el tiempo. A cada solicitud se aplica la versión publicada en esta página cuando usted envía esa solicitud.',
        ...whoRunsIt(),
      ],
    },
    {
      heading: 'Qué es el servicio',
      paragraphs: [
        `${site.name} es una plataforma en línea que pone en contacto a clientes y empresas para la recolección de basura y muebles viejos y para la limpieza de casas, en la zona de Los Ángeles y en otras partes de California. Pasa su solicitud a empresas de acarreo locales e independientes. Aquí las llamamos “las empresas” o “las empresas que trabajan con nosotros”. ${site.name} no tiene camiones, no emplea a los trabajadores y no hace recolecciones.`,
        `Este sitio o el equipo de ${site.name} ofrece cada solicitud a unas pocas empresas a la vez: a las que trabajan en su zona, primero a las que hablan el idioma de la solicitud y luego a las que se llevan todo lo que hay en ella. La primera que la acepta se queda con el trabajo y se lleva todo lo que pueda. La solicitud se ofrece a otras si ninguna acepta a tiempo, o si la que tiene el trabajo lo devuelve, no se comunica con usted o envía una cotización que usted rechaza. Ninguna empresa tiene que aceptar una solicitud, así que puede que no encontremos ninguna para la suya. Usted puede cancelar una solicitud en su página de seguimiento. Nosotros no le cobramos nada por cancelar.`,
        'El acuerdo sobre un trabajo lo hacen usted y la empresa. La empresa responde por el trabajo y por deshacerse de las cosas como se debe. No se aceptan desechos peligrosos, y una empresa puede rechazar lo que no se puede llevar sin peligro o sin faltar a la ley.',
        `${callPromise} Las horas se cuentan todos los días, hora de Los Ángeles. Después de esa comunicación, usted recibe una cotización. Los demás tiempos que dice este sitio son los de costumbre, y no están garantizados.`,
        `Su descripción y sus fotos siguen siendo suyas. Usted permite que ${site.name} las guarde, las copie y las muestre a las empresas a las que se ofrece la solicitud, y que esas empresas las usen, hasta donde su solicitud lo necesita y para nada más. Por favor, envíe solo fotos que usted puede compartir. Este permiso termina cuando se borran, como dice la Política de privacidad.`,
        // No contract may prohibit or punish an honest review: 15 U.S.C. 45b; Cal. Civ. Code 1670.8.
        `Cuando una recolección ya se marcó como terminada, le preguntamos una vez al cliente si se llevaron todo. Lo que usted contesta sigue siendo suyo. Si marca ahí la casilla, permite que ${site.name} muestre sus estrellas y sus palabras en este sitio, con el nombre que usted elige y su ciudad, hasta que usted retire ese permiso: ahí mismo en cualquier momento, o si nos escribe. Primero las leemos, y nunca las cambiamos. Podemos decidir no publicar lo que contiene datos de otras personas, amenazas, obscenidades, mensajes de odio o acusaciones falsas de delitos o de deshonestidad, lo que no trata de la recolección o lo que no es de un cliente, tenga las estrellas que tenga. No le pagamos a nadie por una opinión. Por favor, escriba lo que usted vio. Nada en estos términos prohíbe una mala opinión sobre nosotros o sobre una empresa, aquí o en cualquier otro lugar, ni le obliga a pagar por ella.`,
        // Carriers require this of terms before they approve texts: CTIA's Messaging Principles and Best Practices.
        prose`Los mensajes de texto de ${site.name} se mandan solo a clientes que marcan la casilla opcional del formulario, y a empresas que los piden. A los clientes les dicen cómo va su solicitud: que llegó, quién la aceptó, qué se propone, cuándo es la cita y qué cambió. Cuando la solicitud ya está terminada, un mensaje pregunta si se llevaron todo. La cantidad varía, por lo general de 3 a 8 por solicitud. Su compañía de teléfono puede cobrarle por mensajes y datos. Responda STOP para no recibir más mensajes nuestros, o díganoslo de cualquier forma que quiera. Responda HELP para pedir ayuda, o escriba a ${emailLink}. Se mandan solo a números de Estados Unidos, no a los de Puerto Rico ni de otros territorios, de 8 a.m. a 9 p.m., hora de Los Ángeles. Pueden tardar o no llegar, y las compañías de teléfono no son responsables de eso. Por eso, guíese por su página de seguimiento. Aceptarlos no es un requisito para recibir una cotización. La Política de privacidad dice qué pasa con su número.`,
      ],
    },
    {
      heading: 'Precios y pago',
      paragraphs: [
        'Las cotizaciones son gratis. Un precio depende del espacio que ocupan las cosas, de su peso y de qué son. El precio que le dicen antes de la visita se basa en su descripción y en sus fotos, así que es un precio estimado. “Lo que pagó la gente” es un conteo de recolecciones pasadas. No es una oferta ni un precio estimado para la suya.',
        'Una empresa puede enviar una cotización a su página de seguimiento: un precio, o que el precio lo pone cuando ve todo, y hasta tres horarios para la cita. El precio de la cotización es estimado. Si usted acepta un horario, ahí o por teléfono, queda confirmada la cita con la empresa en ese horario. Eso no es un pago ni es un precio fijo: mientras no empiecen a cargar, usted todavía puede cancelar, pedir otra hora o decir que no al precio. Si rechaza un nuevo horario para una cita ya confirmada, la cita sigue en pie como estaba. Si la empresa ya no tiene el trabajo, ya no hay ninguna cita.',
        'El precio final lo pone la empresa cuando ve todo, antes de empezar el trabajo. En ese momento usted puede aceptarlo o rechazarlo. Si después agrega o quita cosas, el precio puede cambiar si usted está de acuerdo. Se paga cuando el trabajo está hecho, a la empresa, con la forma de pago que acordaron. Después la empresa anota lo que usted pagó, y su página de seguimiento lo muestra. Si no es correcto, por favor díganos.',
        `Las empresas se comprometen con ${site.name} a decir el precio antes de cargar, a no cobrar por la visita si no lo dijeron antes de ir, a deshacerse de todo como manda la ley, a mandar mensajes de texto solo a quien los aceptó, a no usar una opinión honesta en contra de nadie y a avisarnos antes de mandar a un subcontratista. Si una empresa no cumple con eso, por favor díganos.`,
        `Usar este sitio y enviar una solicitud no le cuesta nada.${site.howPaid ? ` ${site.howPaid}` : ''}`,
      ],
    },
    {
      heading: 'Límites de responsabilidad',
      paragraphs: [
        `Hasta donde la ley lo permite, la responsabilidad propia de ${site.name} en relación con una recolección acordada por medio de este sitio se limita al valor de las cosas que se llevaron o a $100, lo que sea mayor. Esto no limita lo que la empresa le debe por daños o lesiones, ni lo que la ley no nos deja limitar.`,
        'Cuando las cosas ya se cargaron con su permiso, pueden donarse, reciclarse o ir a la basura, y puede ser imposible recuperarlas. Por favor, revise antes los cajones, los bolsillos y las cajas.',
        'El sitio se ofrece como está, y a veces puede no funcionar. Nada en estos términos le quita los derechos a los que no se puede renunciar según la ley.',
      ],
    },
    {
      heading: 'Contacto y disputas',
      paragraphs: [
        prose`Mande a ${site.name} sus preguntas sobre estos términos, o sobre una solicitud que envió, por la página de contacto o por correo a ${emailLink}. Si escribe sobre un trabajo en particular, ponga su número de seguimiento y cuente en pocas palabras qué pasó.`,
        'Si algo del trabajo mismo no está bien, dígaselo también a la empresa que lo hizo, de preferencia mientras los trabajadores siguen ahí. Las fotos y las fechas ayudan a todos a ver de qué se trata y a buscar una solución justa.',
        `Estos términos se rigen por la ley de California. Si usted y ${site.name} no pueden arreglar una disputa sobre ellos hablando, la disputa va a las cortes de California. Cualquiera de las dos partes puede ir a la corte de reclamos menores (small claims court), si esa corte puede ver el caso. Estos términos no exigen un arbitraje, y no le quitan su derecho a un jurado ni a unirse a una demanda colectiva (class action).`,
        'Esta página está en inglés y en español. Si las dos versiones no dicen lo mismo, se aplica la que más le favorezca a usted.',
      ],
    },
  ],
} satisfies Shape<typeof english>;
