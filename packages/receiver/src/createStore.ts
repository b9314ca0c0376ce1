import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ReceivedReport } from './readReport.ts';
import { type ErrorGroup, type Summary, toPercentiles, type Trouble, TROUBLES } from './Summary.ts';

/** A report with the school that it counts to, and the time of its arrival in milliseconds since 1970. */
export interface StoredReport extends ReceivedReport {
  at: number;
  school: string;
}

export interface ReportStore {
  add: (report: StoredReport) => void;
  /** Sums up what the devices of a school reported since. */
  summarise: (school: string, since: number) => Summary;
  /** The newest report of each school that sent any, by its name. */
  schools: () => ReadonlyMap<string, number>;
  /**
   * Forgets some of what is older, and of the oldest of the school with the most beyond the number of rows; returns whether
   * there is more.
   */
  prune: (before: number) => boolean;
  close: () => void;
}

/**
 * A row counts one trouble of a school in a slot of time, and names the latest report of it. Its key is in the order of a page, whose
 * groups are read without sorting. A vital counts by the step of its value, as its place.
 */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  DROP TABLE IF EXISTS reports;
  CREATE TABLE IF NOT EXISTS counts (
    school TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, endpoint TEXT NOT NULL, place TEXT NOT NULL,
    slot INTEGER NOT NULL, count INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL,
    host TEXT NOT NULL, page TEXT NOT NULL, release TEXT NOT NULL, request TEXT NOT NULL,
    PRIMARY KEY (school, kind, name, endpoint, place, slot)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS by_slot ON counts (slot);
`;

const KEY = 'school, kind, name, endpoint, place, slot';

/** A device reports the same trouble once a minute: the count of a slot is about that of devices. */
const SLOT_MS = 60_000;
/** Of vitals and classes of devices, whose sums alone are shown. */
const LONG_SLOT_MS = 300_000;

/** Who has more errors than these mends the first ones. */
const MAX_GROUPS = 50;
const MAX_DEVICES = 8;
/** Slots of a group, the newest first, whose latest reports are named. */
const MAX_NAMED = 20;

/** Rows that are removed at once; reports wait meanwhile. */
const PRUNED_AT_ONCE = 2000;

/** A step of a vital's value: one tenth. */
const STEP = Math.log(1.1);

/** Keeps sums of reports in one SQLite file (':memory:' for none), in at most so many rows: some 250 bytes each. */
export function createStore(file: string, maxRows = 1_000_000): ReportStore {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(SCHEMA);
  const upsert = database.prepare(
    `INSERT INTO counts VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
      count = count + 1, last = MAX(last, excluded.last), host = excluded.host, page = excluded.page,
      release = excluded.release, request = COALESCE(NULLIF(excluded.request, ''), request)`,
  );
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    return (...values: (string | number)[]) => statement.all(...values);
  };
  const selectTotal = prepare(
    'SELECT SUM(count) AS count, MAX(last) AS last FROM counts WHERE school = ? AND kind = ? AND slot > ?',
  );
  // All slots of a school tell which of its groups are new.
  const selectGroups = prepare(
    `SELECT name, endpoint, place, SUM(count) FILTER (WHERE slot > ?3) AS count, MAX(count) FILTER (WHERE slot > ?3) AS most,
      MIN(first) FILTER (WHERE slot > ?3) AS first, MAX(last) AS last, MIN(first) AS seen
    FROM counts WHERE school = ?1 AND kind = ?2 GROUP BY name, endpoint, place HAVING MAX(slot) > ?3
    ORDER BY 4 DESC LIMIT ${MAX_GROUPS}`,
  );
  const selectNamed = prepare(
    `SELECT host, page, release, request FROM counts
    WHERE school = ? AND kind = ? AND name = ? AND endpoint = ? AND place = ? ORDER BY slot DESC LIMIT ${MAX_NAMED}`,
  );
  const selectDevices = prepare(
    `SELECT name, SUM(count) AS count FROM counts WHERE school = ? AND kind = 'device' AND slot > ?
    GROUP BY name ORDER BY 2 DESC LIMIT ${MAX_DEVICES}`,
  );
  const selectVitals = prepare(
    `SELECT name, CAST(place AS INTEGER) AS step, SUM(count) AS count FROM counts
    WHERE school = ? AND kind = 'web-vital' AND slot > ? GROUP BY name, place ORDER BY name, 2`,
  );
  const selectSchools = prepare('SELECT school, MAX(last) AS last FROM counts GROUP BY school');
  const selectSizes = prepare('SELECT school, COUNT(*) AS count FROM counts GROUP BY school ORDER BY 2 DESC');
  const remove = (where: string) =>
    database.prepare(
      `DELETE FROM counts WHERE (${KEY}) IN (SELECT ${KEY} FROM counts WHERE ${where} ORDER BY slot LIMIT ?)`,
    );
  const removeOld = remove('slot < ?');
  const removeOldest = remove('school = ?');

  const newest = new Map(selectSchools().map(({ school, last }) => [String(school), Number(last)]));

  function count({ school, kind, name, endpoint, place }: Key, slotMs: number, report: StoredReport) {
    const { at, host, page, release, request } = report;
    const slot = Math.floor(at / slotMs) * slotMs;
    upsert.run(school, kind, name, endpoint, place, slot, at, at, host, page, release, request);
  }

  function groupsOf(school: string, kind: Trouble, since: number): ErrorGroup[] {
    return selectGroups(school, kind, since - SLOT_MS).map((row) => {
      const [name, endpoint, place] = [String(row.name), String(row.endpoint), String(row.place)];
      const named = selectNamed(school, kind, name, endpoint, place);
      const distinct = (column: string) =>
        [...new Set(named.map((each) => String(each[column])))].filter(Boolean);
      return {
        kind,
        name,
        endpoint,
        place,
        count: Number(row.count),
        most: Number(row.most),
        firstAt: Number(row.first),
        lastAt: Number(row.last),
        isNew: Number(row.seen) >= since - SLOT_MS,
        hosts: distinct('host'),
        pages: distinct('page'),
        releases: distinct('release'),
        requests: distinct('request'),
      };
    });
  }

  return {
    add(report) {
      const { school, kind, name, device, browser, value } = report;
      newest.set(school, Math.max(report.at, newest.get(school) ?? 0));
      if (kind !== 'web-vital') {
        count(report, SLOT_MS, report);
        const none = { endpoint: '', place: '' };
        count({ school, kind: 'device', name: `${device} ${browser}`, ...none }, LONG_SLOT_MS, report);
      } else {
        const step = Math.round(Math.log(Math.max(1, value ?? 0)) / STEP);
        count({ school, kind, name, endpoint: '', place: String(step) }, LONG_SLOT_MS, report);
      }
    },
    summarise: (school, since) => {
      const total = (kind: Trouble) => {
        const [row] = selectTotal(school, kind, since - SLOT_MS);
        return { count: Number(row?.count ?? 0), lastAt: row?.last == null ? null : Number(row.last) };
      };
      return {
        trouble: {
          'hand-in-failed': total('hand-in-failed'),
          'answer-not-saved': total('answer-not-saved'),
          error: total('error'),
        },
        groups: TROUBLES.flatMap((kind) => groupsOf(school, kind, since)).slice(0, MAX_GROUPS),
        devices: selectDevices(school, since - LONG_SLOT_MS).map(({ name, count: own }) => ({
          name: String(name),
          count: Number(own),
        })),
        vitals: toPercentiles(
          selectVitals(school, since - LONG_SLOT_MS).map(({ name, step, count: own }) => ({
            name: String(name),
            value: Math.exp(Number(step) * STEP),
            count: Number(own),
          })),
        ),
      };
    },
    schools: () => newest,
    prune(before) {
      if (Number(removeOld.run(before, PRUNED_AT_ONCE).changes) === PRUNED_AT_ONCE) return true;
      const sizes = selectSizes();
      const beyond = sizes.reduce((sum, { count: own }) => sum + Number(own), -maxRows);
      const [most] = sizes;
      if (!most || beyond <= 0) return false;
      removeOldest.run(String(most.school), Math.min(beyond, PRUNED_AT_ONCE));
      return beyond > PRUNED_AT_ONCE;
    },
    close: () => database.close(),
  };
}

type Key = Pick<StoredReport, 'school' | 'name' | 'endpoint' | 'place'> & { kind: string };
