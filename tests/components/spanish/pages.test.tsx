import { serviceLabels } from '@functions/words/es/services.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '@/app/routes';
import { services } from '@/content/facts/services';
import { site } from '@/content/facts/site';
import { linesOf } from '@/content/shapes/legal-document';
import { queryClient } from '@/lib/forms/query-client';
import { paths } from '@/lib/paths';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { fakeBackend, heldJob, leadDetails } from '../support/fake-backend';
import { renderApp, untilCodeIsLoaded } from '../support/render-app';
import { fakeClock } from '../support/time';

// Each page once in Spanish. What pages do is tested in English.

const env = vi.hoisted(() => ({ siteAnswersSpanish: false }));

vi.mock('@/lib/env', async (original) => ({
  ...(await original<object>()),
  get siteAnswersSpanish() {
    return env.siteAnswersSpanish;
  },
}));

beforeEach(() => {
  env.siteAnswersSpanish = false;
});

const TOKEN = '7K3M-9Q2X-4TBV-R8ND';

/** The heading and a main control of each page, by the path of its route. */
const pages: Record<string, [heading: string, control: string]> = {
  '/': ['Deshágase hoy de lo que ya no quiere', 'Pedir cotización gratis'],
  '/services': ['Recolección de basura y muebles viejos', 'Vaciar el garaje'],
  ...Object.fromEntries(
    services.map(({ slug, storedName }) => [paths.service(slug), [serviceLabels[storedName], 'Siguiente paso']]),
  ),
  '/about': ['Le ponemos en contacto con empresas de acarreo rápidas y a buen precio', 'Pedir recolección'],
  '/contact': ['Contacto', 'Enviar mensaje'],
  '/book': ['Pida su recolección', 'Siguiente paso'],
  '/service-areas': ['Zonas de servicio', 'Llamar al +1 (213) 555-0142 (en inglés)'],
  '/faq': ['Preguntas comunes', '¿Me atienden en español?'],
  '/before-your-pickup': ['Antes de su recolección', 'Pedir recolección'],
  '/haulers': ['Trabaje con PoppyHaul', 'Enviar formulario'],
  '/prices': ['Lo que pagó la gente', 'Inicio'],
  '/reviews': ['Opiniones de clientes', 'Inicio'],
  '/terms': ['Términos del servicio', 'Inicio'],
  '/privacy': ['Política de privacidad', 'Inicio'],
  '/accessibility': ['Accesibilidad', 'página de contacto'],
  '/track': ['Ver mi solicitud', 'Ver mi solicitud'],
  '/track/:trackingId': ['Cómo va su solicitud', 'Cambiar mis datos'],
  '/stop-mail': ['A este enlace le falta una parte', 'escríbanos'],
  '/stop-mail/:token': ['¿No pidió nuestros correos?', 'No recibir más correos'],
  '/pause': ['No reconocemos este enlace', 'escríbanos'],
  '/pause/:token': ['¿Pausar los trabajos nuevos?', 'Pausar los trabajos nuevos'],
  '/job': ['Sus trabajos en este teléfono', 'PoppyHaul, inicio'],
  '/job/:token': ['Vaciar el garaje', 'Ya le llamé'],
  '/review': ['No reconocemos este enlace', 'escríbanos'],
  '/review/:token': ['¿Se llevaron todo?', 'Enviar'],
  '/agreement': ['No reconocemos este enlace', 'escríbanos'],
  '/agreement/:token': ['Por favor, lea y acepte nuestro acuerdo', 'Aceptar el acuerdo'],
  '*': ['404', 'Volver al inicio'],
};

