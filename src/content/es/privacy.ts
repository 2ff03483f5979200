// English: 391b3bf2d390

import type { privacy as english } from '../en/privacy';
import { jobOfflineOn, reportsOn, site } from '../facts/site';
import type { Shape } from '../shape';
import { link, prose } from '../shapes/prose';
import { whoRunsIt } from './legal-page';
import { contactLink, emailLink, trackingLink } from './links';

/**
 * What a third party's analytics collects: Google's, if the build turns it on. Cal. Bus. & Prof. Code §
 * 22575(b)(5)-(6).
 */
const analytics = site.gaMeasurementId
  ? {
      collected: [
        prose`Este sitio usa Google Analytics, un servicio de Google. Cuando usted presiona un botón que lleva al formulario de solicitud, o avisa que nadie se ha comunicado con usted, se carga el programa (script) de Google. Entonces Google recibe cuál de las dos cosas fue, dónde está ese botón, en qué página está y qué página llevó a ella, pero ningún número de seguimiento y ningún enlace privado. Como con cualquier programa así, Google recibe también su dirección de red y datos de su navegador y de su teléfono o computadora. Anota que empezó una visita y cuánto dura, y guarda un número al azar en una cookie (_ga), hasta por dos años, para reconocer el navegador. Qué hace Google con esto, incluso cuando lo junta con lo que recibe de otros sitios, se explica en ${link('policies.google.com', 'https://policies.google.com/technologies/partner-sites')}.`,
        'Si su navegador pide que no sigan su actividad, con Do Not Track o Global Privacy Control, el programa de Google no se carga. Este sitio mismo no sigue su actividad en otros sitios.',
      ],
      used: 'La página donde usó el formulario, y lo que cuenta Google Analytics, nos muestran qué páginas son útiles y cuáles hay que arreglar.',
      shared: ' Lo que recibe Google se dice arriba.',
    }
  : {
      collected: [
        'Este sitio no sigue su actividad en otros sitios, y no carga publicidad de otras compañías ni programas de ellas para contar visitas o ver qué hace usted aquí. Así que no hay nada que apagar si su navegador pide que no sigan su actividad, con Do Not Track o Global Privacy Control.',
      ],
      used: 'La página donde usó el formulario nos muestra qué páginas son útiles.',
      shared: '',
    };

/** Browser reports, if the build has them. */
const reports = reportsOn
  ? [
      'Cuando algo falla en su navegador, contamos el tipo de error, cómo lo llama su navegador y dónde pasó. En algunas visitas medimos qué tan rápida fue la página. Nada de eso dice quién es usted ni trae la dirección de la página, y no se usan cookies. Los errores se guardan 30 días, y los datos de rapidez, 26 semanas.',
    ]
  : [];

/** Jobs on the phones of haulers, if the build keeps them there. */
const keptJobs = jobOfflineOn
  ? [
      'En el teléfono de la empresa que tiene el trabajo, la página de su enlace privado guarda una copia, sin fotos, para que se abra sin señal. La copia no está cifrada. Se borra en cuanto la página sabe que el trabajo se cerró o ya no es de esa empresa, con el botón “Borrar los trabajos de este teléfono” o, cuando ya tiene 14 días, la próxima vez que se abre una página así.',
    ]
  : [];

