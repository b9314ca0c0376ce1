import { OTHER_RELEASE, REPORT_KINDS, type ReceivedReport } from './readReport.ts';

/** Why a report is dropped. */
const DROPS = ['unreadable', 'rate', 'host', 'full'] as const;
export type Drop = (typeof DROPS)[number];

type Labels = Record<string, string>;

/**
 * What Prometheus reads of a receiver: the series of the schools and releases that are listed now, each from the start, because
 * `increase` does not see the first value of a series.
 */
export function createMetrics(schools: () => readonly string[], releases: () => readonly string[]) {
  const counts = new Map<string, number>();
  const keyOf = (metric: string, labels: Labels) =>
    `${metric}{${Object.entries(labels)
      .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
      .join()}}`;
  const increase = (metric: string, labels: Labels) => {
    const key = keyOf(metric, labels);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const REPORTS = 'cloud_school_reports_total';
  const OPENINGS = 'cloud_school_observed_openings_total';
  const DROPPED = 'cloud_school_reports_dropped_total';
  const list = (metric: string, help: string, series: readonly Labels[]) =>
    [`# HELP ${metric} ${help}`, `# TYPE ${metric} counter`]
      .concat(series.map((labels) => keyOf(metric, labels)).map((key) => `${key} ${counts.get(key) ?? 0}`))
      .join('\n');

  return {
    /** Counts a report to its school and release. */
    count({ kind, name, release }: Pick<ReceivedReport, 'kind' | 'name' | 'release'>, host: string) {
      increase(REPORTS, { host, release, kind });
      // Each opening that observes has one.
      if (kind === 'web-vital' && name === 'TTFB') increase(OPENINGS, { host, release });
    },
    drop: (reason: Drop) => increase(DROPPED, { reason }),
    /** How many were dropped since the start. */
    dropped: () => DROPS.map((reason) => ({ reason, count: counts.get(keyOf(DROPPED, { reason })) ?? 0 })),
    read() {
      const served = schools().flatMap((host) =>
        [...releases(), OTHER_RELEASE].map((release) => ({ host, release })),
      );
      const reports = served.flatMap((labels) => REPORT_KINDS.map((kind) => ({ ...labels, kind })));
      return [
        list(REPORTS, 'Reports of devices. The same report of a device is made once a minute.', reports),
        list(OPENINGS, 'Openings of pages that observed web vitals: the share of WEB_VITALS.', served),
        list(
          DROPPED,
          'Reports that were dropped.',
          DROPS.map((reason) => ({ reason })),
        ),
        '',
      ].join('\n');
    },
  };
}
