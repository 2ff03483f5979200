import type { HeldLead, Job } from '@functions/contracts/job.ts';
import type { Proposal } from '@functions/contracts/pickup.ts';
import { proposalRefusalsForHaulers } from '@functions/words/es/proposal-refusals.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { proposalConflicts } from '../../fixtures/conflicts.ts';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, fakeBackend, heldJob, openJob } from '../support/fake-backend';
import { renderApp } from '../support/render-app';
import { pass, takeTheClock } from '../support/time';

const TOKEN = '7K3M9Q2X4TBVR8ND';
const PATH = '/es/job/7K3M-9Q2X-4TBV-R8ND';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  // Sunday, 2 PM in Los Angeles.
  takeTheClock(new Date('2026-11-22T22:00:00Z'));
  queryClient.clear();
  backend = fakeBackend();
});

const ok = (job: Job): Answer => ({ status: 200, body: job });
const refused = (code: string, reason: object = {}): Answer => ({
  status: 409,
  body: { statusCode: 409, code, message: 'In words of the function.', ...reason },
});

const typed = { description: 'Un sofá y dos cajas.', photos: [], callTime: 'después de las 5' };
const offer: Job = { ...openJob, lead: { ...openJob.lead, ...typed } };
const held = (lead: Partial<HeldLead> = {}, state?: Job['state']) => heldJob({ ...typed, ...lead }, state);

const called = { contactedAt: '2026-11-22T21:10:00.000Z' };
const reported = { ...called, reportedAt: '2026-11-22T21:40:00.000Z' };
/** 9 to 11 AM and 1 to 3 PM on Monday in Los Angeles. */
const morning = { from: '2026-11-23T17:00:00.000Z', until: '2026-11-23T19:00:00.000Z', isOpen: true };
const afternoon = { from: '2026-11-23T21:00:00.000Z', until: '2026-11-23T23:00:00.000Z', isOpen: true };
const proposal: Proposal = {
  id: '0a8e8a3c-6f0c-4f4e-9d57-111111111111',
  priceFrom: 120,
  priceTo: 180,
  windows: [morning, afternoon],
  madeAt: '2026-11-22T21:30:00.000Z',
};
const asked = { for: 'other-time' as const, line: '¿Puede ser el sábado?', at: '2026-11-22T21:45:00.000Z' };
const agreed: Proposal = { ...proposal, chosen: 1, acceptedBy: 'customer' };
const sent: Partial<HeldLead> = { ...called, status: 'Sent Proposal' };
const booked: Partial<HeldLead> = { ...called, status: 'In Progress', agreed, pickup: morning };
/** From 3 to 5 PM on the day of the test. */
const today = { from: '2026-11-22T23:00:00.000Z', until: '2026-11-23T01:00:00.000Z' };
const onTheWay = { ...today, onMyWayAt: '2026-11-22T22:00:00.000Z', arrivesAt: '2026-11-22T22:30:00.000Z' };

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const shown = () => screen.getByRole('main').textContent ?? '';

async function open(job: Job, ...later: Answer[]) {
  backend.answer('job', ok(job), ...later);
  const app = await renderApp(PATH);
  await screen.findByRole('article');
  return app;
}

