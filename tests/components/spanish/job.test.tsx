import type { HeldLead } from '@functions/contracts/job.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoEnglish } from '../support/english';
import { heldJob } from '../support/fake-backend';
import { booked, called, jobOfTest, morning, proposal, sentProposal, soon, today } from '../support/job';

const reported = { ...called, reportedAt: '2026-11-22T21:40:00.000Z' };
const asked = { for: 'other-time' as const, line: '¿Puede ser el sábado?', at: '2026-11-22T21:45:00.000Z' };
const onTheWay = { ...soon, onMyWayAt: '2026-11-22T22:00:00.000Z', arrivesAt: '2026-11-22T22:30:00.000Z' };

test.each<[string, Partial<HeldLead>, string, string]>([
  ['was just accepted', {}, 'Lo que sigue: llamar al cliente', 'una llamada antes de las 4:30 p.m. de hoy.'],
  [
    'is overdue',
    { promisedBy: '2026-11-22T21:05:00.000Z' },
    'Lo que sigue: llamar al cliente',
    'antes de la 1:05 p.m. de hoy: esa hora ya pasó',
  ],
  [
    'was complained about',
    { ...reported, contactedAt: null },
    'Llame ahora al cliente',
    '(lo dijo a la 1:40 p.m. de hoy).',
  ],
  [
    'was complained about again',
    { ...reported, reportedAgain: true, contactedAt: '2026-11-22T21:50:00.000Z' },
    'Lo que sigue: enviar su cotización',
    'El cliente dice otra vez que nadie',
  ],
  ['was called', called, 'Lo que sigue: enviar su cotización', 'mar, 24 nov'],
  [
    'has the time of the call',
    called,
    'Lo que sigue: enviar su cotización',
    'Contacto con el clientea la 1:10 p.m. de hoy',
  ],
  ['has a proposal', { ...sentProposal, proposal }, 'El cliente tiene su cotización', 'Enviada a la 1:30 p.m. de hoy.'],
  [
    'has one that nobody is told of',
    { ...sentProposal, proposal, isTold: false },
    'Avise al cliente por teléfono',
    'Al cliente no le llega nada',
  ],
  [
    'has one that is over',
    { ...sentProposal, proposal: { ...proposal, windows: [{ ...morning, isOpen: false }] } },
    'Sus horarios ya no se pueden aceptar',
    '(ya es tarde para aceptarlo)',
  ],
  [
    'is asked for another time',
    { ...sentProposal, proposal: { ...proposal, asked } },
    'El cliente pide otra hora',
    'Lo pidió a la 1:45 p.m. de hoy.',
  ],
  ['is booked', booked, 'Lo que sigue: la recolección', 'El cliente aceptó este horario. Precio estimado: $120–$180'],
  ['is today', today, 'Lo que sigue: la recolección', '¿En cuántos minutos llega?'],
  [
    'is under way',
    { ...today, pickup: onTheWay },
    'Lo que sigue: llevarse todo',
    'Usted va en camino: llega como a las 2:30 p.m.',
  ],
])('a job that %s says so in Spanish with Spanish times', async (_, lead, heading, text) => {
  await jobOfTest().open(heldJob(lead));

  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
  expect(screen.getByRole('main').textContent).toContain(text);
  expect(screen.getByRole('link', { name: 'Llamar al (213) 555-0142' })).toHaveAttribute('href', 'tel:+12135550142');
  expect(screen.getByRole('region', { name: 'Ana Diaz' })).toHaveTextContent('El cliente habla inglés');
  expectNoEnglish();
});
