// English: de44330eda5a

import { neverTakenInASentence } from '@functions/words/es/never-taken.ts';
import { serviceLabels } from '@functions/words/es/services.ts';
import type { words as english } from '../en/faq';
import { arrivalTime, manyFamilyOwned, pickupFigure, pickupTime } from '../facts/claims';
import { site } from '../facts/site';
import { sentences } from '../sentences';
import type { Shape } from '../shape';
import type { Faq } from '../shapes/faq';
import { callPromise } from './call-promise';

const { howPaid } = site;

/** Omitted unless the operator has set it. */
const aboutMoney: readonly Faq[] = howPaid ? [{ question: `¿Cómo gana dinero ${site.name}?`, answer: howPaid }] : [];

const sections: Shape<typeof english>['sections'] = [
  {
    id: 'booking',
    heading: 'Pedir una recolección',
    faqs: [
      {
        question: '¿Cómo pido una recolección?',
        answer:
          'Abra el formulario y siga cuatro pasos cortos: servicios, dirección, una descripción con fotos y cómo se comunican con usted. Toma unos 60 segundos. La última pantalla le dice qué sigue.',
      },
      {
        question: `¿${site.name} es una empresa de acarreo?`,
        answer:
          'No, es una plataforma en línea. Para su solicitud buscamos empresas de acarreo locales e independientes, y ellas levantan, cargan y manejan. El precio, la hora y el trabajo los acuerda usted directo con la empresa.',
      },
      ...aboutMoney,
      {
        question: '¿Cuándo se comunica conmigo una empresa?',
        answer: `${callPromise} Las horas se cuentan todos los días, hora de Los Ángeles: si usted envía su solicitud ya tarde en la noche, empiezan a la mañana siguiente. Si todavía no encontramos una empresa, su página de seguimiento lo dice. La llamada puede venir de un número que usted no conoce. Si prefiere que le llamen a otra hora, dígalo en la descripción o en su página de seguimiento.`,
      },
      {
        question: '¿Me atienden en español?',
        answer:
          'Sí, si envía su solicitud desde una página en español: primero buscamos una empresa que hable español. Si ninguna puede, le llamará una que habla inglés.',
      },
      {
        question: '¿Pueden venir el mismo día?',
        answer: sentences(
          'Muchas veces, sí.',
          pickupTime ? `La mayoría de las recolecciones se hacen en ${pickupTime}.` : pickupFigure,
          arrivalTime &&
            `Las empresas que trabajan con nosotros pueden llegar de ${arrivalTime} después de su solicitud, si ese día tienen lugar.`,
          'Es más probable si la envía en la mañana que si la envía en la noche. Si tiene una fecha límite, como el fin de un contrato de renta, póngala al principio de la descripción.',
        ),
      },
      {
        question: '¿Puedo pedir varios servicios a la vez?',
        answer:
          'Sí, elija todos los que necesite. Un garaje con un refrigerador que ya no sirve y un montón de ramas son tres servicios, pero una sola solicitud. La empresa que la acepta se lleva todo lo que pueda; en la primera llamada, pregunte por lo demás.',
      },
      {
        question: '¿Cómo cambio o cancelo una solicitud?',
        answer:
          'En su página de seguimiento. Ahí puede cancelar, corregir su teléfono, su correo y su número de unidad, y decir a qué hora prefiere que le llamen. Le avisamos a nuestro equipo, y también a la empresa si una ya tiene el trabajo. También puede pedirle a la empresa otro horario para la cita. Cualquier otra cosa, háblela con la empresa o escríbanos por la página de contacto. Nosotros no cobramos nada por cancelar. Las empresas se comprometen con nosotros a no cobrar por la visita si no le avisaron antes de venir.',
      },
    ],
  },
  {
    id: 'haulers',
    heading: 'Las empresas',
    faqs: [
      {
        question: '¿Cómo revisan a las empresas?',
        answer:
          'Vemos tres cosas antes de que una empresa reciba una solicitud. Identidad: quién dirige el negocio y cómo comunicarse con esa persona. Seguro: un certificado vigente, y uno nuevo cuando se vence. Licencia: donde la ley pide una licencia o un registro para el trabajo, lo buscamos. Después revisamos las quejas: una persona de nuestro equipo lee cada una, y la empresa que no arregla las cosas ya no recibe solicitudes. La página “Quiénes somos” dice más.',
      },
      {
        question: '¿Cuántas empresas me van a llamar?',
        answer:
          'Por lo general, una. Su nombre y su teléfono le llegan a la empresa que acepta su solicitud, no a una lista de gente que llama. Cuando una empresa ya la aceptó en nuestro sitio, su página de seguimiento dice cuál es. Si no llega a un acuerdo con esa empresa, rechace la cotización en su página de seguimiento o escríbanos: entonces preguntamos a otras.',
      },
      {
        question: '¿Cómo sé quién está en mi puerta?',
        answer:
          'En la primera llamada, pregunte el nombre del negocio, el nombre de la persona que va a venir y la hora. Cuando lleguen, compárelos antes de dejar entrar a alguien y, si quiere, pida ver el certificado del seguro. No se paga nada por adelantado. Si algo no coincide, no abra y llame a la empresa o a nosotros.',
      },
      {
        question: '¿Quién responde si algo se daña?',
        answer:
          'La empresa, que es un negocio independiente y responde por su trabajo. Antes de que empiecen los trabajadores, caminen juntos por donde va a salir todo. Si hay un daño, enséñeselo, tome fotos antes de que se vayan y pregunte qué aseguradora tiene la empresa. Después escríbanos por la página de contacto, porque revisamos las quejas. Nuestros términos dicen hasta dónde respondemos nosotros.',
      },
      {
        question: '¿Las empresas son locales?',
        answer: manyFamilyOwned
          ? 'Sí. Son negocios independientes que trabajan en la parte de California donde está usted, y muchos son familiares.'
          : 'Sí. Son negocios independientes que trabajan en la parte de California donde está usted.',
      },
      {
        question: '¿Sirve también para negocios y dueños de propiedades?',
        answer:
          'Sí. Las tiendas, los restaurantes, las oficinas y los administradores de propiedades usan el mismo formulario que los hogares. Diga en qué horas se permite cargar y qué papel del seguro quiere ver su edificio. Dígale a la empresa por teléfono quién va a estar en el lugar. Lo que es de un inquilino, o lo que un inquilino dejó, solo se puede llevar si el inquilino está de acuerdo o si la ley de California lo permite.',
      },
      {
        question: '¿Cómo trabajo con ustedes si tengo una empresa de acarreo?',
        answer:
          'Llene el formulario de nuestra página para empresas de acarreo. Esa página dice cómo llegan las ofertas, qué papeles pedimos y a qué se compromete usted. Una persona de nuestro equipo lee cada formulario y contesta por correo.',
      },
    ],
  },
  {
    id: 'pricing',
    heading: 'Precios',
    faqs: [
      {
        question: '¿Cómo nos ponemos de acuerdo en el precio y la hora?',
        answer:
          'La empresa envía una cotización a su página de seguimiento: un precio estimado o “precio en el lugar”, que pone cuando ve todo, y hasta tres horarios para la cita. Si usted dio un correo electrónico, le escribimos. Acepte un horario, pida otra hora u otro precio, o rechace la cotización. Lo que acuerden por teléfono también aparece ahí. Al aceptar, la cita queda confirmada. Todavía no paga nada, y la empresa le dice el precio final antes de cargar.',
      },
      {
        question: '¿Y si al final la empresa no puede venir?',
        answer:
          'Le propone otra hora, y la cita confirmada sigue en pie hasta que usted acepte la otra. O devuelve el trabajo: entonces ya no hay ninguna cita, y su solicitud pasa a otras empresas. Su página de seguimiento lo muestra, y le escribimos si dio un correo electrónico.',
      },
      {
        question: '¿De qué depende el precio?',
        answer:
          'Del espacio que ocupan sus cosas, de su peso y de qué son. Es común que las empresas cobren por la parte del camión que usted llena, con un mínimo para las cargas chicas. El precio puede subir si hay escaleras o hay que cargar un tramo largo. También lo pueden subir las cargas pesadas, como tierra o concreto, y lo que tiene su propio cargo, como colchones, llantas y máquinas con gas refrigerante.',
      },
      {
        question: '¿Qué pregunto sobre el precio en la primera llamada?',
        answer:
          '¿Qué parte del camión va a llenar mi carga? ¿Cuántas yardas cúbicas caben en un camión lleno? ¿Cuál es el mínimo? ¿El precio ya incluye la mano de obra, el viaje y deshacerse de la carga? ¿Cuánto más cobran por escaleras, por cosas pesadas o por pieza? ¿Cobran la visita si digo que no cuando ya llegaron? ¿Cómo puedo pagar?',
      },
      {
        question: '¿El precio ya incluye lo que cuesta deshacerse de todo y los demás cargos?',
        answer:
          'Tiene que incluir todos los cargos que usted no puede rechazar. Desde el 1 de julio de 2024, la ley de California (SB 478, Código Civil 1770(a)(29)) prohíbe anunciar, mostrar u ofrecer a los consumidores un precio que deja fuera cargos obligatorios. Solo pueden ir aparte el costo de envío y los impuestos y cargos que pone un gobierno. Lo que depende de su carga, como un colchón o una llanta, se puede cobrar aparte: la empresa le dice cuánto es antes de cargarlo.',
      },
      {
        question: '¿De veras es gratis la cotización?',
        answer:
          'Sí. Pedir una cotización no cuesta nada, y usted puede decir que no. Si dice que no cuando ya llegaron, solo paga la visita si la empresa le avisó antes de venir: a eso se comprometen las empresas con nosotros. Si una le pide más, escríbanos.',
      },
      {
        question: '¿Cuándo queda fijo el precio?',
        answer:
          'Cuando la empresa ve todo, antes de cargar. Ve la carga, la compara con su descripción y le dice el precio final. Si no es igual al estimado, pregunte por qué. Nadie debe cargar nada hasta que usted esté de acuerdo.',
      },
      {
        question: '¿Cómo y cuándo pago?',
        answer:
          'Se paga cuando el trabajo está hecho, con todo lo acordado ya en el camión. Usted le paga a la empresa, no a nosotros. En la primera llamada, pregunte qué formas de pago acepta. La propina la decide usted. Vea el espacio vacío antes de pagar. Si de todos modos quedó algo, dígaselo a la empresa, o a nosotros cuando le preguntemos después si se llevaron todo.',
      },
      {
        question: '¿Me pueden agregar algo después a la cuenta?',
        answer:
          'No hay cargos escondidos: las empresas se comprometen con nosotros a decir el precio antes de cargar. Si durante la visita usted decide que también se vaya el librero, la empresa le dice cuánto cuesta y espera su respuesta.',
      },
      {
        question: '¿Cómo hago para que la carga sea chica?',
        answer:
          'Aplaste las cajas de cartón, meta unas cajas de plástico dentro de otras y regale lo que le sirva a otra persona. Desarme los muebles armables, si puede. Ponga lo reciclable en su propio bote de reciclaje, poco a poco durante unas semanas. Deje la tierra y el escombro aparte de las cosas ligeras.',
      },
    ],
  },
  {
    id: 'what-haulers-take',
    heading: 'Qué se llevan y qué no',
    faqs: [
      {
        question: '¿Qué tipo de cosas se pueden llevar?',
        answer:
          'La mayoría de las cosas de una casa o de una oficina: muebles, colchones, electrodomésticos, aparatos electrónicos, ropa, juguetes, ramas, tablaroca, alfombra, máquinas de ejercicio, jacuzzis. Si no es peligroso y la gente lo puede mover sin riesgo, pídalo.',
      },
      {
        question: '¿Qué no puede ir en el camión?',
        answer: `Nunca: ${neverTakenInASentence}. Tampoco lo que nadie sabe qué es, lo que es de otra persona, como una máquina rentada, ni las instalaciones que siguen conectadas al gas, al agua o a la luz. En una zona de cuarentena por plagas de los cítricos, también se quedan las hojas, las ramas y las frutas de esos árboles. Además, una empresa puede negarse a levantar algo que lastimaría a una persona o dañaría el edificio.`,
      },
      {
        question: '¿Se llevan llantas viejas?',
        answer:
          'Por lo general sí, unas cuantas. En California, quien transporta diez o más llantas usadas a la vez tiene que estar registrado con el estado para llevar llantas, así que diga cuántas tiene. Muchas llanteras se quedan con las viejas cuando ponen las nuevas.',
      },
      {
        question: '¿Puede esperar afuera un refrigerador o una lavadora?',
        answer:
          'No donde los niños puedan llegar. Un niño puede quedar atrapado adentro, y la ley de California (Código Penal 402b) prohíbe dejar en un lugar así un refrigerador, un congelador, una lavadora o una secadora que alguien desechó, con la puerta puesta. Déjelos adentro o detrás de una reja con llave hasta que llegue la empresa, o quíteles las puertas.',
      },
      {
        question: '¿Hay cargas demasiado chicas o demasiado grandes?',
        answer:
          'Una lámpara está bien, y una casa de cinco recámaras también. Una carga grande puede necesitar varios viajes o más de un día; la empresa lo planea con usted.',
      },
      {
        question: '¿Pueden recoger las cosas adentro?',
        answer: `Sí, de cualquier cuarto o piso. Diga dónde está cada cosa y cuántos escalones hay. Si prefiere que nadie entre, elija “${serviceLabels['Curbside Pickups']}” y ponga las cosas en su propia entrada de carros (driveway) o detrás de la reja. Nunca las ponga en la banqueta (acera), en la franja de pasto junto a la calle (parkway) ni en la calle: pedir una recolección privada no hace que eso sea legal. Los refrigeradores y otros electrodomésticos con puerta se quedan adentro.`,
      },
    ],
  },
  {
    id: 'donation-and-recycling',
    heading: 'Donación y reciclaje',
    faqs: [
      {
        question: '¿Qué pasa después con mis cosas?',
        answer:
          'Primero se dona y se recicla. De lo demás las empresas se deshacen como manda la ley: a eso se comprometen con nosotros. Cuánto se puede salvar depende de cómo están sus cosas y de qué lugares cercanos las aceptan.',
      },
      {
        question: '¿Qué cosas se donan más fácil?',
        answer:
          'Las que están limpias y completas y funcionan, como mesas sólidas, trastes, bicicletas, libros, abrigos y electrodomésticos chicos y recientes. Si les faltan piezas, huelen fuerte o el fabricante las retiró por seguridad (recall), por lo general las rechazan.',
      },
      {
        question: '¿Me dan un recibo de donación?',
        answer:
          'Pregunte a la empresa en la primera llamada. El recibo lo da la organización que recibe las cosas, no nosotros ni la empresa, y no todas dan uno. Por lo general, el valor lo pone usted, así que guarde una lista y fotos. Si necesita un recibo para sus impuestos, lo más seguro es llevar esas cosas por su cuenta.',
      },
      {
        question: '¿Qué se hace con teles, computadoras y refrigeradores?',
        answer:
          'Van aparte de lo demás. Las empresas que trabajan con nosotros llevan los aparatos electrónicos a centros certificados. Los refrigeradores y los aires acondicionados van a centros certificados que sacan el gas refrigerante. Póngalos en su solicitud, para que la empresa les guarde lugar.',
      },
      {
        question: '¿Puedo decir a dónde quiero que vaya algo?',
        answer:
          'Lo puede pedir. Si una tienda de segunda mano o un albergue que le gusta queda en el camino y lo acepta, puede que la empresa quiera pasar por ahí. Antes llame usted al lugar para saber qué necesita.',
      },
      {
        question: '¿Puedo tirar (botar) mis cosas gratis?',
        answer:
          'Muchas veces, si puede esperar y cargarlas usted. Si vive en la ciudad de Los Ángeles, llame al 311 (LA Sanitation, el servicio de basura) para que recojan gratis artículos voluminosos, es decir, cosas grandes. En otro lugar, pregunte a su ciudad. Los colchones se pueden llevar gratis a los lugares del programa Bye Bye Mattress de California, y la pintura de casa que sobró, a los de PaintCare. Nuestro artículo del blog sobre muebles viejos en Los Ángeles (en inglés) tiene los enlaces.',
      },
    ],
  },
  {
    id: 'hazardous-waste',
    heading: 'Desechos peligrosos',
    faqs: [
      {
        question: '¿Qué materiales son peligrosos?',
        answer:
          'Los más comunes en una casa son pintura, solventes, pesticidas, químicos de alberca, combustible, aceite de motor, asbesto, agujas y medicinas, municiones, tanques de propano, pilas y baterías, tubos fluorescentes y termostatos con mercurio. Lea la etiqueta: si dice “danger” (peligro), “warning” (advertencia), “poison” (veneno), “flammable” (inflamable) o “corrosive” (corrosivo), una empresa no lo puede cargar. También son peligrosos los escombros y la ceniza de un edificio quemado: pueden tener asbesto y metales pesados. Pregunte a su condado cómo se hace esa limpieza.',
      },
      {
        question: '¿Qué hago con la pintura y los químicos?',
        answer:
          'La pintura de casa, el tinte para madera y el barniz que sobraron se pueden llevar gratis a los lugares de PaintCare, que en su mayoría son tiendas de pintura y ferreterías. Busque uno en paintcare.org. Para otros químicos, tubos fluorescentes y cosas con mercurio, use el programa de desechos peligrosos del hogar de su condado. Deje todo en su envase original y nunca mezcle dos productos.',
      },
      {
        question: '¿Y las pilas y baterías?',
        answer:
          'Las empresas no se llevan pilas ni baterías sueltas en la carga, porque una dañada puede empezar un incendio. Tape las terminales con cinta, guárdelas separadas una de otra y llévelas a un lugar que las recibe. Las baterías de plomo, de carros y de equipos de respaldo de luz (UPS), tampoco suben al camión. Las tiendas que venden baterías de carro aceptan las viejas. Si una está hinchada o gotea, no la toque: pregunte al programa de desechos peligrosos del hogar de su condado.',
      },
      {
        question: '¿Se llevan un tanque de propano vacío?',
        answer:
          'No. Un tanque que parece vacío todavía puede tener gas, y no se sabe con sacudirlo. Llévelo a una tienda que cambia o llena tanques, o al programa de desechos peligrosos del hogar de su condado.',
      },
      {
        question: '¿A dónde van las agujas, las medicinas y las municiones?',
        answer:
          'No van en la carga, ni en su bote de basura: California prohíbe las agujas en la basura de la casa. Ponga las agujas en un recipiente aprobado para ellas (“sharps”), y pregunte a su farmacia o a su condado dónde entregarlo. Muchas farmacias y estaciones de policía tienen un buzón para las medicinas que sobran. Si encuentra un arma de fuego, municiones o fuegos artificiales, o los quiere entregar, llame a la policía o al sheriff antes de tocarlos.',
      },
      {
        question: '¿Y si a medio trabajo aparece algo peligroso?',
        answer:
          'Se queda donde está, y los trabajadores no se acercan. Nadie debe abrir, oler ni mover un recipiente que no conoce. Si gotea, echa humo o huele, aléjese y llame al 911. Si no, pregunte qué hacer al programa de desechos peligrosos del hogar de su condado. Los trabajadores pueden seguir donde no hay peligro.',
      },
    ],
  },
  {
    id: 'preparation',
    heading: 'Cómo prepararse',
    faqs: [
      {
        question: '¿Qué fotos ayudan más?',
        answer:
          'Una donde se vea todo, una de lo más pesado y una del camino de salida. Puede agregar hasta 5 fotos en JPEG, PNG o WebP, de hasta 10 MB cada una. Tómelas con luz de día y con algo de tamaño conocido en la foto.',
      },
      {
        question: '¿Tengo que juntar las cosas?',
        answer:
          'Solo si lo puede hacer sin lastimarse. Un montón les ahorra pasos a los trabajadores, pero no vale la pena lastimarse la espalda. Las notas adhesivas también sirven: un color para lo que se va y otro para lo que se queda.',
      },
      {
        question: '¿Dónde se estaciona el camión?',
        answer:
          'Tan cerca de la puerta como lo permita la calle. Lo mejor es su propia entrada de carros. Si en la calle se permite estacionarse, aparte un lugar con su propio carro y muévalo cuando llegue el camión. Avise a la empresa si hay rejas, ramas bajas, una entrada de carros muy inclinada, barrido de calles o callejones angostos.',
      },
      {
        question: '¿Aviso a mi asociación de dueños (HOA) o a mi edificio?',
        answer:
          'Pregunte antes de fijar una hora. Muchas asociaciones quieren un certificado de seguro o un horario fijo, y el encargado de los apartamentos puede pedirle que aparte el elevador. Dígaselo a la empresa en la primera llamada, para que los papeles estén listos.',
      },
      {
        question: '¿Tiene que haber alguien en casa?',
        answer:
          'Un adulto tiene que estar ahí, o contestar el teléfono, para confirmar el precio antes de que carguen algo. Si otra persona le abre a la empresa, como un vecino, un familiar o el administrador de la propiedad, dígale a la empresa por teléfono quién es, y pónganse de acuerdo en cómo va a pagar usted.',
      },
    ],
  },
  {
    id: 'tracking',
    heading: 'Seguimiento de su solicitud',
    faqs: [
      {
        question: '¿Cómo veo mi solicitud?',
        answer:
          'Cuando envía su solicitud, la confirmación muestra un número de seguimiento de 16 letras y números, y un enlace. Copie el enlace o guárdelo en sus favoritos antes de cerrar la página, o dé un correo electrónico y ahí se lo enviamos. El enlace abre su solicitud a cualquier hora, en cualquier teléfono o computadora y sin cuenta.',
      },
      {
        question: '¿Qué quieren decir los cinco estados de una solicitud?',
        answer:
          '“Recibida” quiere decir que tenemos su solicitud. “Cotización enviada”, que una empresa le envió una cotización. “En proceso”, que la cita está acordada o ya están trabajando. “Cancelada” muestra las razones, si las hay. “Terminada” quiere decir que el trabajo está hecho.',
      },
      {
        question: '¿Cómo me entero de los cambios?',
        answer:
          'Su página de seguimiento muestra cada cambio, y cómo le avisamos. Si dio un correo electrónico, le escribimos cuando llega la solicitud, cuando una empresa la acepta, cuando todavía buscamos una, y sobre cotizaciones y su cita confirmada. También cada vez que cambia el estado de la solicitud, o el día y la hora, y una vez cuando ya está terminada, para preguntar si se llevaron todo. Si no dio un correo, revise la página y apunte la hora de su cita. La empresa que acepte le llamará.',
      },
      {
        question: 'Nadie se ha comunicado conmigo. ¿Cómo aviso?',
        answer:
          'Abra su página de seguimiento y presione el botón “No me han llamado”. Le avisamos a nuestro equipo, y también a la empresa si una ya tiene el trabajo. Si esa empresa no hace nada, el trabajo pasa a otras. Revise primero sus llamadas perdidas y su carpeta de correo no deseado (spam), porque es fácil no ver un mensaje de alguien que no conoce.',
      },
      {
        question: 'Me interrumpieron. ¿Se perdió lo que escribí?',
        answer:
          'No. El borrador se queda en su propio teléfono o computadora hasta que lo envíe, 7 días como máximo. Vuelva con el mismo navegador y siga. Si borra los datos del navegador, también se borra el borrador.',
      },
      {
        question: 'Perdí mi número de seguimiento. ¿Dónde lo encuentro?',
        answer:
          'En el teléfono o la computadora donde pidió la recolección, y con el mismo navegador, presione “Ver mi solicitud” al pie de cualquier página: ahí están sus últimas solicitudes. Si no, escríbanos por la página de contacto con su nombre, su teléfono y el día en que la pidió.',
      },
    ],
  },
  {
    id: 'privacy',
    heading: 'Privacidad',
    faqs: [
      {
        question: '¿Quién ve mis datos?',
        answer:
          'Antes de que una empresa acepte el trabajo, las empresas ven su código postal, su ciudad, los servicios, qué tan lleno queda un camión con sus cosas, la descripción y las fotos. La que lo acepta recibe también su nombre, su teléfono, su calle y número y, si lo dio, su correo. Hasta entonces, eso solo lo tiene nuestro equipo. Sus datos no se venden y nadie los recibe para publicidad. La Política de privacidad dice quién los recibe.',
      },
      {
        question: '¿Qué pasa con las fotos que agrego?',
        answer:
          'Antes de enviarlas, el sitio las hace más chicas y borra de ellas el lugar donde se tomaron. Se guardan en una dirección que no se puede adivinar, pero cualquiera que tenga esa dirección puede abrirlas. No deje que salgan caras, placas de carro ni documentos.',
      },
      {
        question: '¿Tengo que aceptar mensajes?',
        answer:
          'No. La casilla de los mensajes (por teléfono, mensaje de texto o correo) es opcional: aunque no la marque, una empresa o nuestro equipo puede llamarle por su solicitud. Las empresas ven qué eligió usted. Solo hay que aceptar los Términos del servicio y la Política de privacidad. El correo electrónico también es opcional; si da uno, ahí le enviamos el enlace de seguimiento, los avisos de esa solicitud y, cuando ya está terminada, la pregunta de si se llevaron todo.',
      },
      {
        question: 'Me llegó un correo, pero yo no pedí nada. ¿Por qué?',
        answer:
          'Alguien escribió su correo en nuestro formulario, quizás por error. Abra el enlace “Yo no pedí esto” de ese correo y presione el botón de la página. Después ya no enviaremos a su dirección correos sobre ninguna solicitud. Para no recibir más mensajes de texto, responda STOP.',
      },
      {
        question: '¿Quién puede abrir mi página de seguimiento?',
        answer:
          'Cualquiera que tenga el enlace o el número, porque no hay contraseña. Esa persona ve ahí el nombre, el teléfono y la solicitud de usted, y puede aceptar una cita, cambiar la solicitud o cancelarla. Mande el enlace solo a personas de confianza.',
      },
      {
        question: '¿Pueden borrar mis datos?',
        answer:
          'Sí. Pídalo por la página de contacto. Su nombre, su teléfono y su número de seguimiento nos ayudan a encontrar los datos correctos. Una empresa que ya se comunicó con usted guarda sus propios registros, así que pídaselo también a ella.',
      },
    ],
  },
];

export const words = {
  title: 'Recolección de basura y muebles: preguntas comunes',
  description:
    'Cómo pedir una recolección, cómo ponen el precio las empresas, qué se llevan y qué no, donación y reciclaje, seguimiento de su solicitud y privacidad.',
  crumb: 'Preguntas comunes',
  heading: 'Preguntas comunes',
  lede: 'Cómo funciona una recolección, del primer clic al cuarto vacío, y qué pasa con sus cosas y sus datos.',
  topics: 'Temas',
  beforeYourPickup: 'La lista completa: antes de su recolección',
  haulers: 'Para empresas de acarreo: cómo trabajar con nosotros',
  sections,
  bookPanel: {
    heading: 'Pregúntenos, o pregunte a la empresa',
    text: 'Escriba a nuestro equipo, o ponga su pregunta en una solicitud. La empresa que le llame se la puede contestar según lo que hay que llevarse.',
  },
} satisfies Shape<typeof english>;
