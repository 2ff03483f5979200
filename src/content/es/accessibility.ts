// English: cf1d3ae7797c

import type { accessibility as english } from '../en/accessibility';
import { site, siteAnswersSpanish } from '../facts/site';
import type { Shape } from '../shape';
import { prose } from '../shapes/prose';
import { contactLink, emailLink, phoneLink } from './links';

export const accessibility = {
  title: 'Accesibilidad',
  metaDescription: `Qué hacemos para que todos puedan usar ${site.name}: nuestra meta, cómo probamos, qué falta todavía y cómo avisarnos de un problema o llamarnos.`,
  updated: '2026-11-29',
  intro: `Todos deben poder usar ${site.name}, con el teléfono, la computadora y las ayudas que usen. Esta página dice cuál es nuestra meta, cómo probamos el sitio, qué falta todavía y cómo comunicarse con nosotros.`,
  sections: [
    {
      heading: 'Nuestra meta',
      paragraphs: [
        'Nuestra meta es que todas las páginas de este sitio cumplan con las pautas de accesibilidad para sitios web (WCAG) 2.2, nivel AA. También las que tienen un enlace privado, como la página de seguimiento de su solicitud.',
      ],
    },
    {
      heading: 'Cómo probamos el sitio',
      paragraphs: [
        'Cada vez que cambia este sitio, unas pruebas automáticas lo abren en Chromium, el navegador en que se basan Chrome y Edge, en el tamaño de una computadora y en el de un teléfono. Con axe, un programa que busca barreras comunes, revisan cada tipo de página, cada paso del formulario con sus errores y los cuadros que se abren en la página de seguimiento.',
        'Otras pruebas usan solo el teclado para enviar una solicitud, corregirla o cancelarla, contestar una cotización y dejar una opinión. También revisan que siempre se vea en qué enlace, botón o campo está usted.',
        'Cada tipo de página debe caber en una pantalla de 320 píxeles de ancho, y las páginas principales deben funcionar ampliadas al 200 por ciento. El primer paso del formulario y la página de seguimiento se deben leer bien con los colores que ponga su teléfono o computadora, como blanco sobre negro.',
      ],
    },
    {
      heading: 'Qué falta todavía',
      paragraphs: [
        'Nadie que use un lector de pantalla todos los días ha probado este sitio todavía. Las pruebas automáticas encuentran solo una parte de las barreras, y las nuestras no se hacen en Safari ni en Firefox.',
        'Las fotos que envían los clientes no tienen descripción. El lector de pantalla solo puede decir “Foto 1 de 3 que envió el cliente”, pero no lo que se ve en ella.',
        'Las páginas de las ciudades y el blog están solo en inglés.',
      ],
    },
    {
      heading: 'Escríbanos o llame',
      paragraphs: [
        prose`Si algo de este sitio no le funciona, escríbanos por la ${contactLink} o mande un correo a ${emailLink}, o llame al ${phoneLink}. Díganos en qué página fue y qué quería hacer. Le contestaremos en cinco días hábiles o menos.`,
        `No tiene que usar el formulario. Llámenos, y lo llenamos por usted mientras hablamos${siteAnswersSpanish ? '' : ' (por teléfono atendemos en inglés; en español, escríbanos)'}.`,
      ],
    },
  ],
} satisfies Shape<typeof english>;
