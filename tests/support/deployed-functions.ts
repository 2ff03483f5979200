import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { startFunctions } from '../../scripts/backend/functions.ts';
import { embeddedKeys } from '../../scripts/backend/keys.ts';

/** Serves HTTP on a free local port. */
export async function serve(listener: RequestListener): Promise<{ url: string; close(): void }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Serves the functions with Supabase's variables and the one secret from the guide, and nothing else. */
export async function startDeployedFunctions(environment: Record<string, string> = {}) {
  // Only tests of the backend have one: unit tests import this file, too, to serve HTTP.
  const { backendUrl } = await import('./backend.ts');
  const functions = startFunctions({
    SUPABASE_URL: backendUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: embeddedKeys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: embeddedKeys.secret }),
    ALLOWED_ORIGINS: 'https://site.example',
    ...environment,
  });
  const server = await serve(functions.handle);
  return {
    request: (name: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) =>
      fetch(`${server.url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { apikey: embeddedKeys.publishable, ...headers },
        ...init,
      }),
    close() {
      server.close();
      functions.close();
    },
  };
}
