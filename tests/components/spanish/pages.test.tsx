import { neverTaken } from '@functions/words/es/never-taken.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '@/content/es/before-your-pickup';
import { site } from '@/content/facts/site';
import { paths } from '@/lib/paths';
import { renderApp } from '../support/render-app';

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

test.each([
  ['/es/services', 'Recolección de basura y muebles viejos'],
  ['/es/about', 'Le ponemos en contacto con empresas de acarreo rápidas y a buen precio'],
  ['/es/service-areas', 'Zonas de servicio'],
  ['/es/faq', 'Preguntas comunes'],
  ['/es/before-your-pickup', 'Antes de su recolección'],
  ['/es/haulers', 'Trabaje con PoppyHaul'],
  ['/es/prices', 'Lo que pagó la gente'],
  ['/es/reviews', 'Opiniones de clientes'],
  ['/es/terms', 'Términos del servicio'],
  ['/es/privacy', 'Política de privacidad'],
  ['/es/accessibility', 'Accesibilidad'],
])('%s has a Spanish heading and breadcrumb', async (address, heading) => {
  await renderApp(address);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  const [home] = within(screen.getByRole('navigation', { name: 'Dónde está esta página' })).getAllByRole('link');
  expect(home).toHaveTextContent('Inicio');
  expect(home).toHaveAttribute('href', '/es');
});

test('every service has a Spanish card with a link to its Spanish page', async () => {
  await renderApp('/es/services');

  for (const name of ['Cosas', 'Espacios enteros', 'Afuera']) {
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  }
  expect(linksTo('/es/services/garage-cleanouts').map(({ textContent }) => textContent)).toEqual(['Vaciar el garaje']);
  expect(linksTo('/es/services/old-appliances').map(({ textContent }) => textContent)).toEqual([
    'Recoger electrodomésticos',
  ]);
});

test('a service page is entirely in Spanish, including structured data', async () => {
  await renderApp('/es/services/garage-cleanouts');
  // The form loads after the page.
  await screen.findAllByText('Paso 1 de 4');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vaciar el garaje');
  for (const name of ['Cómo funciona', 'Qué se llevan', 'Preguntas y respuestas', 'Servicios parecidos']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
  expect(linksTo('/es/service-areas')).toHaveLength(1);
  expect(screen.getByText(/“Vaciar el garaje” ya está elegido/)).toBeInTheDocument();
  const url = `${site.url}/es/services/garage-cleanouts`;
  const [page, service, organization, questions] = await structuredData();
  expect(page).toMatchObject({ '@id': `${url}#page`, url, inLanguage: 'es-US' });
  expect(service).toMatchObject({ '@id': `${url}#service`, url, name: 'Vaciar el garaje' });
  expect(organization).toMatchObject({ '@id': `${site.url}/#organization` });
  expect(JSON.stringify(questions)).toContain('¿De qué depende el precio?');
});

test('the Spanish page of service areas says that city and landing pages are in English', async () => {
  await renderApp('/es/service-areas');

  expect(screen.getByText('Las páginas de las ciudades están en inglés.')).toBeInTheDocument();
  expect(screen.getByText(/^Estas páginas cortas, también en inglés,/)).toBeInTheDocument();
  for (const address of ['/locations/california/pasadena', '/pasadena-junk-removal', paths.locations]) {
    const links = linksTo(address);
    expect(links).not.toEqual([]);
    for (const link of links) expect(link).toHaveAttribute('hreflang', 'en');
  }
  expect(linksTo(paths.locations)[0]).toHaveTextContent('(en inglés)');
});

test.each([
  [false, 'Llamar al +1 (213) 555-0142 (en inglés)'],
  [true, 'Llamar al +1 (213) 555-0142'],
])('call links name the language spoken, in Spanish: %s', async (siteAnswersSpanish, label) => {
  env.siteAnswersSpanish = siteAnswersSpanish;

  await renderApp('/es/service-areas');

  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', `tel:${site.phone}`);
});

test('the areas have their Spanish names, also on the map and in structured data', async () => {
  await renderApp('/es/service-areas');

  const names = [
    'Condado de Los Ángeles',
    'Condado de Orange',
    'Valle de San Fernando',
    'Inland Empire',
    'Condado de Ventura',
  ];
  for (const name of names) expect(screen.getByRole('region', { name })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Mapa de nuestras zonas de servicio' })).not.toHaveTextContent(
    'County',
  );
  const [service] = await structuredData();
  expect(service).toMatchObject({
    url: `${site.url}/es/service-areas`,
    areaServed: names.map((name) => ({ '@type': 'Place', name })),
  });
});

test('the FAQ is in Spanish and links to the Spanish list of what to do before the pickup', async () => {
  const { user } = await renderApp('/es/faq');

  await user.click(screen.getByRole('button', { name: '¿Me atienden en español?' }));
  expect(
    screen.getByText(
      'Sí, si envía su solicitud desde una página en español: primero buscamos una empresa que hable español. Si ninguna puede, le llamará una que habla inglés.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Temas' })).toBeInTheDocument();
  const [list] = linksTo('/es/before-your-pickup');
  expect(list).toHaveTextContent('La lista completa: antes de su recolección');
  expect(list).not.toHaveAttribute('hreflang');
  expect(JSON.stringify(await structuredData())).toContain('¿Me atienden en español?');
});

