// English: 4458175f3841

import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import type { terms as english } from '../en/terms';
import { site } from '../facts/site';
import type { Shape } from '../shape';
import { link, prose } from '../shapes/prose';
import { whoRunsIt } from './legal-page';
import { contactLink, emailLink, privacyLink, trackingLink } from './links';

export const terms = {
  title: 'Términos del servicio',
  metaDescription: `Qué acepta usted al usar ${site.name}: cómo buscamos una empresa, cómo se pone y se paga el precio final, hasta dónde respondemos y cómo comunicarse con nosotros.`,
  updated: '2026-11-29',
  intro: `Estos términos explican qué hace ${site.name}, qué hacen las empresas de acarreo y qué acepta usted cuando usa este sitio.`,
  sections: [
    {
      heading: 'Aceptación de estos términos',
      paragraphs: [
        prose`Estos términos se aplican cuando usted usa este sitio. Para enviar una solicitud, usted marca una casilla que dice que acepta estos términos y la ${privacyLink}. Si no está de acuerdo, por favor no envíe una solicitud.`,
        'Para enviar una solicitud hay que tener 18 años o más. Usted confirma que los datos que da son correctos, que el teléfono y el correo electrónico son suyos o los da con permiso de su dueño, y que las cosas son suyas o su dueño está de acuerdo en que se las lleven.',
        'Estos términos pueden cambiar. A cada solicitud se aplica la versión que está en esta página cuando usted la envía.',
        ...whoRunsIt(),
      ],
    },
    {
      heading: 'Qué es el servicio',
      paragraphs: [
        `${site.name} es una plataforma en línea para la recolección de basura y muebles viejos y para la limpieza de casas, en la zona de Los Ángeles y en otras partes de California. Pasa su solicitud a empresas de acarreo locales e independientes, que aquí llamamos “las empresas”. No tiene camiones, no emplea a los trabajadores y no hace recolecciones.`,
        {
          list: [
            'Ofrecemos su solicitud a unas pocas empresas de su zona a la vez.',
            'La primera que la acepta se queda con el trabajo, aunque solo haga algunos de los servicios que usted eligió.',
            'Si ninguna la acepta, o si la empresa devuelve el trabajo, no se comunica con usted o envía una cotización que usted rechaza, preguntamos a otras. Si la empresa no viene, o le dice un precio final que usted rechaza, puede pedir otra.',
            prose`Puede que no encontremos ninguna. Usted puede cancelar en cualquier momento en su ${trackingLink}. No cobramos nada por eso. Una empresa sí puede, si usted cancela tarde y ella le avisó del cargo antes de la visita.`,
          ],
        },
        `Nuestra meta es que una empresa local se comunique con usted en menos de ${PROMISE_HOURS} horas (de 8 a.m. a 8 p.m., hora de Los Ángeles, todos los días). Si ninguna lo ha hecho, díganoslo en su página de seguimiento, y nuestro equipo verá qué pasó. Los demás tiempos que dice este sitio son los de costumbre, y no están garantizados.`,
        'El acuerdo sobre un trabajo lo hacen usted y la empresa. La empresa responde por el trabajo y por deshacerse de las cosas como se debe. No se aceptan desechos peligrosos, y una empresa puede rechazar lo que no se puede llevar sin peligro o sin faltar a la ley.',
        'Su descripción y sus fotos siguen siendo suyas. Usted permite que las guardemos, las copiemos y las mostremos a las empresas a las que se ofrece la solicitud, y que esas empresas las usen, solo hasta donde su solicitud lo necesita y hasta que se borren. Por favor, envíe solo fotos que usted puede compartir.',
        // No contract may prohibit or punish an honest review: 15 U.S.C. 45b; Cal. Civ. Code 1670.8.
        'Cuando una recolección ya se marcó como terminada, le preguntamos una vez si se llevaron todo. Lo que usted contesta sigue siendo suyo. Si marca ahí la casilla, permite que mostremos sus estrellas y sus palabras en este sitio, con el nombre que usted elige y su ciudad, hasta que retire ese permiso. Nunca cambiamos las opiniones y no le pagamos a nadie por ellas. Nada en estos términos prohíbe una mala opinión sobre nosotros o sobre una empresa, aquí o en cualquier otro lugar. Tenga las estrellas que tenga, podemos decidir no publicar una opinión solo si:',
        {
          list: [
            'contiene datos de otras personas;',
            'contiene amenazas, obscenidades, mensajes de odio o acusaciones falsas de delitos o de deshonestidad;',
            'no trata de la recolección; o',
            'no es de un cliente.',
          ],
        },
        // Carriers require this of terms before they approve texts: CTIA's Messaging Principles and Best Practices.
        `Los mensajes de texto de ${site.name} se mandan solo a clientes que marcan la casilla opcional del formulario, y a empresas que los piden. A los clientes les dicen cómo va su solicitud: que la tenemos, quién la aceptó, qué se propone, cuándo es la cita, el precio final, qué cambió y, al final, preguntan si se llevaron todo.`,
        {
          list: [
            'La cantidad varía, por lo general de 3 a 8 por solicitud. Su compañía de teléfono puede cobrarle por mensajes y datos.',
            prose`Responda STOP para no recibir más mensajes, AYUDA (o HELP) para pedir ayuda. También puede decirnos de cualquier otra forma que ya no los quiere, o escribir a ${emailLink}.`,
            'Se mandan solo a números de Estados Unidos, no a los de Puerto Rico ni de otros territorios, de 8 a.m. a 9 p.m., hora de Los Ángeles. Pueden tardar o no llegar, y las compañías de teléfono no son responsables de eso. Por eso, guíese por su página de seguimiento.',
            'Aceptarlos no es un requisito para recibir una cotización.',
          ],
        },
      ],
    },
    {
      heading: 'Precios y pago',
      paragraphs: [
        prose`Las cotizaciones son gratis. Un precio depende del espacio que ocupan las cosas, de su peso y de qué son. El precio que le dan antes de la visita, como el de su página de seguimiento, es un precio estimado. ${link('“Lo que pagó la gente”', '/prices')} viene de recolecciones pasadas y no es un precio estimado para la suya.`,
        'Si usted acepta un horario, en su página de seguimiento o por teléfono, queda confirmada la cita con la empresa en ese horario. Eso no es un pago ni es un precio fijo: mientras no empiecen a cargar, usted todavía puede cancelar, pedir otra hora o decir que no al precio. La cita sigue en pie si rechaza un nuevo horario, y se acaba si la empresa ya no tiene el trabajo.',
        'El precio final lo pone la empresa cuando ve todo, antes de empezar el trabajo. Usted puede aceptarlo o rechazarlo. Si la empresa pone el precio final en su página de seguimiento, al aceptarlo ahí usted queda de acuerdo con ese precio; antes no se carga nada. Si después agrega o quita cosas, puede cambiar si usted está de acuerdo. Se paga cuando el trabajo está hecho, a la empresa, con la forma de pago que acordaron. Después su página de seguimiento muestra la cantidad que anota la empresa. Si no es correcta, por favor díganos.',
        'Si acuerda un precio en su casa, la ley de California puede darle tres días hábiles para cancelar, o cinco si tiene 65 años o más. Pídale a la empresa el aviso por escrito.',
        `Las empresas se comprometen con ${site.name} a:`,
        {
          list: [
            'decir el precio antes de cargar;',
            'no cobrar por la visita ni por cancelar si no lo dijeron antes de ir;',
            'deshacerse de todo como manda la ley;',
            'mandar mensajes de texto solo a quien los aceptó;',
            'no desquitarse con nadie por una opinión sincera; y',
            'avisarles a usted y a nosotros antes de la visita si en su lugar va un subcontratista.',
          ],
        },
        `Si una empresa no cumple con eso, por favor díganos. Usar este sitio y enviar una solicitud no le cuesta nada.${site.howPaid ? ` ${site.howPaid}` : ''}`,
      ],
    },
    {
      heading: 'Límites de responsabilidad',
      paragraphs: [
        `Hasta donde la ley lo permite, la responsabilidad propia de ${site.name} en relación con una recolección acordada por medio de este sitio se limita al valor de las cosas que se llevaron. Esto no limita lo que la empresa le debe, ni lo que la ley no nos deja limitar.`,
        'Cuando las cosas ya se cargaron con su permiso, puede ser imposible recuperarlas. Por favor, revise antes los cajones, los bolsillos y las cajas.',
        'El sitio se ofrece como está, y a veces puede no funcionar. Nada en estos términos le quita los derechos a los que no se puede renunciar según la ley.',
      ],
    },
    {
      heading: 'Contacto y disputas',
      paragraphs: [
        prose`Mande sus preguntas por la ${contactLink} o por correo a ${emailLink}. Si es sobre un trabajo, ponga su número de seguimiento y cuente en pocas palabras qué pasó.`,
        'Si algo del trabajo no está bien, dígaselo también a la empresa, de preferencia mientras los trabajadores siguen ahí. Las fotos ayudan.',
        `Estos términos se rigen por la ley de California. Si usted y ${site.name} no pueden arreglar una disputa sobre ellos hablando, la disputa va a las cortes de California. Cualquiera de las dos partes puede ir a la corte de reclamos menores (small claims court), si esa corte puede ver el caso. Estos términos no exigen un arbitraje, y no le quitan su derecho a un jurado ni a unirse a una demanda colectiva (class action).`,
        'Esta página está en inglés y en español. Si las dos versiones no dicen lo mismo, se aplica la que más le favorezca a usted.',
      ],
    },
  ],
} satisfies Shape<typeof english>;
