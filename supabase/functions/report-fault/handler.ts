import { type SiteReport, siteReport } from '../_shared/contracts/site-reports.ts';
import { createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';

type Dependencies = EndpointOptions & {
  noteFault(report: Extract<SiteReport, { kind: 'fault' }>): Promise<void>;
  noteVitals(report: Extract<SiteReport, { kind: 'vitals' }>): Promise<void>;
};

/**
 * Handles `report-fault`: what broke in a browser, and how fast a page was. Pages send it by `sendBeacon`, which can
 * show no key and reads no answer: 204, also for a report that is one too many of the hour.
 */
export function createHandler({ noteFault, noteVitals, ...options }: Dependencies) {
  return createEndpoint(
    options,
    siteReport,
    async (report) => {
      await (report.kind === 'fault' ? noteFault(report) : noteVitals(report));
      return null;
    },
    { needsNoKey: true, maxBodyBytes: 2_000 },
  );
}
