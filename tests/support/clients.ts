import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { backendUrl } from './backend.ts';

/** A visitor's client, with the publishable key from the site's code. */
export const visitor = createClient<Database>(backendUrl, embeddedKeys.publishable);

/** The same without type checks, to send invalid input. */
export const untypedVisitor = createClient(backendUrl, embeddedKeys.publishable);

/** A visitor with an account. The site has none, but sign-up may be on in a hosted project. */
export const signedInVisitor = createClient<Database>(backendUrl, embeddedKeys.publishable, {
  accessToken: async () => signToken({ sub: randomUUID(), role: 'authenticated', aud: 'authenticated' }),
});

/** Service-role client: bypasses RLS. */
export const operator = createClient<Database>(backendUrl, embeddedKeys.secret);

/** The same without type checks, for tests that choose a table or column by name. */
export const untypedOperator = createClient(backendUrl, embeddedKeys.secret);

function signToken(claims: object): string {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const content = [
    { alg: 'HS256', typ: 'JWT' },
    { ...claims, exp },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${content}.${createHmac('sha256', embeddedKeys.jwtSecret).update(content).digest('base64url')}`;
}
