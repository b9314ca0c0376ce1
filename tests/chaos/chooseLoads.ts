import { DEVICES } from './devices.ts';
import { FAULTS } from './faults.ts';
import type { Load } from './openStage.ts';
import type { Scene } from './readScene.ts';

/** A frame is shared by at least so many paths: fewer have calls in common by chance. */
const SHARED_BY = 3;

/** What stands around a page: the site's frame or nothing, for a student or for everybody. */
const frameOf = (path: string, { isFramed }: Scene) =>
  `${isFramed ? 'site' : 'bare'}${path.startsWith('/study') ? ' of a student' : ''}`;

const callsOf = (scene: Scene) => [...new Set(scene.sent.map(({ call }) => call))];

/** An empty list of attempts leads from the page of a finished one to the intro. */
const leadsAway = (path: string, call: string, fault: string) =>
  path.endsWith('/answer-finish') && call.endsWith('/logs') && fault === 'null';

/** The calls that every path of a frame makes, with the paths that share them. */
export function findFrames(
  calm: ReadonlyMap<string, Scene>,
): Map<string, { paths: string[]; calls: string[] }> {
  const frames = new Map<string, { paths: string[]; calls: string[] }>();
  for (const [path, scene] of calm) {
    const name = frameOf(path, scene);
    const calls = callsOf(scene);
    const frame = frames.get(name) ?? { paths: [], calls };
    frames.set(name, {
      paths: [...frame.paths, path],
      calls: frame.calls.filter((call) => calls.includes(call)),
    });
  }
  for (const [name, { paths }] of frames) if (paths.length < SHARED_BY) frames.delete(name);
  return frames;
}

/**
 * The unkind loads of paths that were opened in a calm world: each call of each path with each fault, and each device. A
 * call that every page of a frame makes is the frame's: each of its faults is tried on one path, another one for each fault.
 */
export function listLoads(calm: ReadonlyMap<string, Scene>): Load[] {
  const frames = findFrames(calm);
  return [...calm].flatMap(([path, scene]) => {
    const frame = frames.get(frameOf(path, scene));
    const isTriedHere = (call: string, fault: string) =>
      !frame?.calls.includes(call) ||
      sample(frame.paths, 1, 1, (each) => `${each} ${call} ${fault}`)[0] === path;
    return [
      ...callsOf(scene).flatMap((call) =>
        FAULTS.filter((fault) => isTriedHere(call, fault) && !leadsAway(path, call, fault)).map(
          (fault): Load => ({
            path,
            unkind: { call, fault },
          }),
        ),
      ),
      ...DEVICES.map((device): Load => ({ path, unkind: { device } })),
    ];
  });
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
