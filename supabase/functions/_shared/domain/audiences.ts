import type { Enums } from '../database.types.ts';
import { audience } from '../enums.ts';

/** Who is notified. `host` is where the pages are built: it is told that they should be built again. */
export const audiences = audience;

export type Audience = Enums<'audience'>;
