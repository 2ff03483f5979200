// English: 84898ccb04cb

import type { words as english } from '../en/agreement';
import type { Shape } from '../shape';

export const words = {
  seo: { title: 'Acuerdo', description: 'Lea nuestro acuerdo con las empresas de acarreo y acéptelo.' },
  loading: {
    heading: 'Nuestro acuerdo',
    lookingUp: 'Buscando los datos del acuerdo…',
    offline: 'No hay internet. Los buscamos en cuanto vuelva la conexión.',
  },
  lookFailed: {
    heading: 'No pudimos mostrarle el acuerdo',
    text: 'Algo salió mal. Lo que usted haya aceptado sigue igual.',
    retry: 'Intentar otra vez',
    help: { before: '¿Vuelve a pasar? ', after: '.' },
  },
  updating: {
    heading: 'Nuestro acuerdo',
    text: 'Estamos actualizando esta página. Intente otra vez más tarde.',
    retry: 'Intentar otra vez',
  },
  unknownLink: {
    heading: 'No reconocemos este enlace',
    text: 'Quizás una parte se perdió en el camino.',
    help: {
      before:
        'Presione otra vez el enlace de nuestro correo o mensaje de texto, o cópielo completo en la barra de direcciones. Si no sirve, ',
      after: '.',
    },
  },
  endedLink: {
    heading: 'Este enlace ya no sirve',
    text: 'Pídanos uno nuevo. Cada enlace sirve 30 días, o hasta que cambie su correo electrónico o su teléfono.',
    help: { before: '', after: '.' },
  },

  points: 'Los diez puntos',
  version: (version) => `Versión ${version}`,
  open: {
    heading: 'Por favor, lea y acepte nuestro acuerdo',
    status: (business) => `Para ${business}`,
    lede: 'Lea los diez puntos, cuéntenos de su negocio y acepte. Le enviamos una copia por correo electrónico.',
    until: (day) => `Aunque todavía no lo acepte, le seguiremos ofreciendo solicitudes hasta el ${day}.`,
    earlier: (day) => `Usted aceptó una versión anterior el ${day}. Por favor, lea también esta.`,
    changed: 'El acuerdo cambió. Por favor, léalo otra vez',
  },
  form: {
    heading: 'Aceptar el acuerdo',
    name: 'Su nombre',
    familyOwned: 'Somos un negocio familiar',
    agreed: (business) => `Leí los diez puntos y los acepto en nombre de ${business}`,
    accept: 'Aceptar el acuerdo',
    failed: 'Algo salió mal. Si esta página no lo muestra como aceptado, intente otra vez en un minuto.',
  },
  errors: {
    name: 'Escriba su nombre',
    registered: 'Marque la casilla: solo trabajamos con negocios registrados',
    day: 'Elija un día de hoy en adelante, a tres años como máximo',
    carrierPermit: 'Escriba su permiso: de 3 a 20 letras, números, espacios o guiones',
    crew: 'Elija una opción',
    agreed: 'Marque la casilla para aceptar el acuerdo',
  },
  accepted: {
    heading: (business, day) => `${business} aceptó este acuerdo el ${day}`,
    by: (name) => `Lo aceptó ${name}.`,
    onPaper: 'Se aceptó en papel.',
    copy: 'Imprima esta página para guardarla. Quien tenga este enlace puede leerla.',
    attested: 'Lo que usted declaró',
    print: 'Imprimir',
  },
} satisfies Shape<typeof english>;
