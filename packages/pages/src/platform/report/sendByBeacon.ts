import type { OnReport } from './PortalReport.ts';

/**
 * Posts each report as JSON to an address, without a token of ours; undefined without an address. It is at hand when a page
 * closes: what is imported then comes too late.
 */
export const sendByBeacon = (address: string | undefined): OnReport | undefined =>
  address === undefined ? undefined : (report) => void navigator.sendBeacon(address, JSON.stringify(report));