describe('an offer', () => {
  test('says what is to be hauled, by when to call, who speaks what, and what comes with acceptance', async () => {
    await open(offer);

    expect(document.title).toMatch(/^Su trabajo \|/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Un trabajo para Bay Haul: Muebles viejos y 1 más en Beverly Hills',
    );
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(Object.fromEntries(facts)).toEqual({
      'Llame al cliente antes de':
        'las 4:30 p.m. de hoySolo llamadas. Por favor, no le mande mensajes de texto.El cliente habla inglés',
      'Esta oferta está abierta hasta': 'las 3:00 p.m. de hoy',
      Dónde: 'Beverly Hills, 90210',
    });
    expect(shown()).toContain('Electrodomésticos viejos');
    expectNoEnglish();
  });

  test('of a customer who speaks Spanish does not say so, nor does the job', async () => {
    const language = 'es';
    const { user } = await open({ ...offer, lead: { ...offer.lead, language } }, ok(held({ language })));
    expect(shown()).not.toContain('El cliente habla');

    await user.click(button('Aceptar trabajo'));

    expect(await screen.findByRole('heading', { name: /^Este trabajo es suyo/ })).toHaveFocus();
    expect(shown()).not.toContain('El cliente habla');
  });

  test('is declined with a reason, which is stored as it always was', async () => {
    const { user } = await open(offer, ok({ ...offer, state: 'declined' }));

    await user.click(button('No me interesa'));
    expect(dialog().getByRole('heading')).toHaveTextContent('¿No le interesa?');
    expectNoEnglish();
    await user.click(dialog().getByRole('radio', { name: 'Me queda muy lejos' }));
    await user.click(dialog().getByRole('button', { name: 'Enviar' }));

    expect(await screen.findByRole('heading', { name: /Usted dejó pasar este trabajo$/ })).toBeInTheDocument();
    expect(backend.bodiesTo('job')).toContainEqual({ token: TOKEN, action: 'decline', reason: 'Too far away' });
  });

  test.each<[string, object, RegExp]>([
    [
      'not-yet',
      {},
      /^Este trabajo es primero para las empresas que hablan el idioma del cliente\. .* presione otra vez/,
    ],
    ['call-first', {}, /^Usted tiene trabajos de clientes a los que todavía no ha llamado/],
    ['job-taken', {}, /^Otra empresa tomó este trabajo\.$/],
    ['job-closed', { status: 'Canceled' }, /^La solicitud de este trabajo está cancelada\.$/],
    ['moon-is-full', {}, /^Algo salió mal en el camino\. Si esta página no lo muestra como hecho/],
  ])('that is refused with %s says why and stays', async (code, reason, words) => {
    expectLogged('The job was not changed');
    const { user } = await open(offer, refused(code, reason), ok(offer), ok(held()));

    await user.click(button('Aceptar trabajo'));
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    await waitFor(() => expect(button('Aceptar trabajo')).toHaveAttribute('aria-disabled', 'false'));
    await user.click(button('Aceptar trabajo'));

    expect(await screen.findByRole('heading', { name: /^Este trabajo es suyo/ })).toBeInTheDocument();
  });

  test('that is accepted offline waits, and can be taken back', async () => {
    const { user } = await open(offer);
    fireEvent.offline(window);

    await user.click(button('Aceptar trabajo'));

    expect(await screen.findByText(/^No hay internet\. Deje esta página abierta/)).toBeInTheDocument();
    expect(button('Enviando…')).toBeInTheDocument();
    await user.click(button('No enviarlo'));
    expect(button('Aceptar trabajo')).toBeInTheDocument();
  });

  test.each<[Job['state'], RegExp, string]>([
    ['taken', /Otra empresa tiene este trabajo$/, 'Se lo quedó la primera que lo aceptó'],
    ['declined', /Usted dejó pasar este trabajo$/, 'El trabajo pasa a otras empresas.'],
    ['returned', /Este trabajo ya no es suyo$/, 'el cliente rechazó la cotización'],
    ['closed', /Este trabajo está cerrado$/, 'Ya no hace falta una empresa.'],
    ['expired', /Esta oferta ya venció$/, 'El plazo para aceptarla terminó a la 1:00 p.m. de hoy'],
  ])('that is %s says what happened', async (state, heading, text) => {
    await open({ ...offer, state, lead: { ...offer.lead, description: null, expiresAt: '2026-11-22T21:00:00.000Z' } });

    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(shown()).toContain(text);
    expectNoEnglish();
  });
});

describe('a job', () => {
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
    ['was called', called, 'Lo que sigue: enviar su cotización', 'Primer horario: lunes, 23 de noviembre'],
    ['has a proposal', { ...sent, proposal }, 'El cliente tiene su cotización', 'Enviada a la 1:30 p.m. de hoy.'],
    [
      'has one that nobody is told of',
      { ...sent, proposal, isTold: false },
      'Avise al cliente por teléfono',
      'Al cliente no le llega nada',
    ],
    [
      'has one that is over',
      { ...sent, proposal: { ...proposal, windows: [{ ...morning, isOpen: false }] } },
      'Sus horarios ya no se pueden aceptar',
      '(ya es tarde para aceptarlo)',
    ],
    [
      'is asked for another time',
      { ...sent, proposal: { ...proposal, asked } },
      'El cliente pide otra hora',
      'Lo pidió a la 1:45 p.m. de hoy.',
    ],
    ['is booked', booked, 'Lo que sigue: la recolección', 'El cliente aceptó este horario. Precio estimado: $120–$180'],
    ['is today', { ...booked, pickup: today }, 'Lo que sigue: la recolección', '¿En cuántos minutos llega?'],
    [
      'is under way',
      { ...booked, pickup: onTheWay },
      'Lo que sigue: llevarse todo',
      'Usted va en camino: llega como a las 2:30 p.m.El',
    ],
  ])('that %s says what comes next', async (_, lead, heading, text) => {
    await open(held(lead));

    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
    expect(shown()).toContain(text);
    expect(screen.getByRole('link', { name: 'Llamar al (213) 555-0142' })).toHaveAttribute('href', 'tel:+12135550142');
    expect(screen.getByRole('region', { name: 'Ana Diaz' })).toHaveTextContent('El cliente habla inglés');
    expectNoEnglish();
  });

  test('says when the customer was called', async () => {
    await open(held(called));

    const term = screen.getByText('Contacto con el cliente');
    expect(term.nextElementSibling).toHaveTextContent(/^a la 1:10 p\.m\. de hoy$/);
  });

  test('that is done says what was paid and what the customer says', async () => {
    const review = { stars: 4, words: 'Llegaron a tiempo.' };
    const done = { ...booked, status: 'Completed', pricePaid: 0, isAllGone: false, leftBehind: 'La base', review };
    await open(held(done, 'closed'));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Terminado/);
    expect(screen.getByText('Precio que pagó el cliente').nextElementSibling).toHaveTextContent('Nada');
    expect(screen.getByRole('region', { name: 'El cliente dice que quedó algo' })).toHaveTextContent(
      'Llámele al (213) 555-0142.',
    );
    expect(screen.getByRole('heading', { name: 'La opinión del cliente en el sitio' })).toBeInTheDocument();
    expectNoEnglish();
  });

  test('that was canceled says why, in the words of who typed it', async () => {
    const cancelReasons = ['I no longer need it', 'me mudo'];
    await open(held({ ...called, status: 'Canceled', canceledByCustomer: true, cancelReasons }, 'closed'));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^El cliente canceló este trabajo/);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Ya no lo necesito', 'me mudo']),
    );
    expectNoEnglish();
  });
});

