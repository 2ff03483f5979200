// English: ef3d33b0920f

import type { words as english } from '../../en/services/old-appliances';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Recolección de refrigeradores y lavadoras',
  metaDescription:
    'Una empresa local recoge su refrigerador, lavadora, secadora o estufa; un centro certificado saca el gas refrigerante. Pida en línea su cotización gratis.',
  pictureAlt: 'Un refrigerador verde menta y una lavadora blanca de carga frontal.',
  intro:
    'Ya llegó el refrigerador nuevo y el viejo sigue zumbando en el garaje. Una empresa de acarreo local puede sacar refrigeradores, lavadoras, secadoras, estufas y lo demás, de la cocina o del clóset de lavado. El gas refrigerante lo sacan centros certificados. Vacíe la máquina y desconéctela de la luz. Si es de gas, pida a una persona calificada que cierre y desconecte el gas. Deje la máquina adentro hasta que llegue la empresa.',
  description: [
    'La empresa revisa que cada máquina esté desconectada, ve las puertas y las escaleras, y le dice el precio final. Puede que quiten las puertas para pasar por un pasillo angosto. Después los trabajadores inclinan la máquina sobre un carrito de carga y la sacan despacio, porque un refrigerador grande o una lavadora de carga frontal es difícil hasta para dos. Con una sola máquina, la visita es corta.',
    'Vacíe la máquina y desconéctela, si se puede un día antes. Deje que el congelador se descongele con toallas debajo. Cierre las llaves del agua y vacíe las mangueras de la lavadora en una cubeta. Si la estufa o la secadora es de gas, pida que la desconecten el día anterior. Mida la puerta, quite lo frágil de las cubiertas que están cerca y ponga la marca y el tamaño en su solicitud. No ponga una máquina con la puerta puesta donde los niños puedan llegar: déjela adentro o detrás de una reja con llave hasta que llegue la empresa.',
    'Una máquina que todavía funciona, y que no es muy vieja, se puede ofrecer en donación. La mayoría de las demás se recicla, porque tienen mucho acero, cobre y aluminio. A los refrigeradores y los aires acondicionados, un centro certificado les saca primero el gas. Lo que queda para el basurero es sobre todo espuma aislante y plástico roto.',
  ],
  categories: [
    {
      title: 'Refrigeradores y congeladores',
      description:
        'Refrigeradores de dos puertas o con el congelador arriba, congeladores de cofre, refrigeradores chicos y enfriadores de vino, vacíos y descongelados.',
    },
    {
      title: 'Lavadoras y secadoras',
      description:
        'De carga superior, de carga frontal, torres de lavado y secadoras eléctricas o de gas, sin mangueras ni ductos.',
    },
    {
      title: 'Estufas y hornos',
      description:
        'Estufas eléctricas, hornos de pared, parrillas de cocina y modelos de gas con la línea cerrada y tapada.',
    },
    {
      title: 'Lavaplatos y trituradores',
      description:
        'Lavaplatos fijos o con ruedas y trituradores de fregadero, sin agua adentro y ya desconectados del agua y de la luz.',
    },
    {
      title: 'Aires acondicionados',
      description:
        'Aires de ventana, enfriadores portátiles y deshumidificadores. Déjelos parados, para que después se les pueda sacar el gas.',
    },
    {
      title: 'Calentadores de agua',
      description:
        'Tanques eléctricos o de gas, vacíos, que una persona calificada ya soltó de sus tubos y de sus correas.',
    },
    {
      title: 'Electrodomésticos chicos',
      description:
        'Microondas, hornos tostadores, licuadoras, aspiradoras, cafeteras y ventiladores, juntos en una caja.',
    },
    {
      title: 'Asadores',
      description:
        'Asadores de carbón y de gas, ahumadores y calentadores de patio, sin sus tanques de propano, que las empresas no se llevan.',
    },
  ],
  faqs: [
    {
      question: '¿La empresa desconecta la máquina?',
      answer:
        'Desenchufar la máquina no es problema, pero el gas es otra cosa: antes, una persona calificada tiene que cerrar y tapar la línea. También hace falta alguien calificado para un horno conectado directo a la luz o un calentador de agua conectado a los tubos. Si es una simple manguera de lavadora, pregunte antes, y que la llave de paso esté a la mano.',
    },
    {
      question: '¿Qué pasa con el gas de mi refrigerador?',
      answer:
        'Se queda sellado dentro de la máquina mientras la sacan. Por eso nunca corte un tubo ni quite el compresor. Los centros certificados lo sacan con el equipo correcto. Las empresas que trabajan con nosotros siguen las reglas de los gases refrigerantes con cada refrigerador, congelador y aire acondicionado que recogen, funcione o no.',
    },
    {
      question: '¿Qué electrodomésticos no se pueden llevar?',
      answer:
        'Lo que sigue conectado al gas tiene que esperar. Si huele a gas, salga de la casa y llame al 911 o a la compañía de gas. Nunca se aceptan tanques de propano, termostatos viejos con mercurio ni equipos con químicos. En un aire acondicionado central o dividido (split), un técnico certificado saca el gas antes de que se quite de la pared. Los cuartos fríos y los equipos de azotea son demasiado para una recolección común.',
    },
    {
      question: '¿De qué depende el precio?',
      answer:
        'Del peso, del tamaño y del tipo de máquina. Un refrigerador da más trabajo después de la recolección que una secadora. Una fila de electrodomésticos chicos puede caber en una esquina del camión. Diga el piso y cuántos escalones hay, para que la cotización se acerque al precio final. En California, el precio que le dicen debe incluir todos los cargos obligatorios, menos el costo de envío y los impuestos y cargos del gobierno.',
    },
    {
      question: '¿Se puede donar un refrigerador viejo?',
      answer:
        'A veces. Tiene que enfriar bien, cerrar bien y ser más o menos nuevo, porque los muy viejos gastan mucha luz. Limpie las repisas, deje los cajones en su lugar y, si puede, deje que la empresa lo vea funcionar. Si no se puede donar, se recicla por su metal.',
    },
    {
      question: '¿Puedo poner un refrigerador viejo afuera hasta la recolección?',
      answer:
        'No donde los niños puedan llegar. Un niño puede quedar atrapado adentro, y la ley de California (Código Penal 402b) prohíbe dejar en un lugar así un refrigerador, un congelador, una lavadora o una secadora que alguien desechó, con la puerta puesta. Déjelo adentro o detrás de una reja con llave hasta que llegue la empresa, o quítele las puertas.',
    },
    {
      question: '¿Cuánto tarda un congelador en descongelarse?',
      answer:
        'Dele un día entero con la puerta abierta, y más si el hielo es grueso. Ponga toallas y una bandeja baja debajo, y no deje entrar a los niños al cuarto mientras se descongela. Los trabajadores aseguran la puerta para cargarlo.',
    },
  ],
} satisfies Shape<typeof english>;
