import type { StoredReport } from './createStore.ts';

/** One error by its place, or one reason why saves or hand-ins had no confirmation. */
export interface ErrorGroup extends Pick<StoredReport, 'kind' | 'name' | 'endpoint' | 'place'> {
  count: number;
  /** Openings of pages that reported it. */
  openings: number;
  firstAt: number;
  lastAt: number;
  releases: string[];
  pages: string[];
  /** Of failed calls, the newest first: the proxy's log and the back end's have them. */
  requests: string[];
}

export interface Share {
  name: string;
  /** Openings that reported anything. */
  openings: number;
  /** Of these, with an error, an unsaved answer or a failed hand-in. */
  troubled: number;
}

export interface Percentiles {
  count: number;
  p50: number;
  p75: number;
  p95: number;
}

export interface Summary {
  openings: number;
  /** Openings with a trouble of any kind. */
  troubled: number;
  trouble: Record<Trouble, { count: number; openings: number; lastAt: number | null; perSlot: number[] }>;
  groups: ErrorGroup[];
  releases: Share[];
  devices: Share[];
  vitals: Partial<Record<string, Percentiles>>;
}

export type Trouble = 'answer-not-saved' | 'hand-in-failed' | 'error';

/** In the order of their weight: what touches answers and hand-ins comes first. */
const TROUBLES: readonly Trouble[] = ['hand-in-failed', 'answer-not-saved', 'error'];

const isTrouble = (report: StoredReport): report is StoredReport & { kind: Trouble } =>
  report.kind !== 'web-vital';

/** Requests that are named of a group. */
const MAX_REQUESTS = 5;

/** `Map.groupBy`, which the linter refuses: it is younger than the oldest browsers of the pages. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const countOpenings = (reports: readonly StoredReport[]) =>
  new Set(reports.map(({ opening }) => opening)).size;

/** Slots of time: their number, and the milliseconds of each. */
export interface Slots {
  from: number;
  count: number;
  ms: number;
}

/** Sums up the reports of a host that arrived in the slots. */
export function summarise(reports: readonly StoredReport[], slots: Slots): Summary {
  const troubles = reports.filter(isTrouble);
  return {
    openings: countOpenings(reports),
    troubled: countOpenings(troubles),
    trouble: {
      'answer-not-saved': sumUp('answer-not-saved'),
      'hand-in-failed': sumUp('hand-in-failed'),
      error: sumUp('error'),
    },
    groups: groupErrors(troubles),
    releases: toShares(reports, ({ release }) => release),
    devices: toShares(reports, ({ device, browser }) => `${device} ${browser}`),
    vitals: Object.fromEntries(
      [
        ...groupBy(
          reports.filter(({ kind }) => kind === 'web-vital'),
          ({ name }) => name,
        ),
      ].map(([name, own]) => [name, toPercentiles(own.map(({ value }) => value ?? 0))]),
    ),
  };

  function sumUp(kind: Trouble) {
    const own = troubles.filter((report) => report.kind === kind);
    const perSlot = Array.from({ length: slots.count }, () => 0);
    for (const { at } of own) {
      const slot = Math.min(slots.count - 1, Math.max(0, Math.floor((at - slots.from) / slots.ms)));
      perSlot[slot] = (perSlot[slot] ?? 0) + 1;
    }
    return { count: own.length, openings: countOpenings(own), lastAt: own.at(-1)?.at ?? null, perSlot };
  }
}

function groupErrors(troubles: readonly (StoredReport & { kind: Trouble })[]): ErrorGroup[] {
  const groups = groupBy(troubles, ({ kind, name, endpoint, place }) =>
    JSON.stringify([kind, name, endpoint, place]),
  );
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own;
      const last = own.at(-1);
      if (!first || !last) return [];
      const { kind, name, endpoint, place } = first;
      return {
        kind,
        name,
        endpoint,
        place,
        count: own.length,
        openings: countOpenings(own),
        firstAt: first.at,
        lastAt: last.at,
        releases: [...new Set(own.map(({ release }) => release))],
        pages: [...new Set(own.map(({ page }) => page))],
        requests: [...new Set(own.map(({ request }) => request))]
          .filter(Boolean)
          .slice(-MAX_REQUESTS)
          .toReversed(),
      };
    })
    .toSorted((one, other) => weigh(one) - weigh(other) || other.count - one.count);
}

const weigh = ({ kind }: ErrorGroup) => TROUBLES.findIndex((each) => each === kind);

function toShares(reports: readonly StoredReport[], nameOf: (report: StoredReport) => string): Share[] {
  return [...groupBy(reports, nameOf)]
    .map(([name, own]) => ({
      name,
      openings: countOpenings(own),
      troubled: countOpenings(own.filter(isTrouble)),
    }))
    .toSorted((one, other) => other.openings - one.openings);
}

/** By the nearest rank. */
function toPercentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p75: at(0.75), p95: at(0.95) };
}