describe('an act', () => {
  async function inDialog(user: UserEvent, opener: string, title: string) {
    await user.click(button(opener));
    expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
    expectNoEnglish();
  }

  test('that completes a job asks what was paid', async () => {
    const { user } = await open(held(booked), ok(held({ ...booked, status: 'Completed', pricePaid: 150 }, 'closed')));

    await inDialog(user, 'El trabajo está terminado', '¿El trabajo está hecho?');
    expect(dialog().getByText(/Usted estimó: \$120–\$180\.$/)).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Sí, está terminado' }));
    expect(dialog().getByText('Escriba lo que pagó el cliente, o 0')).toBeInTheDocument();
    await user.type(dialog().getByRole('textbox'), 'mucho');
    await user.click(dialog().getByRole('button', { name: 'Sí, está terminado' }));
    expect(dialog().getByText(/^Escriba dólares enteros, de 0 a /)).toBeInTheDocument();
    await user.clear(dialog().getByRole('textbox'));
    await user.type(dialog().getByRole('textbox'), '150');
    await user.click(dialog().getByRole('button', { name: 'Sí, está terminado' }));

    expect(await screen.findByRole('heading', { name: /^Terminado/ })).toBeInTheDocument();
    expect(backend.bodiesTo('job')).toContainEqual({ token: TOKEN, action: 'complete', pricePaid: 150 });
  });

  test('that cancels it takes a reason', async () => {
    const { user } = await open(held(), ok(held({ status: 'Canceled' }, 'closed')));

    await inDialog(user, 'Cancelar el trabajo', '¿Cancelar este trabajo?');
    await user.click(dialog().getByRole('button', { name: 'Cancelar el trabajo' }));
    expect(dialog().getByText('Elija una razón o escriba una')).toBeInTheDocument();
    await user.click(dialog().getByRole('checkbox', { name: 'El cliente ya no lo necesita' }));
    await user.type(dialog().getByRole('textbox', { name: 'Con sus palabras' }), 'no contesta');
    await user.click(dialog().getByRole('button', { name: 'Cancelar el trabajo' }));

    expect(await screen.findByRole('heading', { name: /^Este trabajo se canceló/ })).toBeInTheDocument();
    expect(backend.bodiesTo('job')).toContainEqual({
      token: TOKEN,
      action: 'update',
      status: 'Canceled',
      cancelReasons: ['The customer no longer needs it', 'no contesta'],
    });
  });

  test('that gives it back says that the pickup is then no longer booked', async () => {
    const { user } = await open(held(booked), ok({ ...offer, state: 'returned' }));

    await inDialog(user, 'Devolverlo', '¿Devolver este trabajo?');
    expect(dialog().getByText(/Si lo devuelve, la cita ya no está confirmada/)).toBeInTheDocument();
    await user.click(dialog().getByRole('radio', { name: 'Al final no tengo tiempo' }));
    await user.click(dialog().getByRole('button', { name: 'Devolverlo' }));

    expect(await screen.findByRole('heading', { name: /Este trabajo ya no es suyo$/ })).toBeInTheDocument();
    expect(backend.bodiesTo('job')).toContainEqual({
      token: TOKEN,
      action: 'give-back',
      reason: 'No time for it after all',
    });
  });

  test('that withdraws a proposal is asked once more and said once it is done', async () => {
    const { user } = await open(held({ ...sent, proposal }), ok(held(sent)));

    await inDialog(user, 'Retirarla', '¿Retirar su cotización?');
    await user.click(dialog().getByRole('button', { name: 'Retirarla' }));

    expect(await screen.findByText('Retirada: el cliente ya no la puede aceptar.')).toBeInTheDocument();
    expect(
      screen.getByText('Ahora el cliente no tiene en su página una cotización que contestar.'),
    ).toBeInTheDocument();
  });

  test('that turns texts on names the number, and off says so', async () => {
    const texts = { ...offer.hauler, textsTo: '3105550188' };
    const on = { ...offer, hauler: { ...texts, textsOn: true } };
    const { user } = await open({ ...offer, hauler: texts }, ok(on), ok({ ...offer, hauler: texts }));

    await user.click(button('Recibir trabajos nuevos por mensaje de texto al (310) 555-0188'));
    expect(await screen.findByText(/^Los trabajos nuevos llegan por mensaje de texto al/)).toHaveTextContent(
      '(310) 555-0188, a menos que usted haya respondido STOP.',
    );
    await user.click(button('Parar los mensajes de texto'));

    expect(await screen.findByText('Guardado: ya no le mandamos mensajes de texto.')).toBeInTheDocument();
    expectNoEnglish();
  });
});

