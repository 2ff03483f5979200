import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';

/** What any stranger has: the publishable key out of the site's code. */
export const visitor = createClient<Database>(inject('backendUrl'), embeddedKeys.publishable);

/** The same stranger without TypeScript's checks, to send what no well-typed program does. */
export const untypedVisitor = createClient(inject('backendUrl'), embeddedKeys.publishable);

/** A stranger who got themselves an account. The site has none, but a hosted project's sign-up may be left on. */
export const signedInVisitor = createClient<Database>(inject('backendUrl'), embeddedKeys.publishable, {
  accessToken: async () => signToken({ sub: randomUUID(), role: 'authenticated', aud: 'authenticated' }),
});

/** The operator, to whom no policy applies. */
export const operator = createClient<Database>(inject('backendUrl'), embeddedKeys.secret);

/** The operator without TypeScript's checks, for tests that choose a table or a column by its name. */
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
