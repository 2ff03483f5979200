// English: 30fb0aa71f88

import type { words as english } from '../../en/services/construction-debris';
import type { Shape } from '../../shape';
import { link, prose } from '../../shapes/prose';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Recolección de escombros de remodelación',
  metaDescription:
    'Tablaroca, azulejo, madera o concreto de una remodelación: diga qué materiales son. Una empresa local le da una cotización, carga el montón y se lo lleva.',
  pictureAlt: 'Tablaroca rota, madera, cascajo y ladrillos, con un casco amarillo, una cubeta y un cono.',
  intro: [
    'Un baño nuevo deja más de lo que uno espera: azulejo roto, el gabinete viejo del lavabo, un montón de tablaroca en la entrada de carros (driveway). Ponga la lista de materiales, agregue fotos y diga qué tan cerca llega un camión. Los contratistas también pueden pedirlo.',
  ],
  description: {
    gettingReady:
      'Termine de quitar todo y haga montones aparte: madera, metal, azulejo y concreto. Ponga el polvo y lo chico en bolsas que una persona pueda levantar. Saque los clavos o dóblelos.',
    onTheDay:
      'La empresa revisa de qué es el montón, porque el peso limita la carga, y le dice el precio final. Los trabajadores cargan todo. No hace falta un contenedor en la calle.',
    afterwards:
      'La madera limpia y los gabinetes, puertas y lavabos enteros se pueden reusar. El metal se recicla y el concreto se puede triturar. La madera pintada y lo revuelto por lo general van al basurero.',
  },
  categories: [
    { title: 'Tablaroca y yeso', description: 'Hojas arrancadas, recortes, yeso y polvo en bolsas.' },
    { title: 'Madera y triplay (plywood)', description: 'Postes, recortes, piso de base, tablas y molduras.' },
    { title: 'Azulejo y piedra', description: 'Azulejo, pedazos de granito y cubiertas de cocina.' },
    { title: 'Concreto y ladrillo', description: 'Pedazos de losa, bloques, adoquines y ladrillo.' },
    { title: 'Pisos y alfombra', description: 'Laminado, madera, alfombra, bajoalfombra y vinilo no muy viejo.' },
    { title: 'Gabinetes y muebles de baño', description: 'Gabinetes, tinas, inodoros, lavabos y calentadores vacíos.' },
    {
      title: 'Puertas y ventanas',
      description: 'Puertas, vidrios corredizos, marcos, mosquiteros, persianas y shutters.',
    },
    { title: 'Techo y fachada', description: 'Tejas, canaletas, láminas de remate y pedazos de estuco.' },
  ],
  faqs: [
    {
      question: '¿La empresa necesita un permiso?',
      answer: prose`En la ciudad de Los Ángeles, una empresa privada que recoge desechos necesita un ${link('permiso AB 939 de LA Sanitation', 'https://www.lacitysan.org/san/faces/home/portal/s-lsh-wwd/s-lsh-wwd-s/s-lsh-wwd-s-c/s-lsh-wwd-s-c-whp')}, y los escombros tienen que ir a un centro certificado por la ciudad. Pida ver el permiso antes de que carguen, y guarde el recibo. Otras ciudades tienen sus propias reglas.`,
    },
    {
      question: '¿Se llevan el asbesto?',
      answer:
        'No. En casas viejas lo pueden tener el techo rugoso (popcorn), la pasta de tablaroca (joint compound), las losetas, el vinilo en hoja, la envoltura de los ductos y la fachada de cemento. Mándelos analizar antes de tocarlos, deje que los quite un contratista calificado y diga en su solicitud de qué año es la casa.',
    },
    {
      question: '¿Qué más no sube al camión?',
      answer: prose`Pintura líquida, pegamentos, solventes, combustible, tambos cerrados, tubos fluorescentes, baterías de carro y termostatos con mercurio: vea ${whereTheyGo}. Nadie se lleva los escombros ni la ceniza de un edificio quemado. Pregunte antes por la madera tratada y la pintura de plomo.`,
    },
    {
      question: '¿Cómo se calcula el precio de llevarse escombros?',
      answer:
        'Sobre todo por el peso, y lo revuelto por lo general cuesta más que lo separado; le dicen el precio final en el lugar, con todo el montón a la vista.',
    },
  ],
} satisfies Shape<typeof english>;
