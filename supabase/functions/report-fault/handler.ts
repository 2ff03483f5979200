import { type SiteReport, siteReport } from '../_shared/contracts/site-reports.ts';
import { createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';

type Dependencies = EndpointOptions & {
  noteFault(report: Extract<SiteReport, { kind: 'fault' }>, address: string): Promise<void>;
  noteVitals(report: Extract<SiteReport, { kind: 'vitals' }>): Promise<void>;
};

/**
 * Handles `report-fault`: browser errors and page speed. Pages use `sendBeacon`, which sends no key and ignores the
 * response: 204, even over the hourly limit.
 */
export function createHandler({ noteFault, noteVitals, ...options }: Dependencies) {
  return createEndpoint(
    options,
    siteReport,
    async (report, address) => {
      await (report.kind === 'fault' ? noteFault(report, address) : noteVitals(report));
      return null;
    },
    { needsNoKey: true, maxBodyBytes: 2_000 },
  );
}
