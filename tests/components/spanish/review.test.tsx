import type { ReviewView } from '@functions/contracts/review.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, askedReview, fakeBackend } from '../support/fake-backend';
import { renderApp } from '../support/render-app';
import { pass, takeTheClock } from '../support/time';

const TOKEN = '7K3M9Q2X4TBVR8ND';
const PATH = '/es/review/7K3M-9Q2X-4TBV-R8ND';
const QUESTION = '¿Se llevaron todo?';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  // 2 PM in Los Angeles.
  takeTheClock(new Date('2026-11-22T22:00:00Z'));
  queryClient.clear();
  backend = fakeBackend();
});

const ok = (look: ReviewView): Answer => ({ status: 200, body: look });
const answered = (review: Partial<ReviewView['review']> = {}) => askedReview({ gone: 'yes', ...review }, 'answered');
const toPublish = { stars: 4, words: 'Rápidos y amables.', mayPublish: true, shownName: 'Ana' } as const;

const button = (name: string) => screen.getByRole('button', { name });
const gone = (name: string) => within(screen.getByRole('group', { name: QUESTION })).getByRole('radio', { name });
const star = (name: string) => screen.getByRole('radio', { name });
const box = () => screen.getByRole('checkbox', { name: /^Permito que publiquen mis estrellas y mis palabras/ });
const shown = () => screen.getByRole('main').textContent ?? '';
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

async function open(look: ReviewView, ...later: Answer[]) {
  backend.answer('review', ok(look), ...later);
  const app = await renderApp(PATH);
  await screen.findByRole('article');
  return app;
}

/** What the page has sent besides looks. */
function actsSent() {
  return backend.bodiesTo('review').filter((body) => JSON.stringify(body).includes('"action":"look"') === false);
}