test('every page that exists in Spanish is in the list', () => {
  expect(Object.keys(pages).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
});

test.each(Object.entries(pages))(
  '%s has a Spanish heading and control, and no English',
  async (path, [heading, name]) => {
    fakeClock(new Date('2026-11-23T10:00:00-08:00'));
    const backend = fakeBackend();
    const history = [{ status: 'Submitted', at: '2026-11-21T23:40:00.000Z' }];
    backend.answer('leadDetails', { status: 200, body: { ...leadDetails, language: 'es', history } });
    backend.answer('job', { status: 200, body: heldJob({ services: ['Garage Cleanouts'] }) });
    if (path.startsWith('/pause')) backend.answer('stopMail', { status: 200, body: { state: 'active' } });
    if (path === '*') expectLogged('No page at /nada');
    const address = path.replace(/:\w+/, TOKEN).replace('*', '/nada');

    await renderApp(`/es${address.replace(/^\/$/, '')}`);

    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading));
    const controls = await waitFor(() => {
      const found = [...screen.queryAllByRole('button', { name }), ...screen.queryAllByRole('link', { name })];
      if (found.length === 0) throw new Error(`No ${name} in: ${screen.getByRole('main').textContent}`);
      return found;
    });
    await untilCodeIsLoaded();
    // Links stay in Spanish, except to what exists only in English.
    for (const link of controls)
      if (link.hasAttribute('href')) expect(link.getAttribute('href')).toMatch(/^(\/es|tel:)/);
    const switches = screen.getAllByRole('link', { name: 'English' });
    for (const link of switches) expect([link.lang, link.getAttribute('href')]).toEqual(['en', address]);
    expectNoEnglish();
  },
);

/** The structured data of the page. */
async function structuredData(): Promise<Record<string, unknown>[]> {
  return waitFor(() => {
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
    if (!text) throw new Error('No structured data yet');
    return JSON.parse(text)['@graph'];
  });
}

/** The links on the page to an address, except those on its map. */
function linksTo(address: string): HTMLElement[] {
  return within(screen.getByRole('main'))
    .getAllByRole('link', { hidden: true })
    .filter((link) => link instanceof HTMLAnchorElement && link.getAttribute('href') === address);
}

test('the page of service areas has Spanish names, and says what is in English, as menu and footer do', async () => {
  await renderApp('/es/service-areas');

  const phones = screen.getAllByRole('link', { name: '+1 (213) 555-0142 (en inglés)', hidden: true });
  expect(phones.map((link) => link.closest('nav, footer')?.localName)).toEqual(['nav', 'footer']);
  expect(screen.getByText('Las páginas de las ciudades están en inglés.')).toBeInTheDocument();
  expect(screen.getByText(/^Estas páginas cortas \(también están solo en inglés\)/)).toBeInTheDocument();
  for (const address of ['/locations/california/pasadena', '/pasadena-junk-removal', paths.locations]) {
    const links = linksTo(address);
    expect(links).not.toEqual([]);
    for (const link of links) expect(link).toHaveAttribute('hreflang', 'en');
  }
  expect(linksTo(paths.locations)[0]).toHaveTextContent('(en inglés)');
  for (const name of ['Condado de Los Ángeles', 'Condado de Ventura']) {
    expect(screen.getByRole('region', { name })).toBeInTheDocument();
  }
  const map = screen.getByRole('navigation', { name: 'Mapa de nuestras zonas de servicio' });
  expect(map).not.toHaveTextContent('County');
  const data = JSON.stringify(await structuredData());
  expect(data).toContain('Condado de Ventura');
  expect(data).not.toContain('County');
});

test.each([
  [false, ' (en inglés)', 1],
  [true, '', 0],
])(
  'calls are said to be answered in English if they are; in Spanish: %s',
  async (siteAnswersSpanish, inEnglish, count) => {
    env.siteAnswersSpanish = siteAnswersSpanish;

    const areas = await renderApp('/es/service-areas');
    const call = screen.getByRole('link', { name: `Llamar al +1 (213) 555-0142${inEnglish}` });
    expect(call).toHaveAttribute('href', `tel:${site.phone}`);
    areas.unmount();
    queryClient.clear();
    await renderApp('/es/contact');
    expect(screen.queryAllByText('Escríbanos en español. Por teléfono atendemos en inglés.')).toHaveLength(count);

    vi.resetModules();
    const { accessibility } = await import('@/content/es/accessibility');
    const lines = accessibility.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(linesOf)).join('\n');
    expect(lines).toContain(`llame al +1 (213) 555-0142${inEnglish}. Díganos`);
    expect(lines.match(/atendemos en inglés/g) ?? []).toHaveLength(count);
  },
);
