import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';

/** A visitor's client, with the publishable key from the site's code. */
export const visitor = createClient<Database>(inject('backendUrl'), embeddedKeys.publishable);

/** The same without type checks, to send invalid input. */
export const untypedVisitor = createClient(inject('backendUrl'), embeddedKeys.publishable);

/** A visitor with an account. The site has none, but sign-up may be on in a hosted project. */
export const signedInVisitor = createClient<Database>(inject('backendUrl'), embeddedKeys.publishable, {
  accessToken: async () => signToken({ sub: randomUUID(), role: 'authenticated', aud: 'authenticated' }),
});

/** Service-role client: bypasses RLS. */
export const operator = createClient<Database>(inject('backendUrl'), embeddedKeys.secret);

/** The same without type checks, for tests that choose a table or column by name. */
export const untypedOperator = createClient(inject('backendUrl'), embeddedKeys.secret);

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