describe('a proposal', () => {
  test('says what is wrong with it, and goes out with a range as people here write it', async () => {
    const { user } = await open(held(called), ok(held({ ...sent, proposal })));
    const price = () => screen.getByRole('textbox', { name: 'Precio en dólares' });
    const errors = () =>
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);

    await user.click(button('Agregar otro horario'));
    const [, day] = screen.getAllByLabelText('Día');
    if (day) fireEvent.change(day, { target: { value: '' } });
    await user.click(button('Enviar la cotización'));
    expect(errors()).toEqual(['Escriba un precio o marque “Precio al ver todo”', 'Elija un día']);
    await user.click(button('Quitar el segundo horario'));
    await user.type(price(), '180 a 120');
    await user.click(button('Enviar la cotización'));
    expect(errors()).toEqual(['Escriba primero la cantidad más baja']);
    await user.clear(price());
    await user.type(price(), '$120 a $180');
    await user.click(button('Enviar la cotización'));

    expect(await screen.findByText('Enviada: el cliente ya ve su cotización.')).toBeInTheDocument();
    expect(backend.bodiesTo('job')).toContainEqual(expect.objectContaining({ priceFrom: 120, priceTo: 180 }));
  });

  test('that was agreed by phone is booked', async () => {
    const { user } = await open(held(called), ok(held(booked)));

    await user.click(screen.getByRole('radio', { name: 'Nos pusimos de acuerdo por teléfono' }));
    expect(screen.getByRole('group', { name: 'El horario que acordaron: lunes, 23 de noviembre' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Precio al ver todo' }));
    await user.click(button('Confirmar este horario'));

    expect(await screen.findByText('Guardado: la cita está confirmada.')).toBeInTheDocument();
  });

  test.each(proposalConflicts)('that is refused because of %s says why', async (code) => {
    expectLogged('The job was not changed');
    const { user } = await open(held(called), refused(code), ok(held(called)));

    await user.type(screen.getByRole('textbox', { name: 'Precio en dólares' }), '120');
    await user.click(button('Enviar la cotización'));

    expect(await screen.findByRole('alert')).toHaveTextContent(proposalRefusalsForHaulers[code]);
  });
});

describe('a link', () => {
  test('is looked up, and offline says so', async () => {
    fireEvent.offline(window);
    await renderApp(PATH);

    expect(screen.getByRole('heading', { level: 1, name: 'Su trabajo' })).toBeInTheDocument();
    expect(await screen.findByText('No hay internet. Los buscamos en cuanto vuelva la conexión.')).toBeInTheDocument();
  });

  test('that is incomplete says what to do', async () => {
    await renderApp('/es/job/7K3M-9Q2X');

    expect(await screen.findByRole('heading', { name: 'A este enlace le falta una parte' })).toBeInTheDocument();
    expectNoEnglish();
  });

  test('of nobody leads to no job', async () => {
    backend.answer('job', { status: 200, body: { message: 'There is no job with this link.' } });
    await renderApp(PATH);

    expect(await screen.findByRole('heading', { name: 'Aquí no hay ningún trabajo' })).toBeInTheDocument();
    expectNoEnglish();
  });

  test('that cannot be looked up says so, and why if it is one look too many', async () => {
    const body = { statusCode: 429, code: 'too-many-requests', message: 'Too many.' };
    backend.answer('job', 'connection lost');
    const { user } = await renderApp(PATH);
    await waitFor(() => expect(backend.callsTo('job')).toHaveLength(1));
    await pass(7000);

    expect(await screen.findByRole('alert')).toHaveTextContent(/^Algo salió mal en el camino\. El trabajo sigue/);
    expectNoEnglish();
    backend.answer('job', { status: 429, body });
    await user.click(button('Intentar otra vez'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Son demasiados intentos/));
  });
});
