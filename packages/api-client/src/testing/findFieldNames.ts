import * as fc from 'fast-check';

/** Answers that are tried for each parser. */
const TRIES = 800;
/** Answers that stay at first, so that there is something to vary. */
const PLANS = 10;
/** Keys of the maps that a parser lists: the codes of kinds. */
const KEYS = ['1', '2', '3', '4', '5', '6'];
/** What a place in an answer may hold: a record (0 and 1, twice as often), a list (2), or one of these values. */
const VALUES = ['1', 1, null, '2026-11-20 10:30:00', 'https://example.com/a.svg', 'image'];
const FIRST_VALUE = 3;

/**
 * The names of the fields that `parse` reads, in any answer: it is run on objects that make up a record, a list or a value
 * for each place when it is read. An answer that led to a new name is varied further. The seed is fixed, so that each run
 * finds the same names.
 */
export function findFieldNames(parse: (data: unknown) => unknown): string[] {
  const names = new Set<string>();
  const numbers = fc.sample(fc.nat(), { numRuns: TRIES * 4, seed: 1 }).values();
  const pick = (below: number) => (numbers.next().value ?? 0) % below;
  /** What each place holds, of the answers that revealed a name. */
  const found: Map<string, number>[] = [new Map()];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const plan = new Map(found[pick(found.length)]);
    const changed = [...plan.keys()][pick(Math.max(1, plan.size))];
    if (changed !== undefined) plan.set(changed, pick(VALUES.length + FIRST_VALUE));
    const before = names.size;
    try {
      parse(makeUp(plan, names, ''));
    } catch {
      // Most made-up answers are malformed; only what was read of them matters.
    }
    if (names.size > before || found.length < PLANS) found.push(plan);
  }
  return [...names].toSorted();
}

function makeUp(plan: Map<string, number>, names: Set<string>, place: string): unknown {
  // Without an id a parser reads no further.
  if (!plan.has(place)) plan.set(place, /(id|key|type)$/i.test(place) ? FIRST_VALUE : 0);
  const shape = plan.get(place) ?? 0;
  if (shape >= FIRST_VALUE) return VALUES[shape - FIRST_VALUE];
  if (shape === 2) return [makeUp(plan, names, `${place}.*`)];
  return new Proxy(
    {},
    {
      ownKeys: () => KEYS,
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
      get: (target, name) => {
        if (typeof name === 'symbol' || name in Object.prototype) return Reflect.get(target, name);
        if (!KEYS.includes(name)) names.add(name);
        return makeUp(plan, names, `${place}.${name}`);
      },
    },
  );
}
