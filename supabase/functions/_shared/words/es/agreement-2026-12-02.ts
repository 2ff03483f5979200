// English: 7b7203953077

import type { Agreement } from '../../domain/agreement.ts';

/** The agreement of this version. Published: never edit it. Changed words are a new version, in a file of its own. */
export function agreement20261202(site: string): Agreement {
  return {
    intro: `Con cada cliente que nos llega por ${site}, nos comprometemos a esto:`,
    points: [
      {
        title: 'Primero el precio',
        text: 'Decimos el precio completo antes de cargar y no pedimos dinero por adelantado. Si el cliente dice que no o cancela tarde, no debe nada, salvo un cargo por la visita o por cancelar del que le avisamos antes de ir.',
      },
      {
        title: 'El derecho a cancelar',
        text: 'Cuando la ley le da al cliente el derecho a cancelar (por lo general tres días hábiles, cinco si tiene 65 años o más, en un trato de $25 o más hecho en su casa), le entregamos por escrito el aviso de cancelación, en el idioma en que hablamos, con nuestro correo electrónico y nuestro teléfono.',
      },
      {
        title: 'Deshacerse de todo como manda la ley',
        text: 'Primero donamos y reciclamos; lo demás lo llevamos solo a lugares que lo pueden recibir según la ley. Los aparatos electrónicos y el refrigerante van a centros certificados. Guardamos los recibos dos años y los mostramos si nos los piden.',
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
        text: `Avisamos a ${site} y al cliente antes de la visita si va un subcontratista. El subcontratista también cumple estos puntos, y nosotros respondemos por su trabajo.`,
      },
      {
        title: 'Datos de los clientes',
        text: 'Los usamos solo para este trabajo, los ven solo quienes trabajan en él, y después los borramos, salvo lo que la ley nos obliga a guardar.',
      },
      {
        title: 'Daños, lesiones y quejas',
        text: `Avisamos de daños y lesiones al cliente y a ${site} el mismo día, y respondemos por lo que hicimos. Contestamos las quejas en dos días hábiles.`,
      },
      {
        title: 'Trato igual',
        text: 'No rechazamos a nadie ni tratamos peor a nadie por ser quien es. Así lo mandan la Ley Unruh de Derechos Civiles y otras leyes.',
      },
      {
        title: 'Decir la verdad',
        text: 'En la página del trabajo ponemos lo que de verdad pasó. No escribimos opiniones sobre nosotros ni pagamos por ellas, y nunca nos desquitamos con nadie por una opinión sincera.',
      },
    ],
  };
}
