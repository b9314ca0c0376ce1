import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { contestants, type Check } from './contestants.ts';
import { measure } from './measure.ts';
import { benchSamples } from './samples.ts';
import { table, type Result } from './table.ts';

const seconds = Number(process.argv[2] ?? 2);
const results: Record<string, readonly Result[]> = {};

for (const [check, entries] of Object.entries(contestants)) {
  const { values, verdicts } = benchSamples(check);
  const rates = await measure(Object.values(entries), values, seconds);
  results[check] = await Promise.all(
    Object.entries(entries).map(async ([library, judge], at) => ({
      library,
      rate: rates[at] ?? 0,
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
  table(results, process.version, cpus()[0]?.model ?? 'unknown'),
);

async function countWrong(
  judge: Check,
  values: readonly string[],
  verdicts: readonly boolean[],
): Promise<number> {
  const found = await Promise.all(values.map(async (value) => judge(value)));
  return found.filter((verdict, at) => verdict !== verdicts[at]).length;
}