describe('the question', () => {
  test('is asked in Spanish, and its answer says so', async () => {
    const left = { gone: 'partly', leftBehind: 'La base', price: 'higher', amountPaid: 240, stars: 1 } as const;
    const { user } = await open(askedReview(), ok(answered(left)));
    expect(document.title).toMatch(/^¿Se llevaron todo\? \|/);
    expect(screen.getByText(/^Muebles viejos y 1 más en Torrance, con Bay Haul\. Solo hay que/)).toBeInTheDocument();
    expectNoEnglish();

    await user.click(gone('Quedó algo'));
    await user.type(screen.getByRole('textbox', { name: '¿Qué quedó?' }), 'La base');
    await user.click(screen.getByRole('radio', { name: 'Pagué más' }));
    await user.type(screen.getByRole('textbox', { name: '¿Cuánto pagó?' }), '240');
    await user.click(star('1 estrella'));
    expectNoEnglish();
    await user.click(button('Enviar'));

    expect(await screen.findByRole('heading', { name: 'Gracias.' })).toHaveFocus();
    expect(actsSent()).toEqual([{ token: TOKEN, action: 'answer', ...left, language: 'es' }]);
    expect(facts()).toMatchObject({
      '¿Se llevaron todo?': 'Quedó algo',
      'Qué quedó': 'La base',
      '¿El precio fue el que acordaron?': 'Pagué más',
      'Cuánto pagó': '$240',
    });
    expect(screen.getByText('Ya les avisamos a Bay Haul y a nuestro equipo.')).toBeInTheDocument();
    expect(
      screen.getByText('Tiene hasta las 10:00 a.m. del 13 de diciembre para cambiar su respuesta.'),
    ).toBeInTheDocument();
    expectNoEnglish();
  });

  test('says what is wrong with an answer', async () => {
    const { user } = await open(askedReview());

    await user.click(box());
    expect(box()).toHaveAccessibleName(/con mi primer nombre y mi ciudad: “Ana, Torrance”$/);
    await user.clear(screen.getByRole('textbox', { name: 'Nombre que se muestra' }));
    await user.click(screen.getByRole('radio', { name: 'Pagué menos' }));
    await user.type(screen.getByRole('textbox', { name: '¿Cuánto pagó?' }), 'poco');
    await user.click(button('Enviar'));

    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Diga si se llevaron todo',
      expect.stringMatching(/^Escriba dólares enteros, de 0 a /),
      'Elija cuántas estrellas',
      'Escriba el nombre que se muestra',
    ]);
  });

  test('keeps what was typed, and says when another tab has answered meanwhile', async () => {
    const { user } = await open(askedReview(), ok(answered({ stars: 5 })));
    await user.click(gone('No'));
    await act(() => queryClient.invalidateQueries());

    expect(await screen.findByText(/^Mientras tanto usted ya contestó/)).toBeInTheDocument();
    expect(gone('No')).toBeChecked();
    await user.click(button('Volver sin enviar'));
    expect(await screen.findByRole('heading', { name: 'Su respuesta' })).toBeInTheDocument();
  });

  test('that is answered offline waits', async () => {
    const { user } = await open(askedReview());
    await user.click(gone('Sí'));
    fireEvent.offline(window);

    await user.click(button('Enviar'));

    expect(await screen.findByText(/^No hay internet\. Deje esta página abierta/)).toBeInTheDocument();
    expect(button('No enviarlo')).toBeInTheDocument();
  });

  test.each<[string, Answer, RegExp]>([
    ['is lost', 'connection lost', /^No se pudo enviar\. Intente otra vez en un minuto\.$/],
    [
      'is refused for a reason that the page does not know',
      { status: 409, body: { statusCode: 409, code: 'moon-is-full', message: 'Full.' } },
      /^No se pudo enviar\. Intente otra vez en un minuto\.$/,
    ],
    [
      'comes too often',
      { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Too many.' } },
      /^No se pudo enviar\. Son demasiados intentos\. Intente otra vez en un minuto\.$/,
    ],
  ])('whose answer %s says so', async (_, answer, words) => {
    expectLogged('The review was not sent');
    const { user } = await open(askedReview());
    await user.click(gone('Sí'));
    backend.answer('review', answer);

    await user.click(button('Enviar'));
    await waitFor(() => expect(actsSent()).toHaveLength(1));
    await pass(3000);

    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });

  test('that is answered too late keeps what was typed in sight', async () => {
    expectLogged('The review was not sent');
    const closed: Answer = { status: 409, body: { statusCode: 409, code: 'closed', message: 'Too late.' } };
    const { user } = await open(askedReview(), closed, ok(askedReview({}, 'closed')));
    await user.click(gone('No'));
    await user.type(screen.getByRole('textbox', { name: '¿Qué quedó?' }), 'Todo');
    await user.click(button('Enviar'));

    expect(await screen.findByRole('heading', { name: 'Ya pasó el plazo para contestar' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/^No se pudo enviar\. Ya pasó el plazo para contestar\.$/);
    expect(screen.getByRole('region', { name: 'Lo que no se envió' })).toHaveTextContent('Todo');
    expect(shown()).toContain('La pregunta estuvo abierta hasta las 10:00 a.m. del 13 de diciembre.');
    expectNoEnglish();
  });
});

describe('an answer', () => {
  test.each<[string, Partial<ReviewView['review']>, string]>([
    [
      'waits',
      { publication: 'waiting' },
      'Alguien lee cada opinión antes de publicarla, por lo general en una semana o menos.',
    ],
    [
      'is published',
      { publication: 'published' },
      'Ya publicamos su opinión. Aparece en el sitio a más tardar en una hora.',
    ],
    [
      'is withheld',
      { publication: 'withheld', withheldBecause: 'abuse' },
      'No publicamos su opinión: tiene amenazas, obscenidades, calumnias u odio. Tiene hasta',
    ],
    ['is withheld for no reason', { publication: 'withheld' }, 'No publicamos su opinión.'],
  ])('that %s says so', async (_, review, text) => {
    await open(answered({ ...toPublish, ...review }));

    const region = screen.getByRole('region', { name: 'En el sitio' });
    expect(region).toHaveTextContent('Sus estrellas y sus palabras, con la firma “Ana, Torrance”.');
    expect(region).toHaveTextContent(text);
    expectNoEnglish();
  });

  test('that is published leads to the Spanish reviews, and leaves the site when it is changed', async () => {
    const { user } = await open(answered({ ...toPublish, publication: 'published' }));
    expect(screen.getByRole('link', { name: 'Ver todas las opiniones' })).toHaveAttribute('href', '/es/reviews');

    await user.click(button('Cambiar mi respuesta'));

    expect(screen.getByText(/^Su opinión está en el sitio\. Si cambia su respuesta/)).toBeInTheDocument();
    expectNoEnglish();
  });

  test('is not published any more once that is pressed', async () => {
    const { user } = await open(answered(toPublish), ok(answered({ ...toPublish, mayPublish: false })));

    await user.click(button('Ya no publicar esto'));

    expect(await screen.findByText(/^Guardado: no publicamos su opinión\. Si estaba en el sitio/)).toBeInTheDocument();
    expect(actsSent()).toEqual([{ token: TOKEN, action: 'unpublish' }]);
  });

  test('cannot be changed any more after its time', async () => {
    await open(askedReview({ gone: 'no', price: 'none-agreed' }, 'closed'));

    expect(
      screen.getByText('Tenía hasta las 10:00 a.m. del 13 de diciembre para cambiar su respuesta.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cambiar mi respuesta' })).not.toBeInTheDocument();
    expectNoEnglish();
  });
});

describe('a link', () => {
  test.each(['/es/review/7K3M-9Q2X', PATH])('of nobody says what to do: %s', async (address) => {
    backend.answer('review', { status: 200, body: { message: 'This link is not known.' } });
    await renderApp(address);

    expect(await screen.findByRole('heading', { name: 'No conocemos este enlace' })).toBeInTheDocument();
    expectNoEnglish();
  });

  test('that cannot be looked up says so', async () => {
    backend.answer('review', 'connection lost');
    await renderApp(PATH);
    await waitFor(() => expect(backend.callsTo('review')).toHaveLength(1));
    await pass(7000);

    expect(
      await screen.findByRole('heading', { name: 'No pudimos mostrarle los datos de su recolección' }),
    ).toBeInTheDocument();
    expect(button('Intentar otra vez')).toBeInTheDocument();
    expectNoEnglish();
  });

  test('is looked up as soon as there is a connection', async () => {
    fireEvent.offline(window);
    await renderApp(PATH);

    expect(screen.getByRole('heading', { level: 1, name: QUESTION })).toBeInTheDocument();
    expect(await screen.findByText('No hay internet. Los buscamos en cuanto vuelva la conexión.')).toBeInTheDocument();
  });
});
