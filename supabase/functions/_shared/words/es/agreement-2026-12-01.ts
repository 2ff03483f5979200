// English: 88feb4c418cc

import type { Agreement } from '../../domain/agreement.ts';

/** The agreement of this version. Published: never edit it. Changed words are a new version, in a file of its own. */
export function agreement20261201(site: string): Agreement {
  return {
    intro: `Con cada cliente que nos llega por ${site}, nos comprometemos a esto:`,
    points: [
      {
        title: 'Primero el precio',
        text: 'Decimos el precio completo antes de cargar. No pedimos dinero por adelantado. Si el cliente dice que no, no debe nada. No cobramos por el viaje ni por cancelar tarde, salvo que lo hayamos dicho antes de la visita.',
      },
      {
        title: 'El derecho a cancelar',
        text: 'Cuando la ley le da al cliente tres días hábiles para cancelar, como puede pasar con un trato de $25 o más hecho en su casa, le entregamos ese aviso por escrito, en el idioma en que hablamos.',
      },
      {
        title: 'Disposición legal',
        text: 'Primero se dona y se recicla; lo demás lo llevamos solo a donde la ley lo permite. Los aparatos electrónicos y el refrigerante van a centros certificados. Guardamos los recibos dos años y los mostramos si nos los piden.',
      },
      {
        title: 'Seguro y permisos',
        text: 'Mantenemos vigentes el seguro de responsabilidad civil, el seguro del camión, el permiso de transportista y los permisos de las ciudades, y el seguro de compensación laboral (workers’ comp) si tenemos empleados. Enviamos el certificado nuevo antes de que venza el anterior.',
      },
      {
        title: 'Llamadas y mensajes',
        text: 'Primero llamamos, en el tiempo prometido. Solo mandamos mensajes de texto a quien los aceptó, y dejamos de hacerlo cuando nos lo pide.',
      },
      {
        title: 'Quién va',
        text: `Avisamos a ${site} y al cliente antes de la visita si va un subcontratista. El subcontratista también cumple estos puntos, y respondemos por lo que haga.`,
      },
      {
        title: 'Datos de los clientes',
        text: 'Los usamos solo para este trabajo, los ven solo quienes trabajan en él, y los borramos después, salvo lo que la ley nos pide guardar.',
      },
      {
        title: 'Daños, lesiones y quejas',
        text: `Avisamos al cliente y a ${site} el mismo día, y respondemos por lo que hicimos. Contestamos una queja en dos días hábiles.`,
      },
      {
        title: 'Trato igual',
        text: 'No rechazamos a nadie ni tratamos peor a nadie por ser quien es, como lo piden la Ley Unruh de Derechos Civiles y otras leyes.',
      },
      {
        title: 'La verdad',
        text: 'En la página del trabajo ponemos lo que es: llamamos, acordamos, terminamos, cobramos. No escribimos opiniones sobre nosotros, no pagamos por ellas, ni nos desquitamos con nadie por una sincera.',
      },
    ],
  };
}
