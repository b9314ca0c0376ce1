import { DEVICES } from './devices.ts';
import { FAULTS } from './faults.ts';
import type { ShownPage } from './readPage.ts';
import type { Load } from './tryLoad.ts';

/** A call that so many pages make, such as that of the school, is tried on the first of them alone. */
const COMMON = 8;

/** Each call of each page with each fault, and each page on each device, from pages that were opened without a fault. */
export function listLoads(usual: ReadonlyMap<string, ShownPage>): Load[] {
  const callsOf = ({ sent }: ShownPage) => [...new Set(sent.map(({ call }) => call))];
  const pagesOf = new Map<string, string[]>();
  for (const [path, page] of usual)
    for (const call of callsOf(page)) pagesOf.set(call, [...(pagesOf.get(call) ?? []), path]);
  const isTriedAt = (path: string, call: string) => {
    const pages = pagesOf.get(call) ?? [];
    return pages.length < COMMON || pages[0] === path;
  };
  return [...usual].flatMap(([path, page]) => [
    ...callsOf(page)
      .filter((call) => isTriedAt(path, call))
      .flatMap((call) => FAULTS.map((fault): Load => ({ path, fault: { call, fault } }))),
    ...DEVICES.map((device): Load => ({ path, device })),
  ]);
}

/** Path, and what is wrong there. */
export const nameOf = ({ path, fault, device }: Load): string =>
  [path, fault?.call, fault?.fault, device?.name].filter(Boolean).join(' ');

/** Every nth of the loads, so many in all. */
export function sample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / size));
  return items.filter((_, index) => (index + seed) % step === 0).slice(0, size);
}
