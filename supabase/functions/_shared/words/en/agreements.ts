import type { Agreement, AgreementVersion } from '../../domain/agreement.ts';
import { agreement20261202 } from './agreement-2026-12-02.ts';

/** The agreement with haulers, by version, for the name of a site. */
export const agreements: Record<AgreementVersion, (site: string) => Agreement> = { '2026-12-02': agreement20261202 };
