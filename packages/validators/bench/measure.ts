import type { Check } from './contestants.ts';

const ROUNDS = 100;

/**
 * Checks a microsecond for each contestant. The contestants take many short turns, so that a busy moment of the
 * machine falls on all of them, and each is given its third best turn: the least disturbed, without the flukes.
 */
export async function measure(
  checks: readonly Check[],
  values: readonly string[],
  seconds: number,
): Promise<number[]> {
  const loops = await Promise.all(checks.map((check) => makeLoop(check, values)));
  const turn = (seconds * 1e9) / ROUNDS;
  const repeats = [];
  for (const loop of loops) {
    // Warm up, and find how often a loop fits into a turn.
    const end = process.hrtime.bigint() + BigInt(Math.round(turn));
    let count = 0;
    while (process.hrtime.bigint() < end) {
      await loop(1);
      count += 1;
    }
    repeats.push(Math.max(1, count));
  }
  const rates: number[][] = loops.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, loop] of loops.entries()) {
      const repeat = repeats[at] ?? 1;
      const start = process.hrtime.bigint();
      await loop(repeat);
      rates[at]?.push((repeat * values.length * 1000) / Number(process.hrtime.bigint() - start));
    }
  }
  return rates.map((found) => found.toSorted((a, b) => b - a)[2] ?? 0);
}

type Loop = (repeats: number) => Promise<number>;

/** A loop of its own for each contestant, as its own caller would be: one shared loop would slow down whoever comes second. */
async function makeLoop(check: Check, values: readonly string[]): Promise<Loop> {
  const isAsync = check(values[0] ?? '') instanceof Promise;
  const call = isAsync ? 'await check(values[i])' : 'check(values[i])';
  const code = `export default async (repeats, check, values) => {
    let kept = 0;
    for (let r = 0; r < repeats; r++) for (let i = 0; i < values.length; i++) if (${call}) kept++;
    return kept;
  }; // ${Math.random()}`;
  const module: { default: (repeats: number, check: Check, values: readonly string[]) => Promise<number> } =
    await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return (repeats) => module.default(repeats, check, values);
}
