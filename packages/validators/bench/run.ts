import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { contestants, type Check } from './contestants.ts';
import { measure } from './measure.ts';
import { measureSizes } from './measureSizes.ts';
import { findMissedBars, renderBenchmark, type Result } from './renderBenchmark.ts';
import { benchSamples } from './samples.ts';

// The time of each contestant in each check.
const seconds = Number(process.argv[2] ?? 2);
const results: Record<string, readonly Result[]> = {};

for (const [check, entries] of Object.entries(contestants)) {
  const { values, verdicts } = benchSamples(check);
  const rates = await measure(Object.values(entries), values, seconds);
  results[check] = await Promise.all(
    Object.entries(entries).map(async ([library, judge], index) => ({
      library,
      rate: rates[index] ?? 0,
      wrong: await countWrong(judge, values, verdicts),
    })),
  );
  console.log(
    check,
    (results[check] ?? []).map(({ library, rate }) => `${library} ${rate.toFixed(2)}`).join(', '),
  );
}

writeFileSync(
  new URL('../BENCHMARK.md', import.meta.url),
  renderBenchmark(results, await measureSizes(), `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown'}`),
);

const missed = findMissedBars(results);
if (missed.length > 0) {
  console.error(`Below the bars of BENCHMARK.md: ${missed.join(', ')}. Run again on a calm machine first.`);
  process.exitCode = 1;
}

async function countWrong(
  judge: Check,
  values: readonly string[],
  verdicts: readonly boolean[],
): Promise<number> {
  const found = await Promise.all(values.map(async (value) => judge(value)));
  return found.filter((verdict, index) => verdict !== verdicts[index]).length;
}
