import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { consentVersions } from '@/content/facts/consent';
import { newDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import type { BookingValues } from '@/features/booking/schema';
import { minimalBooking } from '../../fixtures/bookings';
import { fill, UUID } from '../support/booking';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, fakeBackend, heldAnswer } from '../support/fake-backend';
import { jpeg, standInForTheCanvas } from '../support/photos';
import { preload, renderApp } from '../support/render-app';
import { pass, skipTime, takeTheClock } from '../support/time';
import { untilToasted } from '../support/toasts';

const env = vi.hoisted(() => ({ siteAnswersSpanish: false }));

vi.mock('@/lib/env', async (original) => ({
  ...(await original<object>()),
  get siteAnswersSpanish() {
    return env.siteAnswersSpanish;
  },
}));

const WHO_CALLS = 'Primero buscamos una empresa que hable español. Si ninguna puede, le llama una que habla inglés.';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  env.siteAnswersSpanish = false;
});

/** Opens a page with the form as a visitor has left it: by default on step 4 with all that is required. */
async function open({ address = '/es/book', step = 4, values = {} as Partial<BookingValues> } = {}) {
  saveDraft({ ...newDraft({ ...minimalBooking, ...values }), step });
  const app = await renderApp(address);
  await untilOn(step);
  return app;
}

async function untilOn(step: number) {
  return await screen.findByRole('heading', { name: new RegExp(`^Paso ${step} de 4`) });
}

async function next(user: UserEvent, step: number) {
  await user.click(screen.getByRole('button', { name: 'Siguiente paso' }));
  const heading = await untilOn(step);
  // What is pasted before goes nowhere.
  await waitFor(() => expect(heading).toHaveFocus());
}

async function submit(user: UserEvent) {
  skipTime(3000);
  await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
}

async function untilConfirmed() {
  await screen.findByRole('heading', { name: '¡Solicitud enviada!' });
}

test('who books in Spanish reads it from the first step to the confirmation, and the request says so', async () => {
  const { user } = await renderApp('/es/book');
  await untilOn(1);
  expect(screen.getByRole('progressbar', { name: 'Avance de su solicitud' })).toHaveAttribute(
    'aria-valuetext',
    'Paso 1 de 4, 25% listo',
  );
  await user.click(screen.getByLabelText('Muebles viejos'));
  await user.click(screen.getByLabelText('Limpieza de casas'));
  await user.click(screen.getByLabelText('Limpieza profunda'));
  expect(screen.getByText('2 servicios elegidos')).toHaveRole('status');
  expectNoEnglish();

  await next(user, 2);
  await fill(user, 'Calle y número', '742 Evergreen Terrace');
  await fill(user, 'Código postal (ZIP)', '90210');
  await screen.findByDisplayValue('Beverly Hills');
  await next(user, 3);
  await fill(user, /^Descripción del trabajo/, 'Un sofá viejo.');
  await next(user, 4);
  expect(screen.getByText(WHO_CALLS)).toBeInTheDocument();
  const recap = within(screen.getByRole('region', { name: 'Revise su solicitud' }));
  expect(recap.getByText('Muebles viejos, Limpieza de casas - Limpieza profunda')).toBeInTheDocument();
  expect(recap.getByRole('button', { name: /^Cambiar ?servicios$/ })).toBeInTheDocument();
  expectNoEnglish();
  await fill(user, 'Nombre completo', 'Ana Díaz');
  await fill(user, 'Teléfono', '2135550142');
  await user.click(screen.getByLabelText(/^Acepto los Términos del servicio/));
  await submit(user);
  await untilConfirmed();

  await untilToasted('success', 'Su solicitud se envió.', 'Pronto se comunican con usted.');
  expect(screen.getByText(/^Es decir, antes de/)).toHaveTextContent(WHO_CALLS);
  expectNoEnglish();
  expect(backend.sentLeads()).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(UUID),
      services: ['Furniture Removal', 'Home Cleaning - Deep Cleaning'],
      job_description: 'Un sofá viejo.',
      consent_version: consentVersions.es,
      source_page: 'http://localhost:3000/es/book',
      language: 'es',
    }),
  ]);
});

test('what follows the request stays in Spanish: its links, what is shared, and the terms that were agreed to', async () => {
  const shared: ShareData[] = [];
  // The browser of these tests has no share sheet.
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: ShareData) => shared.push(data),
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { user } = await open();
  for (const [name, address] of [
    [/^Términos del servicio/, '/es/terms'],
    [/^Política de privacidad/, '/es/privacy'],
  ] as const) {
    const link = within(screen.getByRole('main')).getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAccessibleName(/\(se abre en otra pestaña\)$/);
  }

  await submit(user);
  await untilConfirmed();

  const section = within(screen.getByRole('region', { name: 'Su número de seguimiento' }));
  const trackingId = section.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent ?? '';
  const path = `/es/track/${trackingId.replaceAll('-', '')}`;
  expect(section.getByRole('link', { name: 'Ver mi solicitud' })).toHaveAttribute('href', `/es/track/${trackingId}`);
  expect(section.getByRole('link', { name: `http://localhost:3000${path}` })).toHaveAttribute('href', path);
  await user.click(section.getByRole('button', { name: 'Compartir' }));
  expect(shared).toEqual([
    { title: 'Mi solicitud de recolección', url: `http://localhost:3000/es/track/${trackingId}` },
  ]);
});

