// English: 83f51bd03e1a

import type { words as english } from '../../en/services/construction-debris';
import type { Shape } from '../../shape';

export const words = {
  metaTitle: 'Recolección de escombros de remodelación',
  metaDescription:
    'Tablaroca, azulejo, madera o concreto de una remodelación: diga qué materiales son. Una empresa local le da una cotización, carga el montón y se lo lleva.',
  pictureAlt: 'Tablaroca rota, madera, cascajo y ladrillos, con un casco amarillo, una cubeta y un cono.',
  intro:
    'Un baño nuevo deja más de lo que uno espera: azulejo roto, el gabinete viejo del lavabo, un montón de tablaroca en la entrada de carros (driveway). Una empresa de acarreo local puede llevarse todo en un viaje, si cabe, o volver después de cada etapa. Ponga la lista de materiales, agregue fotos del montón y diga qué tan cerca llega un camión. Los contratistas también pueden pedirlo.',
  description: [
    'La empresa primero revisa de qué es el montón, porque el peso decide hasta dónde se puede llenar un camión. Cuando usted acepta el precio, los trabajadores sacan a mano las hojas de tablaroca, las bolsas y las tablas, y juntan lo chico con pala. No hace falta un contenedor en la calle, y ni usted ni su gente tienen que cargar.',
    'Separe conforme va quitando: madera en un montón, metal en otro, azulejo y concreto en un tercero. Ponga el polvo y los pedazos chicos en bolsas para escombro, llenas solo hasta donde una persona las puede levantar. Saque los clavos salidos o dóblelos. Deje libre el paso a la calle, y avise a los vecinos si el camión va a usar un callejón o una entrada de carros que comparten con usted.',
    'Lo que está separado es lo más fácil de reciclar. La madera limpia se puede volver a usar o moler, el metal vale como fierro viejo, y el concreto o el ladrillo se puede triturar para hacer base. Los gabinetes, las puertas y los lavabos que salieron enteros vale la pena ofrecerlos para que alguien los use. La madera pintada, el escombro revuelto y la tablaroca mojada por lo general van al basurero.',
  ],
  categories: [
    {
      title: 'Tablaroca y yeso',
      description:
        'Hojas arrancadas, recortes, yeso con sus tablillas, esquineros y polvo en bolsas. Diga de qué año es la casa.',
    },
    {
      title: 'Madera y triplay (plywood)',
      description:
        'Postes, recortes de la estructura, piso de base, tablas de terraza, molduras y tablas de cerca, sin clavos o con los clavos doblados.',
    },
    {
      title: 'Azulejo y piedra',
      description:
        'Azulejo de piso y de pared, mezcla seca de azulejo (pegazulejo), pedazos de granito y cubiertas viejas de cocina.',
    },
    {
      title: 'Concreto y ladrillo',
      description:
        'Pedazos de losa, bloques, adoquines, mezcla y ladrillo de chimenea, hasta donde el camión puede cargar sin riesgo.',
    },
    {
      title: 'Pisos y alfombra',
      description:
        'Laminado, tiras de madera, rollos de alfombra, bajoalfombra, tiras con clavos y vinilo en hoja que no sea viejo. Diga de qué año es el piso.',
    },
    {
      title: 'Gabinetes y muebles de baño',
      description:
        'Gabinetes de cocina y de baño, tinas, inodoros, bases de regadera (ducha), lavabos, llaves del agua y calentadores de agua ya vacíos.',
    },
    {
      title: 'Puertas y ventanas',
      description:
        'Puertas de adentro, marcos, hojas de vidrio corredizas, hojas de ventana, mosquiteros, persianas comunes y de madera (shutters).',
    },
    {
      title: 'Techo y fachada',
      description:
        'Tejas de asfalto (shingles), teja, canaletas, láminas de remate y pedazos de estuco. Diga de qué año es la casa.',
    },
  ],
  faqs: [
    {
      question: '¿Se llevan el asbesto?',
      answer:
        'No, las empresas no se lo llevan. En casas viejas lo pueden tener el techo rugoso (popcorn), la pasta de tablaroca (joint compound), las losetas, el vinilo en hoja, la envoltura de los ductos y la fachada de cemento. A simple vista no se sabe. Mande analizar lo que parezca sospechoso antes de moverlo, rasparlo o romperlo, y deje que lo quite un contratista calificado en asbesto. Si algo que ya está en su montón le preocupa, no lo toque, mándelo analizar y dígalo en la solicitud.',
    },
    {
      question: '¿Qué más no sube al camión?',
      answer:
        'Pintura líquida, pegamentos, solventes, combustible y tambos cerrados de cualquier tipo. Los tubos fluorescentes, las baterías de plomo y los termostatos viejos con mercurio también son peligrosos. La madera tratada y el escombro con pintura de plomo tienen sus propias reglas: menciónelos en la solicitud y espere una respuesta clara. Nadie se lleva los escombros ni la ceniza de un edificio quemado, porque pueden tener asbesto y metales pesados.',
    },
    {
      question: '¿Cómo se calcula el precio de llevarse escombros?',
      answer:
        'Sobre todo por el peso. Con concreto, azulejo y yeso, el camión llega rápido a su límite. Los gabinetes y las puertas más bien ocupan espacio. Deshacerse de material revuelto por lo general cuesta más que si está separado. La empresa fija el precio final en el lugar, con todo el montón a la vista y antes de empezar.',
    },
    {
      question: '¿La empresa necesita un permiso?',
      answer:
        'Depende de la ciudad. Para llevarse escombros de construcción o demolición de la ciudad de Los Ángeles, la empresa necesita un permiso AB 939 de LA Sanitation, y la carga tiene que ir a un centro certificado por la ciudad. Pida ver el permiso antes de que carguen, y guarde el recibo si su permiso de construcción pide decir a dónde fueron los escombros.',
    },
    {
      question: '¿Conviene más una empresa o un contenedor (dumpster)?',
      answer:
        'Depende de su proyecto. Un contenedor conviene en un proyecto largo que usted va cargando poco a poco, y las ciudades pueden pedir un permiso antes de que haya uno en la calle. Una empresa conviene si el escombro ya está listo, o si en el terreno no cabe un contenedor.',
    },
    {
      question: '¿Cómo preparo el lugar?',
      answer:
        'Termine de quitar todo antes de la cita y apague las herramientas. Haga un solo montón, tan cerca de la calle como pueda sin peligro, con las tablas de largo parecido juntas. Deje libre un lugar para estacionarse. Si la obra está arriba, cubra los pisos terminados por donde van a pasar y diga cuántos tramos de escalera hay.',
    },
    {
      question: '¿También quitan o tumban cosas?',
      answer:
        'Algunas empresas desatornillan gabinetes o desarman un cuartito de herramientas (shed), si para eso no hace falta licencia de contratista, o si la tienen. Pregunte. Los muros de carga, los cables, la plomería y el gas les tocan a contratistas con licencia. Describa bien qué sigue fijo: llevarse algo y tumbarlo se cotizan muy distinto.',
    },
  ],
} satisfies Shape<typeof english>;
