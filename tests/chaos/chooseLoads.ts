import { DEVICES } from './devices.ts';
import { FAULTS } from './faults.ts';
import type { Load } from './openStage.ts';
import type { Scene } from './readScene.ts';

/** Every unkind load of a path: each call that it made in a calm load with each fault, and each device. */
export function listLoads(path: string, calm: Scene): Load[] {
  const calls = [...new Set(calm.sent.map(({ call }) => call))];
  return [
    ...calls.flatMap((call) => FAULTS.map((fault): Load => ({ path, unkind: { call, fault } }))),
    ...DEVICES.map((device): Load => ({ path, unkind: { device } })),
  ];
}

/** The name of what is unkind: a fault or a device. */
export const nameOf = ({ unkind }: Load): string =>
  unkind === null ? 'calm' : 'fault' in unkind ? unkind.fault : unkind.device.name;

/** Path, call and what is unkind, as one text. */
export const keyOf = (load: Load): string =>
  `${load.path} ${load.unkind && 'call' in load.unkind ? load.unkind.call : ''} ${nameOf(load)}`;

/** A number from 0 to 1 for a text, the same for the same seed. */
function hash(text: string, seed: number): number {
  let value = 2_166_136_261 ^ seed;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16_777_619);
  value = Math.imul(value ^ (value >>> 15), 2_246_822_519);
  return ((value ^ (value >>> 13)) >>> 0) / 4_294_967_296;
}

/** As many of the items as asked for, the same for the same seed whatever the order they come in. */
export function sample<Item>(
  items: readonly Item[],
  size: number,
  seed: number,
  key: (item: Item) => string,
): Item[] {
  return items
    .map((item) => ({ item, rank: hash(key(item), seed) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ item }) => item);
}
