// English: d61deaf192a2

import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import type { words as english } from '../en/home';
import { arrivalTime, manyFamilyOwned, pickupFigure, pickupTime } from '../facts/claims';
import { site } from '../facts/site';
import { sentences } from '../sentences';
import type { Shape } from '../shape';
import { link, prose } from '../shapes/prose';

export const words = {
  title: `${site.name}: recolección de basura y muebles viejos en Los Ángeles`,
  description:
    '¿Muebles o basura que ya no quiere? Pida en línea en unos 60 segundos una cotización gratis de una empresa local del sur de California. Sin cargos escondidos.',
  organization:
    'Una plataforma en línea que pone en contacto a la gente del sur de California con empresas locales e independientes que se llevan basura y muebles viejos.',
  hero: {
    heading: 'Deshágase hoy de lo que ya no quiere',
    lede: 'Rápido, cerca de usted y sin cargos escondidos',
    howItWorks: 'Ver cómo funciona',
    ticks: ['Empresas locales que ya revisamos', 'Cotización gratis', 'Muchas veces vienen el mismo día'],
    pictureAlt:
      'Dos trabajadores suben un sofá naranja por una rampa a un camión. Detrás hay un refrigerador, una lavadora y una casa con techo de teja.',
  },
  loads: {
    paid: {
      heading: 'Cuánto cuesta una carga',
      lede: 'Lo que pagó la mitad de nuestros clientes, según la carga. Elija la suya para empezar.',
      more: 'Todos los precios y cómo los contamos',
    },
    unknown: {
      heading: '¿De qué tamaño es su carga?',
      lede: 'El precio depende de cuánto llena el camión. Elija la suya para empezar: la cotización es gratis.',
      more: 'Qué hace subir el precio',
    },
    fits: {
      'few-items': 'un colchón o un refrigerador',
      quarter: 'un sofá, un colchón, cinco bolsas',
      half: 'un sofá, una cómoda, un colchón, diez bolsas',
      'three-quarters': 'una sala y una recámara',
      full: 'un apartamento de una recámara',
    },
  },
  whatWeRemove: {
    heading: 'Qué se llevan las empresas',
    lede: 'Desde una silla vieja hasta una casa entera. Elija lo que necesita, y una empresa local cargará por usted.',
    allServices: 'Todos los servicios',
  },
  howItWorks: {
    heading: 'Cómo funciona',
    steps: [
      {
        title: 'Envíe su solicitud',
        body: 'Diga qué hay que llevarse y dónde está. Toma menos de 1 minuto.',
      },
      {
        title: 'Le buscamos una empresa',
        body: `Su solicitud llega a empresas locales que ya revisamos, y una se comunicará con usted en menos de ${PROMISE_HOURS} horas (de 8 a.m. a 8 p.m.). Le dan una cotización gratis y usted elige la hora.`,
      },
      {
        title: 'Llegan y se lo llevan',
        body: 'Acuerdan el precio final y la empresa se lleva todo. Usted paga cuando el trabajo está hecho.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Por qué elegirnos',
    pictureAlt:
      'Un garaje con la puerta a medio abrir y cajas adentro. Afuera hay una bicicleta, llantas, una caja de herramientas y una silla.',
    reasons: [
      {
        title: 'Locales y ya revisadas',
        body: sentences(
          'Antes de que una empresa reciba una solicitud, revisamos quién es, qué seguro tiene y, donde la ley la pide, su licencia.',
          manyFamilyOwned && 'Muchas son negocios familiares.',
        ),
      },
      {
        title: 'Precios justos',
        body: 'El precio depende del espacio que ocupan sus cosas, de su peso y de qué son. Antes de cargar, le dicen el precio final.',
      },
      {
        title: 'El mismo día o al día siguiente',
        body:
          sentences(
            pickupTime
              ? `La mayoría de las recolecciones se hacen en ${pickupTime}, muchas veces el mismo día.`
              : pickupFigure,
            arrivalTime &&
              `Las empresas que trabajan con nosotros pueden llegar de ${arrivalTime} después de su solicitud.`,
          ) ||
          'Díganos para qué día tienen que llevarse todo. La empresa le propondrá hasta tres horarios y usted elige uno.',
      },
      {
        title: 'Primero se dona y se recicla',
        body: 'Lo que está en buen estado primero se ofrece en donación. Los aparatos electrónicos y los gases refrigerantes van a centros certificados.',
      },
    ],
  },
  popularLocations: {
    heading: 'Ciudades principales',
    lede: 'Trabajamos sobre todo en el sur de California. Envíe su solicitud desde cualquier parte del estado y le buscaremos una empresa cerca de usted.',
    all: 'Todos los lugares de California (en inglés)',
  },
  questions: {
    heading: 'Lo que conviene saber',
    all: 'Todas las preguntas',
    soon: {
      question: '¿Qué tan rápido pueden venir?',
      answer:
        'Muchas veces el mismo día o al día siguiente. La empresa le propondrá hasta tres horarios y usted elige uno.',
    },
    cost: {
      question: '¿Cuánto cuesta?',
      answer: prose`Depende de cuánto tiene, cuánto pesa y qué es. La cotización es gratis. Vea ${link('lo que pagó la gente', '/prices')}.`,
    },
  },
  blog: { heading: 'Del blog (en inglés)', allPosts: 'Todos los artículos (en inglés)' },
  finalCall: {
    heading: '¿Quiere que se lo lleven hoy?',
    lede: 'Pida una cotización en menos de 60 segundos. Una empresa local le llamará.',
    book: 'Pedir recolección',
  },
} satisfies Shape<typeof english>;
