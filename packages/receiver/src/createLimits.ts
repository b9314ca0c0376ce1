import type { ReceivedReport } from './readReport.ts';

/** Reports that are kept a second, of all schools together, and at once. */
const RATE = 200;
const BURST = 2000;

/** Different texts of a field that are kept apart within a day: whoever makes them up costs no more than this. */
const MAX_VALUES = { host: 200, release: 50, browser: 100, page: 200, endpoint: 200, place: 500 } as const;

/** Stands for all texts beyond. */
const OTHERS = '*';

const DAY_MS = 86_400_000;

/** Bounds what strangers can send: how much, and of how many kinds. Null for a report that is dropped. */
export function createLimits(now: () => number): (report: ReceivedReport) => ReceivedReport | null {
  let room = BURST;
  let filledAt = now();
  let day = 0;
  const seen = new Map<string, Set<string>>();

  function fold(field: keyof typeof MAX_VALUES, value: string): string {
    const known = seen.get(field) ?? new Set();
    seen.set(field, known);
    if (known.has(value)) return value;
    if (known.size >= MAX_VALUES[field]) return OTHERS;
    known.add(value);
    return value;
  }

  return (report) => {
    const at = now();
    room = Math.min(BURST, room + ((at - filledAt) / 1000) * RATE);
    filledAt = at;
    if (room < 1) return null;
    room -= 1;
    if (Math.floor(at / DAY_MS) !== day) {
      day = Math.floor(at / DAY_MS);
      seen.clear();
    }
    const { host, release, browser, page, endpoint, place } = report;
    const folded = {
      host: fold('host', host),
      release: fold('release', release),
      browser: fold('browser', browser),
      page: fold('page', page),
      endpoint: fold('endpoint', endpoint),
      place: fold('place', place),
    };
    return folded.host === OTHERS ? null : { ...report, ...folded };
  };
}
