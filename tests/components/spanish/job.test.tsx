import type { HeldLead } from '@functions/contracts/job.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoEnglish } from '../support/english';
import { heldJob } from '../support/fake-backend';
import { booked, called, jobOfTest, morning, proposal, sentProposal, soon, today } from '../support/job';

const reported = { ...called, reportedAt: '2026-11-22T21:40:00.000Z' };
const asked = { for: 'other-time' as const, line: '¿Puede ser el sábado?', at: '2026-11-22T21:45:00.000Z' };
const onTheWay = { ...soon, onMyWayAt: '2026-11-22T22:00:00.000Z', arrivesAt: '2026-11-22T22:30:00.000Z' };

test.each<[string, Partial<HeldLead>, string]>([
  ['was just accepted', {}, 'una llamada antes de las 4:30 p.m. de hoy.'],
  ['is overdue', { promisedBy: '2026-11-22T21:05:00.000Z' }, 'antes de la 1:05 p.m. de hoy: esa hora ya pasó'],
  ['was complained about', { ...reported, contactedAt: null }, '(lo dijo a la 1:40 p.m. de hoy).'],
  [
    'was complained about again',
    { ...reported, reportedAgain: true, contactedAt: '2026-11-22T21:50:00.000Z' },
    'El cliente dice otra vez que nadie',
  ],
  ['was called', called, 'Primer horario: lunes, 23 de noviembre'],
  ['says when that was', called, 'Contacto con el clientea la 1:10 p.m. de hoy'],
  ['has a proposal', { ...sentProposal, proposal }, 'Enviada a la 1:30 p.m. de hoy.'],
  ['has one that nobody is told of', { ...sentProposal, proposal, isTold: false }, 'Al cliente no le llega nada'],
  [
    'has one that is over',
    { ...sentProposal, proposal: { ...proposal, windows: [{ ...morning, isOpen: false }] } },
    '(ya es tarde para aceptarlo)',
  ],
  [
    'is asked for another time',
    { ...sentProposal, proposal: { ...proposal, asked } },
    'Lo pidió a la 1:45 p.m. de hoy.',
  ],
  ['is booked', booked, 'El cliente aceptó este horario. Precio estimado: $120–$180'],
  ['is today', today, '¿En cuántos minutos llega?'],
  ['is under way', { ...today, pickup: onTheWay }, 'Usted va en camino: llega como a las 2:30 p.m.'],
])('a job that %s says so in Spanish, and its times as they are said there', async (_, lead, text) => {
  await jobOfTest().open(heldJob(lead));

  expect(screen.getByRole('main').textContent).toContain(text);
  expect(screen.getByRole('region', { name: 'Ana Diaz' })).toHaveTextContent('El cliente habla inglés');
  expectNoEnglish();
});
