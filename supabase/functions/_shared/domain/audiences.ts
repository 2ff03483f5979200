import type { Enums } from '../database.types.ts';
import { audience } from '../enums.ts';

/** Who is notified. `host` is the site's host, which is told to build the pages again. */
export const audiences = audience;

export type Audience = Enums<'audience'>;
