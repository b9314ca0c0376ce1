import type { ReceivedReport } from './readReport.ts';

export type Trouble = Exclude<ReceivedReport['kind'], 'web-vital'>;

/** In the order of their weight: what touches answers and hand-ins comes first. */
export const TROUBLES: readonly Trouble[] = ['hand-in-failed', 'answer-not-saved', 'error'];

/** One error by its place, or one reason why saves or hand-ins had no confirmation. */
export interface ErrorGroup extends Pick<ReceivedReport, 'name' | 'endpoint' | 'place'> {
  kind: Trouble;
  count: number;
  /** In one minute: about the number of devices that have it. */
  most: number;
  firstAt: number;
  lastAt: number;
  /** Nothing older of it is known. */
  isNew: boolean;
  /** Of the latest reports, the newest first; a school by a name such as *.example.com has several hosts. */
  hosts: string[];
  pages: string[];
  releases: string[];
  /** Of failed calls: the proxy's log and the back end's have them. */
  requests: string[];
}

export interface Percentiles {
  count: number;
  p50: number;
  p75: number;
  p95: number;
}

/** What the devices of a school reported within a while. */
export interface Summary {
  trouble: Record<Trouble, { count: number; lastAt: number | null }>;
  groups: ErrorGroup[];
  /** Troubles by class of device, the most first. */
  devices: { name: string; count: number }[];
  vitals: Partial<Record<string, Percentiles>>;
}

/** By the nearest rank, of counted values in their order. */
export function toPercentiles(
  counted: readonly { name: string; value: number; count: number }[],
): Summary['vitals'] {
  const names = new Set(counted.map(({ name }) => name));
  return Object.fromEntries(
    [...names].map((name) => {
      const own = counted.filter((each) => each.name === name);
      const count = own.reduce((sum, each) => sum + each.count, 0);
      const at = (share: number) => {
        let rank = Math.ceil(count * share);
        return own.find((each) => (rank -= each.count) <= 0)?.value ?? 0;
      };
      return [name, { count, p50: at(0.5), p75: at(0.75), p95: at(0.95) }];
    }),
  );
}
