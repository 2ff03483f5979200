import type { Agreement, AgreementVersion } from '../../domain/agreement.ts';
import { agreement20261201 } from './agreement-2026-12-01.ts';

/** The agreement with haulers, by version, for the name of a site. */
export const agreements: Record<AgreementVersion, (site: string) => Agreement> = { '2026-12-01': agreement20261201 };
