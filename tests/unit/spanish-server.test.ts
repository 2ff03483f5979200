import { createServer, type Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { siteLanguage } from '../../scripts/build/site-language.ts';
import { spanishServer } from '../../scripts/build/spanish-server.ts';

vi.mock('vite', () => ({ createServer: vi.fn() }));

type Middleware = (request: { url: string }, response: object, next: (error?: Error) => void) => void;

/** Requests an address from the development server. @returns the site that answers, or the error. */
function ask(url: string): Promise<unknown> {
  return new Promise((resolve) => {
    const use = (answer: Middleware) => answer({ url }, {}, (error) => resolve(error ?? 'English'));
    const { configureServer } = spanishServer(() => ({})) as Plugin & { configureServer(server: object): void };
    vi.mocked(createServer).mockResolvedValueOnce({ middlewares: () => resolve('Spanish') } as never);
    configureServer({ middlewares: { use }, httpServer: null });
  });
}

test.each([
  ['/es', 'Spanish'],
  ['/es?from=home', 'Spanish'],
  ['/es/faq?from=home', 'Spanish'],
  ['/faq?page=/es', 'English'],
  ['/estate', 'English'],
])('the development server answers %s in %s', async (url, language) => {
  vi.mocked(createServer).mockReset();

  expect(await ask(url)).toBe(language);
});

test('a Spanish server that fails to start reports the error', async () => {
  vi.mocked(createServer).mockReset().mockRejectedValueOnce(new Error('no port'));

  expect(await ask('/es')).toEqual(new Error('no port'));
});

test.each([
  ['en', 'en-US'],
  ['es', 'es-US'],
] as const)('the HTML of the %s site declares the language %s', (language, lang) => {
  const { transformIndexHtml } = siteLanguage(language) as Plugin & {
    transformIndexHtml(html: string): string;
  };

  expect(transformIndexHtml('<html lang="en-US">')).toBe(`<html lang="${lang}">`);
});
