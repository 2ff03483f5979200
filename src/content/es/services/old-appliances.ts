// English: 636417ef5ba9

import type { words as english } from '../../en/services/old-appliances';
import type { Shape } from '../../shape';
import { prose } from '../../shapes/prose';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Recolección de refrigeradores y lavadoras',
  metaDescription:
    'Una empresa local recoge su refrigerador, lavadora, secadora o estufa; un centro certificado saca el gas refrigerante. Pida en línea su cotización gratis.',
  pictureAlt: 'Un refrigerador verde menta y una lavadora blanca de carga frontal.',
  intro: [
    'Ya llegó el refrigerador nuevo y el viejo sigue zumbando en el garaje. Una empresa de acarreo local puede sacar refrigeradores, lavadoras, secadoras, estufas y lo demás, y un centro certificado les saca el gas refrigerante. Deje la máquina adentro hasta que llegue la empresa.',
  ],
  description: {
    gettingReady:
      'Vacíela y desconéctela; un congelador necesita un día entero para descongelarse. Cierre las llaves del agua y vacíe las mangueras. Si es de gas, pida antes de la visita a una persona calificada que cierre y tape la línea.',
    onTheDay:
      'La empresa revisa que cada máquina esté desconectada, ve las puertas y las escaleras, y le dice el precio final. La sacan en un carrito de carga. Con una sola máquina, la visita es corta.',
    afterwards:
      'Una máquina que funciona y no es muy vieja se puede ofrecer en donación. Las demás casi siempre se reciclan por su metal, después de sacarles el gas. La espuma y el plástico van al basurero.',
  },
  categories: [
    {
      title: 'Refrigeradores y congeladores',
      description: 'Refrigeradores, congeladores y enfriadores de vino, vacíos y descongelados.',
    },
    { title: 'Lavadoras y secadoras', description: 'De carga superior o frontal, torres y secadoras.' },
    { title: 'Estufas y hornos', description: 'Estufas, hornos y parrillas, con el gas ya tapado.' },
    { title: 'Lavaplatos y trituradores', description: 'Sin agua adentro y ya desconectados del agua y luz.' },
    {
      title: 'Aires acondicionados',
      description: 'Aires de ventana, enfriadores portátiles y deshumidificadores, siempre parados.',
    },
    { title: 'Calentadores de agua', description: 'Vacíos y desconectados por una persona calificada.' },
    {
      title: 'Electrodomésticos chicos',
      description: 'Microondas, hornos tostadores, licuadoras, aspiradoras y ventiladores, en una caja.',
    },
    { title: 'Asadores', description: 'Asadores, ahumadores y calentadores, sin su tanque de propano.' },
  ],
  faqs: [
    {
      question: '¿La empresa desconecta la máquina?',
      answer:
        'Por lo general no. Desenchufe lo que tiene enchufe. Antes de la visita, pida a una persona calificada que cierre y tape el gas, y que desconecte los hornos conectados directo a la luz y los calentadores de agua. Si es una manguera de lavadora, pregunte a la empresa y tenga a la mano la llave de paso.',
    },
    {
      question: '¿Puedo poner un refrigerador viejo afuera hasta la recolección?',
      answer:
        'No donde los niños puedan llegar: un niño puede quedar atrapado adentro. La ley de California (Código Penal 402b) prohíbe dejar ahí un refrigerador, congelador, lavadora, secadora u otro aparato grande con la puerta puesta. Déjelo adentro o detrás de una reja con llave, o quítele la puerta.',
    },
    {
      question: '¿Qué electrodomésticos no se pueden llevar?',
      answer: prose`No se llevan tanques de propano, termostatos con mercurio ni equipos con químicos: vea ${whereTheyGo}. En un aire acondicionado central o dividido (split), primero tiene que ir un técnico certificado. Si huele a gas, salga de la casa y llame al 911 o a la compañía de gas.`,
    },
    {
      question: '¿De qué depende el precio?',
      answer:
        'Del peso, del tamaño y del tipo, porque un refrigerador da más trabajo que una secadora; diga el piso y cuántos escalones hay, para que la cotización sea más exacta.',
    },
  ],
} satisfies Shape<typeof english>;
