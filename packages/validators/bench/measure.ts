import type { Check } from './contestants.ts';

const ROUNDS = 100;

/**
 * Measures the checks per microsecond of each contestant. The contestants take many short turns, so that a busy moment of
 * the machine affects all of them. The third best turn counts: it is hardly disturbed, and no outlier.
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
    // Warms up, and counts how often a loop fits into a turn.
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
    for (const [index, loop] of loops.entries()) {
      const repeat = repeats[index] ?? 1;
      const start = process.hrtime.bigint();
      await loop(repeat);
      rates[index]?.push((repeat * values.length * 1000) / Number(process.hrtime.bigint() - start));
    }
  }
  return rates.map((found) => found.toSorted((a, b) => b - a)[2] ?? 0);
}

type Loop = (repeats: number) => Promise<number>;

/** Compiles a loop for each contestant: in a shared loop the engine could no longer inline the second one. */
async function makeLoop(check: Check, values: readonly string[]): Promise<Loop> {
  const isAsync = check(values[0] ?? '') instanceof Promise;
  const call = isAsync ? 'await check(values[i])' : 'check(values[i])';
  const code = `export default async (repeats, check, values) => {
    let count = 0;
    for (let r = 0; r < repeats; r++) for (let i = 0; i < values.length; i++) if (${call}) count++;
    return count;
  }; // ${Math.random()}`;
  const module: { default: (repeats: number, check: Check, values: readonly string[]) => Promise<number> } =
    await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return (repeats) => module.default(repeats, check, values);
}
