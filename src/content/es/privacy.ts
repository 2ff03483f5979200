// English: 698e0becb7cc

import type { privacy as english } from '../en/privacy';
import { jobOfflineOn, reportsOn, site } from '../facts/site';
import type { Shape } from '../shape';
import { prose } from '../shapes/prose';
import { whoRunsIt } from './legal-page';
import { emailLink } from './links';

/**
 * What a third party's analytics collects: Google's, if the build turns it on. Cal. Bus. & Prof. Code §
 * 22575(b)(5)-(6).
 */
const analytics = site.gaMeasurementId
  ? {
      collected: [
        'Este sitio usa Google Analytics, un servicio de Google. Cuando usted presiona un botón que lleva al formulario de solicitud, o avisa que nadie se ha comunicado con usted, se carga el programa (script) de Google. Entonces Google recibe cuál de las dos cosas fue, dónde está ese botón, en qué página está y qué página llevó a ella, pero ningún número de seguimiento y ningún enlace privado. Como con cualquier programa así, Google recibe también su dirección de red y datos de su navegador y de su teléfono o computadora. Anota que empezó una visita y cuánto dura, y guarda un número al azar en una cookie (_ga), hasta por dos años, para reconocer el navegador. Qué hace Google con esto, incluso cuando lo junta con lo que recibe de otros sitios, se explica en policies.google.com/technologies/partner-sites.',
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
      'Cuando algo falla en su navegador, contamos el tipo de error, cómo lo llama su navegador, el tipo de página y el lugar en nuestro código. En algunas visitas medimos qué tan rápida fue la página, en tres números, con el tipo de página y si fue en un teléfono. Nada de eso dice quién es usted ni trae la dirección de la página, y no se usan cookies. Los errores se guardan 30 días, y los datos de rapidez, 26 semanas.',
    ]
  : [];

/** Jobs on the phones of haulers, if the build keeps them there. */
const keptJobs = jobOfflineOn
  ? [
      'En el teléfono de la empresa que tiene el trabajo, la página de su enlace privado guarda una copia, para que se abra sin señal: lo que muestra la página, sin las fotos, y lo que la empresa presionó y todavía no se pudo enviar. La copia no está cifrada. Se borra en cuanto la página sabe que el trabajo se cerró o ya no es de esa empresa, y con el botón “Borrar los trabajos de este teléfono”. Cuando ya tiene 14 días, se borra la próxima vez que se abre una página así.',
    ]
  : [];

export const privacy = {
  title: 'Política de privacidad',
  metaDescription: `Qué información recopila ${site.name} con una solicitud, para qué se usa, quién la recibe, cómo se protege y cómo pedir que se borre.`,
  updated: '2026-11-27',
  intro: `Esta política dice qué información recopila ${site.name}, para qué se usa y quién la recibe. Usted puede visitar todas las páginas de este sitio sin crear una cuenta.`,
  sections: [
    {
      heading: 'Qué información recopilamos',
      paragraphs: [
        'El formulario de solicitud pide los servicios que quiere, su calle y número, unidad, ciudad y código postal, qué tan lleno queda un camión con sus cosas, una descripción, fotos, y su nombre, teléfono y correo electrónico. La unidad, la ciudad, qué tan lleno queda el camión, la descripción, las fotos y el correo son opcionales. El formulario de contacto pide nombre, correo, tema y mensaje. El formulario para empresas que quieren trabajar con nosotros pide nombre, negocio, correo, teléfono, códigos postales (ZIP) o ciudades, servicios, cuánto cabe en su camión y un mensaje.',
        'Con una solicitud guardamos qué casillas marcó y con qué palabras se las mostramos, la página donde usó el formulario, el idioma, cuándo la envió y desde cuándo acepta mensajes. Después se agrega lo que usted pone en su página de seguimiento, como la hora a la que prefiere que le llamen, una corrección, un aviso o su respuesta a una cotización.',
        'También guardamos lo que nosotros y las empresas anotamos sobre una solicitud: si nuestro equipo tuvo que verla primero, a quién se ofreció, quién la tomó y cuándo le llamaron a usted. Guardamos los precios, los horarios y las notas de cada cotización, la cita confirmada, cuándo salió la empresa, el precio pagado, qué tan lleno iba el camión, el día y la hora, el estado, por qué se canceló, y las notas de nuestro propio equipo sobre ella.',
        'Lo que usted responde a un mensaje de texto nuestro nos llega, con su número. Con un mensaje del formulario de contacto también se guardan el idioma y la hora.',
        'Cuando su recolección ya se marcó como terminada, por lo general al día siguiente, le preguntamos una vez si se llevaron todo. Solo eso necesita respuesta. Si quiere, también dice qué quedó, si el precio fue el que acordaron, cuánto pagó, cuántas de cinco estrellas da, cualquier otra cosa, y si podemos publicarlo y con qué nombre. Guardamos la respuesta, la ciudad, cuándo preguntamos, cuándo contestó usted, cuándo la revisó alguien de nuestro equipo y qué decidió.',
        'Los datos del lugar donde se tomó una foto se borran antes de enviarla. Las fotos de una solicitud enviada se guardan en una dirección pública que no se puede adivinar, para que las empresas puedan abrirlas. Cualquiera que tenga esa dirección puede abrir la foto.',
        'Las compañías que alojan este sitio y su base de datos ven la dirección de red (dirección IP) de cada visitante, como todas las de su tipo, y la anotan por un tiempo. Nosotros solo guardamos de ella una forma codificada (un hash), para limitar cuánto llega de una misma red. Después de un día, ya no usamos ese hash, y se borra cuando llega la siguiente solicitud.',
        ...reports,
        'Lo que usted escribe se queda en su propio teléfono o computadora hasta que lo envía. Este sitio es para personas de 18 años o más.',
        ...analytics.collected,
      ],
    },
    {
      heading: 'Para qué se usa la información',
      paragraphs: [
        'Usamos sus datos para buscar empresas locales para su solicitud, para preparar una cotización y para acordar la cita. Una empresa o nuestro equipo le llama por la solicitud que usted hizo, marque o no marque la casilla opcional del formulario. El idioma que guardamos es el de la página desde la que envió su solicitud. Primero preguntamos a las empresas que lo hablan, las empresas lo ven, y nuestros correos y mensajes de texto para usted van en ese idioma. Lo puede cambiar en su página de seguimiento.',
        `Si marca esa casilla, ${site.name} y la empresa que tome su solicitud pueden comunicarse con usted sobre ella por teléfono o mensaje de texto al número que dio, o por correo electrónico. Si deja la casilla vacía, no le mandamos mensajes de texto; las empresas ven que no los quiere, y se han comprometido a no mandárselos. Aceptar no es un requisito para recibir una cotización.`,
        'Mandamos mensajes de texto solo donde esa casilla está marcada, y a las empresas que los pidieron. Los suyos son solo sobre su solicitud; la cantidad varía, por lo general de 3 a 8. Su compañía de teléfono puede cobrarle por mensajes y datos. Para no recibir más mensajes nuestros, responda STOP a uno de ellos, o díganoslo de cualquier forma que quiera; con HELP recibe ayuda. Para no recibir más mensajes de la empresa, dígaselo a ella o a nosotros.',
        'Si su solicitud tiene un correo electrónico, ahí le escribimos sobre esa solicitud, marque o no marque la casilla. Una parte de lo que sigue llega por mensaje de texto en lugar de correo, si usted aceptó eso.',
        'Le escribimos cuando la solicitud llega (una vez al día como máximo, con su enlace de seguimiento), cuando una empresa la acepta y cuando todavía no encontramos una empresa. Le escribimos cuando una empresa envía una cotización o la retira, cuando se confirma una cita, la noche antes de la cita, cuando la empresa va en camino y cuando cambia el estado de la solicitud, o el día y la hora. Cuando la solicitud ya está terminada, le preguntamos si se llevaron todo. También le escribimos cuando nuestro equipo le manda otra vez su enlace de seguimiento, y cuando la solicitud se cancela o se corrigen sus datos de contacto, en su página de seguimiento o por nuestro equipo.',
        'A nuestro equipo también le llegan por correo su solicitud, lo que usted avisa o cambia en ella, los mensajes del formulario de contacto y, cada mañana, una lista de lo que está abierto. Ninguno de estos correos lleva publicidad ni registra si usted los abre ni si sigue sus enlaces. Algunos correos para usted muestran una imagen de este sitio. Es la misma para todos y su dirección no dice quién es usted. Cuando su programa de correo la carga, la compañía que aloja este sitio ve una dirección de red (dirección IP), como la de cualquier visitante.',
        'La compañía que envía por nosotros un correo o un mensaje de texto nos dice si llegó, y si usted marcó un correo como spam. No nos dice si lo abrió. Si a su dirección o a su número no le llega nada, su página de seguimiento lo dice. Entonces podemos usar el otro, si usted aceptó eso, o llamarle.',
        'Cada uno de estos correos que le mandamos tiene el enlace “Yo no pedí esto”. Quien lo abra y presione el botón, o presione “Cancelar suscripción” en un programa de correo que lo ofrece, ya no recibirá correos sobre ninguna solicitud que tenga esa dirección; los mensajes de texto siguen. Quien marque uno de ellos como spam ya no recibirá ni correos ni mensajes de texto. Con STOP solo dejan de llegar los mensajes de texto, los de cualquier solicitud.',
        'Lo que usted contesta a la pregunta de si se llevaron todo les dice a nuestro equipo y a la empresa qué falta por hacer. A nuestro equipo le dice también cuánto se cobró y cómo trabajan las empresas. No decide a qué empresa se ofrece una solicitud. De todas las respuestas juntas, publicadas o no, sacamos cifras sin nombres, como cuántas dicen que se llevaron todo y cuántas estrellas hay en promedio. Estas cifras están en este sitio.',
        'Con el precio pagado que anotan las empresas, el servicio y la carga, contamos lo que pagó la gente: siempre al menos 20 recolecciones de tres empresas juntas. Ahí no se puede reconocer a nadie. Cuando su solicitud se borra, su precio ya no está en el siguiente conteo.',
        `Su página de seguimiento usa los mismos datos para mostrarle cómo va su solicitud. Los mensajes que llegan por el formulario de contacto se usan para contestarle. ${analytics.used}`,
      ],
    },
    {
      heading: 'No vendemos sus datos y solo compartimos lo necesario',
      paragraphs: [
        `Su información personal no se vende: no tenemos listas en venta, y nadie recibe sus datos para publicidad. Cuando envía una solicitud, usted nos pide que la pasemos a las empresas. Aunque una empresa le pague a ${site.name} por un trabajo, recibe solo lo que esa recolección necesita, y su nombre, su teléfono y su calle y número van a una sola empresa a la vez.`,
        `Su información personal tampoco se comparte, salvo lo que hace falta para atender su solicitud y para que este sitio funcione, o lo que exige la ley. Es decir, la reciben las empresas de acarreo locales, las compañías que alojan este sitio, su base de datos y sus fotos, una compañía que envía nuestros correos, otra que envía nuestros mensajes de texto, y un servicio de mapas cuando la empresa o nuestro equipo busca cómo llegar a su casa.${analytics.shared}`,
        // Carriers look for these words before they approve texts: Twilio's error 30932 is a policy without them.
        'Ninguna información de teléfonos celulares se comparte con terceros ni con afiliados para fines de mercadeo o de promoción. Su permiso para recibir mensajes de texto, y los datos de ese permiso, van solo a la compañía que envía nuestros mensajes de texto. Las empresas solo ven si usted aceptó mensajes de texto.',
        'Antes de aceptar un trabajo, las empresas ven su código postal, su ciudad, los servicios, qué tan lleno queda un camión con sus cosas, la descripción y las fotos, antes de qué hora espera usted una llamada y, sin su nombre ni su número, si aceptó mensajes de texto. Por eso, no ponga en la descripción nombres, claves de la entrada ni datos de la alarma, por favor.',
        `La empresa que acepta recibe su nombre, teléfono, calle y número, y unidad. También recibe su correo y la hora a la que prefiere que le llamen, si los dio. Ve cómo va la solicitud, qué contestó usted a sus cotizaciones y si usted avisó que nadie le ha llamado. Un enlace privado le muestra esos datos a esa empresa mientras tiene el trabajo, y hasta 30 días después de que se terminó o se canceló; los correos y los mensajes de texto a las empresas no los llevan. Mientras ninguna empresa acepta, solo los tiene el equipo de ${site.name}. Las empresas son negocios independientes.`,
        'Su página de seguimiento muestra su nombre, teléfono, correo y unidad, la hora a la que prefiere que le llamen, cómo le llegan los cambios, los servicios, qué tan lleno queda un camión con sus cosas, la ciudad y el código postal, qué propone la empresa y qué contestó usted, la cita confirmada, el precio pagado y qué tan lleno iba el camión, el día y la hora, el estado y lo que hubo antes, las razones si se canceló, y el nombre y el teléfono de la empresa que aceptó aquí su solicitud, con lo que sabemos de ella. Mientras la solicitud no se cierra, también muestra sus fotos. No muestra su calle y número ni su descripción. A partir de 30 días después de que la solicitud se cierra, muestra solo los dos últimos números de su teléfono y la primera letra y el dominio de su correo, y ya no su unidad, la hora a la que prefiere que le llamen ni el teléfono de la empresa.',
        'El enlace de seguimiento se abre sin contraseña. Por eso, cualquiera a quien usted se lo dé puede ver esa página, contestar cotizaciones, corregir sus datos y cancelar. Por favor, piense bien a quién se lo da.',
        'La pregunta de si se llevaron todo tiene su propio enlace privado, que va solo a su correo o a su número. Esa página muestra su primer nombre, su ciudad, los servicios, el nombre de la empresa y lo que usted contestó, y también se abre sin contraseña. Nuestro equipo ve la respuesta completa. La empresa que hizo el trabajo ve en su enlace privado si se llevaron todo, qué quedó, en las palabras de usted, y lo que usted nos deja publicar, cuando ya está publicado. No ve lo que usted dice del precio ni cuánto pagó.',
        'Sus estrellas y sus palabras se publican en este sitio, con el nombre que usted elige, su ciudad, los servicios, el mes y el idioma, solo si marca ahí la casilla. Alguien de nuestro equipo las lee primero, y puede no publicarlas por lo que dicen o porque no las escribió un cliente, nunca por cuántas estrellas dan; nadie cambia una palabra. Lo que está en este sitio lo puede leer y copiar cualquiera, también los buscadores. Usted puede retirarlas en cualquier momento: presione “Dejar de publicar mi opinión” en la página de la pregunta, o escríbanos. A más tardar en un día, ya no está en este sitio.',
        '“Agregar al calendario” crea un archivo en su propio teléfono o computadora y no envía nada. “Agregar a Google Calendar” es un enlace a Google. Solo si usted lo presiona, Google recibe la hora y el nombre de la empresa. Si la empresa presiona el suyo, Google recibe la hora, la dirección, los servicios y el precio estimado de la recolección. Ninguno de los dos lleva su enlace de seguimiento.',
      ],
    },
    {
      heading: 'Seguridad y cuánto tiempo se guarda la información',
      paragraphs: [
        'La información viaja por una conexión cifrada. Las solicitudes se guardan en una base de datos. Quienes visitan el sitio no pueden ver su lista ni buscar en ella; el número de seguimiento es largo y al azar, y con él se abre solo la solicitud que le corresponde.',
        'Ningún sistema es del todo seguro, y usted puede ayudar. No ponga contraseñas, números de tarjeta ni documentos de identidad en la descripción o en las fotos. En una computadora compartida, si no envía el formulario, presione “Empezar de nuevo” o vacíelo; si lo envía, presione “Borrar esta lista” en la página de seguimiento.',
        'Nuestro equipo trabaja con enlaces privados, que llegan por correo a su propio buzón. Un enlace así abre una solicitud, un mensaje o, por algunas horas, todos, sin contraseña. Con cada solicitud o mensaje se guarda lo que el equipo hace con él, cuándo y con qué nombre, y qué había antes, igual que las notas del equipo. Usted no ve esas notas, y las empresas tampoco. Todo eso se borra junto con la solicitud o el mensaje.',
        'Las solicitudes se guardan con sus cotizaciones, y con lo que usted contesta a la pregunta de si se llevaron todo, hasta dos años después de su último cambio. Los mensajes del formulario de contacto se guardan un año.',
        'Las fotos se borran dentro de los cuatro meses que siguen al día en que la solicitud se terminó o se canceló; una solicitud que nunca se cierra cuenta como cerrada un año después de su último cambio. El borrado es automático y se hace todos los días. Una respuesta que se publicó sale de este sitio a más tardar un día después de borrarse.',
        'Las copias de respaldo duran unas semanas más. Los correos y los mensajes de texto que ya se mandaron se quedan donde llegaron, también en nuestros buzones, y por un tiempo en los registros de las compañías que los enviaron.',
        'Cada correo tiene un enlace para no recibir más correos nuestros. Por ese enlace se guarda durante 13 meses una forma codificada de su dirección (un hash). Si usted lo usa para no recibir más correos, el hash se guarda más tiempo, para no escribirle otra vez, y se borra cuando usted nos lo pide. Con él no se puede leer la dirección. Si responde STOP a un mensaje de texto, queda un hash así de su número, y se borra cuando usted responde START. Lo que usted responde se guarda un año como máximo.',
        'Cuando alguien corrige un teléfono o un correo electrónico en una página de seguimiento, o lo hace nuestro equipo, se guardan con la solicitud el de antes y el de después, y cuándo fue, para que nadie los cambie sin que se note.',
        'De las empresas que trabajan con nosotros guardamos el nombre del negocio, una persona de contacto, teléfono, correo, zona, servicios, idiomas y cuánto cabe en su camión, cuándo las revisamos, hasta cuándo tienen seguro, desde cuándo quieren mensajes de texto nuestros, cuándo pausaron las ofertas con el enlace de un correo, si les llegan nuestros mensajes, y qué cambió nuestro equipo de todo esto. Con cada solicitud guardamos si la aceptaron, la rechazaron o la devolvieron, por qué, cuándo llamaron y qué propusieron. El cliente de su trabajo ve el mes en que las revisamos, hasta cuándo tienen seguro, cuántas recolecciones terminaron aquí y el promedio de sus opiniones publicadas. De los negocios que piden trabajar con nosotros guardamos un año lo que envían; de las empresas que trabajan con nosotros, sus papeles y acuerdos, hasta cuatro años después de que dejamos de trabajar juntos.',
        'Las empresas aceptan nuestro acuerdo con un enlace privado, que se abre sin contraseña. Guardamos quién lo aceptó en nombre del negocio, cuándo, en qué idioma, y lo que declara sobre su registro, sus seguros, sus permisos y quién trabaja para la empresa.',
        'En su teléfono o computadora, lo que no terminó (una solicitud, un mensaje, una cotización, un acuerdo o una respuesta a nuestra pregunta) se guarda 7 días después de su último cambio. Los números de seguimiento de las solicitudes que envió se guardan 90 días. Las fotos que no llegaron se guardan hasta que usted abra otra vez el formulario, una hora después o más. Todo esto se queda solo en ese navegador.',
        ...keptJobs,
      ],
    },
    {
      heading: 'Contacto y cómo borrar sus datos',
      paragraphs: [
        prose`Usted puede preguntar qué información se guarda sobre usted, y pedir que se corrija o que se borre. En su página de seguimiento usted corrige su teléfono, su correo, su número de unidad, la hora a la que prefiere que le llamen y qué tan lleno queda un camión con sus cosas. En la página de la pregunta de si se llevaron todo, usted retira el permiso para publicar su respuesta. Cualquier otra cosa, pídala por la página de contacto o por correo a ${emailLink}. Dé el nombre y el teléfono de su solicitud, y el número de seguimiento si lo tiene, para encontrar los datos correctos.`,
        'Puede que haya que guardar cierta información si la ley lo exige. Una empresa que ya recibió sus datos guarda sus propios registros, así que comuníquese también con ella. Los cambios a esta política se publican en esta página.',
        ...whoRunsIt(),
        'Esta página está en inglés y en español. Si las dos versiones no dicen lo mismo, se aplica la que más le favorezca a usted.',
      ],
    },
  ],
} satisfies Shape<typeof english>;
