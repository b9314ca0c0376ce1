import { Counter, Registry } from 'prom-client';
import type { ReceivedReport } from './readReport.ts';

/** What Prometheus reads of a receiver; `createLimits` bounds the labels. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const reports = new Counter({
    name: 'cloud_school_reports_total',
    help: 'Reports of devices. The same report of a device is made once a minute.',
    labelNames: ['host', 'release', 'kind'],
    registers,
  });
  const openings = new Counter({
    name: 'cloud_school_observed_openings_total',
    help: 'Openings of pages that observed web vitals: the share of WEB_VITALS.',
    labelNames: ['host', 'release'],
    registers,
  });
  const dropped = new Counter({
    name: 'cloud_school_reports_dropped_total',
    help: 'Bodies that are no report, reports beyond the rate, of hosts that are not listed, and those that the file did not take.',
    labelNames: ['reason'],
    registers,
  });
  return {
    count({ host, release, kind, name }: ReceivedReport) {
      reports.inc({ host, release, kind });
      // Each opening that observes has one.
      if (kind === 'web-vital' && name === 'TTFB') openings.inc({ host, release });
    },
    drop: (reason: 'unreadable' | 'rate' | 'host' | 'full') => dropped.inc({ reason }),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
}
