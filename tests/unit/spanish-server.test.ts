import { createServer, type Plugin } from 'vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteLanguage } from '../../scripts/build/site-language.ts';
import { spanishServer } from '../../scripts/build/spanish-server.ts';

vi.mock('vite', () => ({ createServer: vi.fn() }));

beforeEach(() => void vi.mocked(createServer).mockReset());

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

test('the development server answers addresses below /es in Spanish, whatever their query', async () => {
  for (const url of ['/es', '/es?from=home', '/es/faq?from=home'])
    expect([url, await ask(url)]).toEqual([url, 'Spanish']);
  for (const url of ['/faq?page=/es', '/estate']) expect([url, await ask(url)]).toEqual([url, 'English']);
});

test('a Spanish server that fails to start reports the error', async () => {
  vi.mocked(createServer).mockRejectedValueOnce(new Error('no port'));

  expect(await ask('/es')).toEqual(new Error('no port'));
});

test('the HTML of each site declares its language', () => {
  const langs = (['en', 'es'] as const).map((language) => {
    const { transformIndexHtml } = siteLanguage(language) as Plugin & { transformIndexHtml(html: string): string };
    return transformIndexHtml('<html lang="en-US">');
  });

  expect(langs).toEqual(['<html lang="en-US">', '<html lang="es-US">']);
});