test('a service page sends its own address in Spanish, and shows the confirmation there', async () => {
  const { user } = await open({ address: '/es/services/hot-tub-removal' });

  await submit(user);
  await untilConfirmed();

  expect(backend.sentLeads()).toMatchObject([
    { source_page: 'http://localhost:3000/es/services/hot-tub-removal', language: 'es' },
  ]);
});

test('who has left the page when the request arrives finds the confirmation by a link', async () => {
  const { answer, release } = heldAnswer();
  backend.answer('leads', answer);
  await preload('/es/contact');
  const { user } = await open();
  await submit(user);
  await waitFor(() => expect(backend.callsTo('leads')).toHaveLength(1));
  await user.click(within(screen.getByRole('banner')).getAllByRole('link', { name: 'Contacto' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Contacto' });
  window.history.replaceState(null, '', '/es/contact');
  await preload('/es/book');

  release();

  const link = await screen.findByRole('link', { name: 'Ver la confirmación' });
  expect(link).toHaveAttribute('href', '/es/book');
  await user.click(link);
  await untilConfirmed();
});

describe('what is wrong', () => {
  /** The lines of the error summary. */
  const summary = () => within(screen.getByRole('alert')).getAllByRole('link');

  test.each<[number, Partial<BookingValues>, string[]]>([
    [2, { streetAddress: '', zipCode: '' }, ['Escriba la calle y el número', 'Escriba el código postal (ZIP)']],
    [2, { zipCode: '123' }, ['Escriba un código postal (ZIP) que exista']],
    [3, { jobDescription: 'a'.repeat(2001) }, ['Use 2000 letras o menos']],
    [
      4,
      { fullName: '', phone: '', email: 'ana', agreedToTerms: false },
      [
        'Escriba su nombre completo',
        'Escriba su teléfono',
        'Escriba un correo electrónico completo',
        'Para enviar su solicitud, acepte los Términos del servicio y la Política de privacidad',
      ],
    ],
  ])('on step %i is said in Spanish', async (step, values, lines) => {
    const { user } = await open({ step, values });

    await user.click(screen.getByRole('button', { name: step === 4 ? 'Enviar solicitud' : 'Siguiente paso' }));

    expect(await screen.findByRole('heading', { name: 'Falta corregir algo' })).toBeInTheDocument();
    expect(summary().map(({ textContent }) => textContent)).toEqual(lines);
    // Word for word beside the field.
    for (const line of lines) expect(screen.getAllByText(line)).toHaveLength(2);
    expect(document.title).toMatch(new RegExp(`^Error: Paso ${step} de 4: `));
    expectNoEnglish();
  });

  const tooMany: Answer = {
    status: 429,
    body: { code: 'PT429', message: 'We are receiving too many requests right now.' },
  };

  test.each<[string, boolean, Answer, string, string]>([
    [
      'refused, where the phone is answered in English',
      false,
      { status: 400 },
      'Intente otra vez o llámenos.',
      'Llamar al +1 (213) 555-0142 (en inglés)',
    ],
    [
      'refused, where the phone is answered in Spanish',
      true,
      { status: 400 },
      'Intente otra vez o llámenos.',
      'Llamar al +1 (213) 555-0142',
    ],
    [
      'one too many',
      true,
      tooMany,
      'En este momento nos llegan demasiadas solicitudes. Intente otra vez o llámenos.',
      'Llamar al +1 (213) 555-0142',
    ],
  ])('a request that is %s', async (_, siteAnswersSpanish, answer, said, call) => {
    expectLogged('The request was not submitted');
    env.siteAnswersSpanish = siteAnswersSpanish;
    backend.answer('leads', answer);
    const { user } = await open();

    await submit(user);

    await untilToasted('error', 'No se pudo enviar la solicitud', said);
    expect(screen.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+12135550142');
    expect(screen.getByRole('button', { name: 'Cerrar el aviso' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /^Avisos/ })).toBeInTheDocument();
    expectNoEnglish();
  });
});

test('offline the form says that the request waits', async () => {
  const { user } = await open();
  fireEvent.offline(window);

  await submit(user);

  expect(await screen.findByText(/^No hay internet\. Su solicitud se queda aquí/)).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Enviando…' })).toBeInTheDocument();
  expectNoEnglish();
});

test('photos are counted, named and uploaded in Spanish', async () => {
  standInForTheCanvas();
  expectLogged('A photo was not uploaded');
  backend.answer('photos', { status: 400, body: { message: 'No' } });
  const { user } = await open({ step: 3 });
  await user.upload(screen.getByLabelText('Archivos de fotos'), [jpeg('sofa.jpg'), jpeg('cama.jpg')]);
  expect(await screen.findByText('2 de 5 fotos agregadas')).toHaveRole('status');
  await user.click(screen.getByRole('button', { name: 'Quitar cama.jpg' }));
  expect(await screen.findByText('1 de 5 fotos agregadas')).toBeInTheDocument();
  await next(user, 4);
  takeTheClock();

  await submit(user);
  await untilConfirmed();
  await pass(8000);

  expect(await screen.findByText('Algunas fotos no llegaron. Su solicitud está bien sin ellas.')).toBeInTheDocument();
  backend.answer('photos', 'ok');
  await user.click(screen.getByRole('button', { name: 'Enviar las fotos otra vez' }));
  expect(await screen.findByText('1 foto enviada')).toBeInTheDocument();
  expectNoEnglish();
});