test('the list before the pickup is in Spanish, and names each thing that is never taken', async () => {
  await renderApp('/es/before-your-pickup');

  for (const { heading, points } of words.lists) {
    const list = within(screen.getByRole('heading', { level: 2, name: heading }).parentElement ?? document.body);
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(points);
  }
  const never = within(screen.getByRole('region', { name: words.neverTaken.heading }));
  expect(never.getAllByRole('listitem')).toHaveLength(neverTaken.length);
  expect(never.getByText('Agujas')).toBeInTheDocument();
  expect(linksTo('/es/faq#hazardous-waste').map(({ textContent }) => textContent)).toEqual([words.neverTaken.link]);
});

test.each(['/es/terms', '/es/privacy'])('%s has a Spanish date and says which version counts', async (address) => {
  await renderApp(address);

  const main = screen.getByRole('main');
  expect(main.querySelector('time')?.parentElement).toHaveTextContent(
    'Última actualización y entrada en vigor: 27 de noviembre de 2026',
  );
  expect([...main.querySelectorAll('p')].at(-1)).toHaveTextContent(
    'Esta página está en inglés y en español. Si las dos versiones no dicen lo mismo, se aplica la que más le favorezca a usted.',
  );
});

test.each([
  [false, '+1 (213) 555-0142 (en inglés). Díganos'],
  [true, '+1 (213) 555-0142. Díganos'],
])('the page on accessibility has its day, and links to write or call; in Spanish: %s', async (answers, call) => {
  env.siteAnswersSpanish = answers;

  await renderApp('/es/accessibility');

  const main = screen.getByRole('main');
  expect(main.querySelector('time')?.parentElement).toHaveTextContent('Última revisión: 27 de noviembre de 2026');
  expect(main).toHaveTextContent(`llame al ${call}`);
  expect(linksTo('/es/contact').map(({ textContent }) => textContent)).toEqual(['página de contacto']);
  expect(linksTo(`mailto:${site.email}`)).toHaveLength(1);
  expect(linksTo(`tel:${site.phone}`)).toHaveLength(1);
});

test('the about page links to Spanish pages', async () => {
  await renderApp('/es/about');

  expect(linksTo('/es/reviews').map(({ textContent }) => textContent)).toEqual([
    'Lo que dicen los clientes de su recolección',
  ]);
  expect(screen.getByRole('heading', { name: 'Cómo revisamos a las empresas' })).toBeInTheDocument();
});

/** The links of a kind in the head. */
async function linksInHead(rel: string): Promise<[language: string, path: string][]> {
  await structuredData();
  return [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map((link) => [
    link.hreflang,
    link.getAttribute('href')?.replace(site.url, '') ?? '',
  ]);
}

test('a page is canonical and lists both of its language pair', async () => {
  await renderApp('/es/faq');

  expect(await linksInHead('canonical')).toEqual([['', '/es/faq']]);
  expect(await linksInHead('alternate')).toEqual([
    ['en', '/faq'],
    ['es', '/es/faq'],
    ['x-default', '/faq'],
  ]);
});

test('the language switch leads to the same page in English', async () => {
  await renderApp('/es/track/4KXW-9TQM-2H7B-C8DZ');

  const links = screen.getAllByRole('link', { name: 'English' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/track/4KXW-9TQM-2H7B-C8DZ'));
});