export const privacy = {
  title: 'Política de privacidad',
  metaDescription: `Qué información recopila ${site.name} con una solicitud, para qué se usa, quién la recibe, cómo se protege y cómo pedir que se borre.`,
  updated: '2026-11-29',
  intro: `Esta política dice qué información recopila ${site.name}, para qué se usa y quién la recibe.`,
  summary: {
    heading: 'En pocas palabras',
    points: [
      'Usted nos pide una empresa, así que las empresas reciben lo que necesitan. Antes de que una acepte, ven su código postal, su ciudad, los servicios, la descripción y las fotos. La que acepta recibe también su nombre, su teléfono, su dirección y, si lo dio, su correo.',
      'No vendemos su información.',
      'Mandamos mensajes de texto solo si usted marca la casilla; con STOP se acaban. Cada correo tiene un enlace para no recibir más.',
      'Borramos las fotos dentro de los cuatro meses después de la recolección, y las solicitudes después de dos años.',
      'Cualquiera que tenga su enlace de seguimiento lo puede abrir.',
      prose`Para ver, corregir o borrar su información, ${link('escríbanos', '/contact')}.`,
    ],
  },
  sections: [
    {
      heading: 'Qué información recopilamos',
      paragraphs: [
        {
          list: [
            'El formulario de solicitud pide servicios, dirección, qué tan lleno queda un camión con sus cosas, para cuándo se las deben llevar, una descripción, fotos, y su nombre, teléfono y correo electrónico. Solo hacen falta los servicios, la calle y el número, el código postal, el nombre y el teléfono.',
            'El formulario de contacto pide nombre, correo, tema y mensaje.',
            prose`El ${link('formulario para empresas', '/haulers')} pide nombre, negocio, correo, teléfono, zona, servicios, cuánto cabe en el camión y un mensaje.`,
          ],
        },
        'Con una solicitud guardamos qué casillas marcó y con qué palabras se las mostramos, la página donde usó el formulario, el idioma, cuándo la envió y desde cuándo acepta mensajes. Con un mensaje guardamos el idioma y la hora. Lo que usted responde a un mensaje de texto nuestro nos llega, con su número.',
        'Después se agrega lo que usted pone en su página de seguimiento, como la hora a la que prefiere que le llamen o su respuesta a una cotización. Cuando se corrige un teléfono o un correo, guardamos también el de antes.',
        'También guardamos lo que nosotros y las empresas anotamos, como a quién se ofreció la solicitud y quién la tomó, cuándo le llamaron, cada cotización, la cita confirmada, el precio final que la empresa le dijo en la puerta, qué contestó usted y cuándo, si nos avisó que nadie vino, el precio pagado, qué tan lleno iba el camión, el estado, por qué se canceló, y las notas de nuestro equipo.',
        'Después de la recolección le preguntamos una vez si se llevaron todo. Si quiere, puede agregar qué quedó, si llegaron en el horario acordado, si el precio fue el que acordaron, cuánto pagó, estrellas, cualquier otra cosa, y si podemos publicarlo y con qué nombre. Guardamos su respuesta, y cuándo y cómo la revisó nuestro equipo.',
        'Los datos del lugar donde se tomó una foto se borran antes de enviarla. Las fotos se guardan en una dirección pública que no se puede adivinar. Cualquiera que tenga esa dirección puede abrir la foto.',
        'Las compañías que alojan este sitio y su base de datos ven y anotan la dirección de red (dirección IP) de cada visitante, como todas las de su tipo. Nosotros solo guardamos una forma codificada (un hash), para limitar cuántas solicitudes llegan de una misma red. Después de un día ya no la usamos, y se borra cuando llega la siguiente solicitud.',
        ...reports,
        'Este sitio es para personas de 18 años o más.',
        ...analytics.collected,
      ],
    },
    {
      heading: 'Para qué se usa la información',
      paragraphs: [
        'Usamos sus datos para buscar empresas locales para su solicitud, preparar una cotización, acordar la cita y mostrarle cómo va todo. Los mensajes del formulario de contacto se usan para contestarle. Una empresa o nuestro equipo le llama por su solicitud, marque o no marque la casilla opcional del formulario. Guardamos el idioma de la página desde la que la envió: primero preguntamos a las empresas que lo hablan, y le escribimos en ese idioma. Lo puede cambiar en su página de seguimiento.',
        `Si marca esa casilla, ${site.name} y la empresa que tome su solicitud pueden comunicarse con usted sobre ella por teléfono o mensaje de texto al número que dio, o por correo electrónico. Si la deja vacía, no le mandamos mensajes de texto; las empresas ven que no los quiere, y se han comprometido a no mandárselos. Aceptar no es un requisito para recibir una cotización.`,
        'Mandamos mensajes de texto solo donde esa casilla está marcada, y a las empresas que los pidieron. Los suyos son solo sobre su solicitud; la cantidad varía, por lo general de 3 a 8. Su compañía de teléfono puede cobrarle por mensajes y datos. Responda STOP para no recibir más mensajes, AYUDA (o HELP) para pedir ayuda. También puede decirnos de cualquier otra forma que ya no los quiere. Para no recibir más mensajes de la empresa, dígaselo a ella o a nosotros.',
        'Si da un correo electrónico, ahí le escribimos sobre su solicitud, marque o no marque la casilla: cuando la tenemos, cuando una empresa la acepta o todavía no encontramos una, sobre cotizaciones, su cita y el precio final, cuando algo cambia, y una vez al final, para preguntar si se llevaron todo. Si aceptó mensajes de texto, una parte llega así en lugar de por correo.',
        'Ninguno de nuestros correos lleva publicidad ni registra si usted lo abre ni si sigue sus enlaces. Si un correo muestra una imagen, es la misma para todos y su dirección no dice quién es usted, pero la compañía que aloja este sitio ve una dirección de red cuando se carga.',
        'La compañía que envía por nosotros un mensaje nos dice si llegó, y si usted marcó un correo como spam, pero no si lo abrió. Si no le llegan, su página de seguimiento lo dice, y podemos usar su otro correo o número, si usted aceptó eso, o llamarle.',
        'Cada correo que le mandamos tiene el enlace “Yo no pedí esto”. Quien lo use, o presione “Cancelar suscripción” en su programa de correo, ya no recibirá correos sobre ninguna solicitud que tenga esa dirección; los mensajes de texto siguen. Marcar un correo como spam acaba con los dos. STOP acaba solo con los mensajes de texto, los de cualquier solicitud.',
        prose`Lo que usted contesta después de la recolección les dice a nuestro equipo y a la empresa qué falta por hacer, y a nuestro equipo, cómo trabajan las empresas. No decide a qué empresa se ofrece una solicitud. Si nos avisa que nadie vino, se lo decimos de inmediato a la empresa y a nuestro equipo, que lleva la cuenta de cada empresa. De todas las respuestas sacamos cifras sin nombres para este sitio; con los precios, los servicios y las cargas contamos ${link('lo que pagó la gente', '/prices')}; y con los precios finales, sus respuestas y los avisos de que nadie vino, ${link('cuántas veces se cumplió lo prometido', '/reviews')}. Estos dos conteos son siempre de al menos 20 recolecciones, de al menos tres empresas juntas, para que no se pueda reconocer a nadie. Cuando su solicitud se borra, ya no está en el siguiente conteo.`,
        analytics.used,
      ],
    },
    {
      heading: 'No vendemos sus datos, y quién ve qué',
      paragraphs: [
        `Su información personal no se vende, y nadie recibe sus datos para publicidad. Solo la damos a otros cuando hace falta para atender su solicitud y para que este sitio funcione, o cuando la ley lo exige. Aunque una empresa le pague a ${site.name} por un trabajo, recibe solo lo que esa recolección necesita. Su nombre, su teléfono y su calle y número van a una sola empresa a la vez.${analytics.shared}`,
        // Carriers look for these words before they approve texts: Twilio's error 30932 is a policy without them.
        'Ninguna información de teléfonos celulares se comparte con terceros ni con afiliados para fines de mercadeo o de promoción. Su permiso para recibir mensajes de texto, y los datos de ese permiso, no van a nadie, con dos excepciones: la compañía que envía nuestros mensajes de texto y las empresas a las que se ofrece su solicitud. Ellas solo ven si usted aceptó mensajes de texto.',
        {
          caption: 'Quién ve qué',
          columns: ['Quién', 'Qué ve'],
          rows: [
            [
              'Las empresas a las que se ofrece su solicitud',
              'Código postal, ciudad, servicios, idioma, qué tan lleno queda un camión con sus cosas, para cuándo se las deben llevar, descripción, fotos, cuándo espera usted una llamada y si aceptó mensajes de texto. No su nombre ni su número: por favor, no ponga en la descripción nombres, claves de la entrada ni datos de la alarma.',
            ],
            [
              'La empresa que acepta',
              'También su nombre, teléfono, calle y número, y unidad, y su correo y la hora que prefiere, si los dio; cómo va la solicitud, qué contestó a las cotizaciones y al precio final, y si avisó que nadie le ha llamado o que nadie vino. Lo ve con un enlace privado mientras tiene el trabajo, y hasta 30 días después de que se terminó o se canceló.',
            ],
            [
              'Cualquiera que tenga su enlace de seguimiento',
              'Su nombre, teléfono, correo, unidad, ciudad, código postal, la hora que prefiere, los servicios, la carga y para cuándo se la deben llevar; las cotizaciones, los precios finales y qué contestó usted; la cita confirmada, si avisó que nadie vino, el precio pagado, qué tan lleno iba el camión, el estado y lo que hubo antes; el nombre y el teléfono de la empresa, y lo que sabemos de ella; sus fotos, mientras la solicitud no se cierra. Nunca su calle y número ni su descripción. No hay contraseña: también puede contestar cotizaciones y precios finales, avisar que nadie vino, corregir sus datos y cancelar.',
            ],
            [
              'La misma persona, desde 30 días después de que se cierra la solicitud',
              'Solo dos números de su teléfono, y la primera letra y el dominio de su correo. Ni la unidad, ni la hora que prefiere, ni el teléfono de la empresa.',
            ],
            [
              'Cualquiera que tenga el enlace de nuestra pregunta',
              'Su primer nombre, su ciudad, los servicios, el nombre de la empresa y su respuesta, que puede cambiar. No hay contraseña.',
            ],
            [
              'La empresa que hizo el trabajo',
              'De su respuesta: si se llevaron todo, qué quedó y lo que usted nos deja publicar, cuando ya está publicado. No lo que usted dice del horario y del precio, ni cuánto pagó.',
            ],
            [
              'Todos',
              'Solo si usted marca ahí la casilla: sus estrellas y sus palabras, con el nombre que elige, su ciudad, los servicios, el mes y el idioma. No cambiamos ni una palabra. Podemos no publicarlas por lo que dicen o porque no las escribió un cliente, nunca por las estrellas. Presione ahí “Dejar de publicar mi opinión”, o escríbanos, y a más tardar en un día ya no están en este sitio. Puede que otros las hayan copiado.',
            ],
            ['Nuestro equipo', 'Todo: por correo, y con enlaces privados que se abren sin contraseña.'],
            [
              'Las compañías que trabajan para nosotros',
              'Lo que necesitan para alojar este sitio, su base de datos y sus fotos, o para enviar nuestros correos o mensajes de texto; un servicio de mapas, cuando la empresa o nuestro equipo busca cómo llegar a su casa.',
            ],
            [
              'Google Calendar',
              'Solo si usted presiona “Agregar a Google Calendar”: la hora y el nombre de la empresa. Si la empresa presiona el suyo: la hora, la dirección, los servicios y el precio estimado. Nunca su enlace de seguimiento.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Seguridad y cuánto tiempo se guarda la información',
      paragraphs: [
        'La información viaja por una conexión cifrada. Quienes visitan el sitio no pueden ver la lista de solicitudes ni buscar en ella. El número de seguimiento es largo y al azar, y con él se abre solo su propia solicitud.',
        'No ponga contraseñas, números de tarjeta ni documentos de identidad en la descripción o en las fotos. En una computadora compartida, presione “Empezar de nuevo” si no envía el formulario, y “Borrar esta lista” en la página de seguimiento si lo envía.',
        {
          caption: 'Cuánto tiempo se guarda',
          columns: ['Qué', 'Cuánto tiempo'],
          rows: [
            [
              'Solicitudes, con sus cotizaciones, los precios finales, sus respuestas y las notas de nuestro equipo',
              'Dos años después de su último cambio. Una respuesta publicada sale de este sitio a más tardar un día después.',
            ],
            [
              'Fotos',
              'Cuatro meses como máximo después de que la solicitud se terminó o se canceló. Una que nunca se cierra cuenta como cerrada un año después de su último cambio.',
            ],
            ['Mensajes, respuestas a nuestros mensajes de texto y formularios de empresas', 'Un año como máximo.'],
            ['Copias de respaldo', 'Unas semanas más.'],
            [
              'Correos y mensajes de texto que ya se mandaron',
              'Se quedan donde llegaron, también en nuestros buzones, y por un tiempo con las compañías que los enviaron.',
            ],
            [
              'Su correo, codificado (un hash)',
              '13 meses, para el enlace con que deja de recibir correos. Si lo usa, hasta que nos pida borrarlo. Nadie puede leer en él la dirección.',
            ],
            ['Su número, codificado (un hash)', 'Si responde STOP a un mensaje de texto: hasta que responda START.'],
            [
              'En su teléfono o computadora',
              'Lo que escribe se queda ahí hasta que lo envía, 7 días como máximo después de su último cambio. Los números de seguimiento: 90 días. Las fotos que no llegaron: hasta que usted abra otra vez el formulario, una hora después o más.',
            ],
            ['Documentos y acuerdos de las empresas', 'Hasta cuatro años después de que dejamos de trabajar juntos.'],
          ],
        },
        'El borrado es automático y se hace todos los días.',
        'De las empresas que trabajan con nosotros guardamos sus datos de contacto, zona, servicios, idiomas, cuánto cabe en su camión, cuándo las revisamos, hasta cuándo tienen seguro, si quieren mensajes de texto o pausaron los trabajos nuevos, si les llegan nuestros mensajes y qué cambió nuestro equipo; con cada solicitud, cómo contestaron, cuándo llamaron, qué propusieron, qué precio final dijeron y si el cliente avisó que no vinieron; y de nuestro acuerdo, quién lo aceptó, cuándo, en qué idioma y qué declara. Su cliente ve el mes en que las revisamos, hasta cuándo tienen seguro, cuántas recolecciones terminaron aquí y el promedio de sus estrellas.',
        ...keptJobs,
      ],
    },
    {
      heading: 'Contacto y cómo borrar sus datos',
      paragraphs: [
        'Usted puede preguntar qué información guardamos sobre usted, y pedir que se corrija o que se borre. También puede pedirlo alguien que usted elija. Contestamos en 45 días o menos, y no le tratamos peor por pedirlo.',
        prose`En su ${trackingLink} usted corrige su teléfono, su correo, su número de unidad, la hora que prefiere, qué tan lleno queda un camión con sus cosas y para cuándo se las deben llevar. Cualquier otra cosa, pídala por la ${contactLink} o escriba a ${emailLink}. Dé el nombre y el teléfono de su solicitud, y el número de seguimiento si lo tiene.`,
        'Puede que haya que guardar cierta información si la ley lo exige. Una empresa que ya recibió sus datos guarda sus propios registros, así que comuníquese también con ella. Los cambios a esta política se publican en esta página.',
        ...whoRunsIt(),
        'Esta página está en inglés y en español. Si las dos versiones no dicen lo mismo, se aplica la que más le favorezca a usted.',
      ],
    },
  ],
} satisfies Shape<typeof english>;
