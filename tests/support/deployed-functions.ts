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

/** An answer with this status that begins like this and breaks off. */
export function breakingOff(status: number, beginning = '{'): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-length': '100' }).write(beginning);
    setTimeout(() => response.destroy(), 50);
  };
}

/** The operator's settings for the sender, without the address of a provider. */
export const senderSettings = {
  ...{ SENDER_KEY: 'key-of-the-sender', MAIL_API_KEY: 'key-of-the-provider' },
  ...{ MAIL_FROM: 'Poppy & Sons <hello@poppyhaul.example>', OPERATOR_EMAIL: 'operator@poppyhaul.example' },
  SITE_URL: 'https://site.example/',
};

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
  const request = (name: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: embeddedKeys.publishable, ...headers },
      ...init,
    });
  return {
    request,
    /** Calls a function of the clock with the key of `senderSettings`. */
    wake: (name = 'send-notifications') => request(name, { headers: { apikey: senderSettings.SENDER_KEY } }),
    close() {
      server.close();
      functions.close();
    },
  };
}
