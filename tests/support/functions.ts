import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { backendUrl } from './backend.ts';

/** Sends a request to a function, by default as the site does: POST with the publishable key. */
export function request(name: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> }) {
  return fetch(`${backendUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: embeddedKeys.publishable, 'content-type': 'application/json', ...headers },
    ...init,
  });
}

/** Calls a function with a JSON body. */
export async function call(name: string, body: unknown) {
  const response = await request(name, { body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}
