import type { Enums } from '../database.types.ts';
import { audience } from '../enums.ts';

/** Who is notified. `host` is the web host, which is asked to rebuild the site. */
export const audiences = audience;

export type Audience = Enums<'audience'>;
