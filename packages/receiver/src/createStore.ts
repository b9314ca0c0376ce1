import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ReceivedReport } from './readReport.ts';

/** A report with the time of its arrival, in milliseconds since 1970. */
export interface StoredReport extends ReceivedReport {
  at: number;
}

export interface ReportStore {
  add: (report: StoredReport) => void;
  /** Reports that are read for a page: a host that sends more shows its newest. */
  maxRead: number;
  /** The reports of a host that arrived since, oldest first: the newest `maxRead`. */
  list: (host: string, since: number) => StoredReport[];
  /** The hosts that reported, the newest report of each. */
  hosts: () => { host: string; at: number }[];
  /** When an error of this name, call and place was first seen on a host. */
  firstSeen: (
    host: string,
    error: Pick<ReceivedReport, 'kind' | 'name' | 'endpoint' | 'place'>,
  ) => number | null;
  /** Forgets what is older, and the oldest beyond the number. */
  prune: (before: number) => void;
  close: () => void;
}

const COLUMNS = [
  'at',
  'kind',
  'host',
  'page',
  'release',
  'device',
  'browser',
  'opening',
  'request',
  'name',
  'endpoint',
  'place',
  'value',
] as const satisfies readonly (keyof StoredReport)[];

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS reports (
    at INTEGER NOT NULL, kind TEXT NOT NULL, host TEXT NOT NULL, page TEXT NOT NULL, release TEXT NOT NULL, device TEXT NOT NULL,
    browser TEXT NOT NULL, opening TEXT NOT NULL, request TEXT NOT NULL, name TEXT NOT NULL, endpoint TEXT NOT NULL,
    place TEXT NOT NULL, value REAL
  );
  CREATE INDEX IF NOT EXISTS by_host ON reports (host, at);
  CREATE INDEX IF NOT EXISTS by_error ON reports (host, name, endpoint, place, kind, at) WHERE kind <> 'web-vital';
`;

/** Keeps reports in one SQLite file (':memory:' for none), at most so many: some 250 bytes each. */
export function createStore(file: string, maxReports = 1_000_000, maxRead = 50_000): ReportStore {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(SCHEMA);
  const insert = database.prepare(
    `INSERT INTO reports (${COLUMNS.join()}) VALUES (${COLUMNS.map(() => '?').join()})`,
  );
  const select = database.prepare(
    `SELECT ${COLUMNS.join()} FROM reports WHERE host = ? AND at >= ? ORDER BY at DESC LIMIT ${maxRead}`,
  );
  const selectHosts = database.prepare('SELECT host, MAX(at) AS at FROM reports GROUP BY host');
  const selectFirst = database.prepare(
    "SELECT MIN(at) AS at FROM reports WHERE host = ? AND kind = ? AND name = ? AND endpoint = ? AND place = ? AND kind <> 'web-vital'",
  );
  // Rows are in the order of their arrival: neither looks at those that stay.
  const removeOld = database.prepare(
    `DELETE FROM reports WHERE rowid < COALESCE(
      (SELECT rowid FROM reports WHERE at >= ? ORDER BY rowid LIMIT 1), (SELECT MAX(rowid) + 1 FROM reports)
    )`,
  );
  const removeMost = database.prepare(
    'DELETE FROM reports WHERE rowid <= (SELECT MAX(rowid) FROM reports) - ?',
  );

  /** The newest report of each host. */
  const newest = new Map<string, number>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As the query says.
  for (const { host, at } of selectHosts.all() as { host: string; at: number }[]) newest.set(host, at);

  return {
    maxRead,
    add(report) {
      insert.run(...COLUMNS.map((column) => report[column]));
      newest.set(report.host, report.at);
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The columns that `add` wrote.
    list: (host, since) => (select.all(host, since) as unknown as StoredReport[]).toReversed(),
    hosts: () =>
      [...newest]
        .map(([host, at]) => ({ host, at }))
        .toSorted((one, other) => (one.host < other.host ? -1 : 1)),
    firstSeen: (host, { kind, name, endpoint, place }) => {
      const at = selectFirst.get(host, kind, name, endpoint, place)?.at;
      return typeof at === 'number' ? at : null;
    },
    prune(before) {
      removeOld.run(before);
      removeMost.run(maxReports);
      for (const [host, at] of newest) if (at < before) newest.delete(host);
    },
    close: () => database.close(),
  };
}
