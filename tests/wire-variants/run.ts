/**
 * `pnpm verify:release wire`: many seeds of the sandbox's wire variants, answers in forms that are legal but unusual. First the
 * parsers of all endpoints with `--seeds` times 20 seeds, then the journeys that meet them (`hasWireVariants`) on both built
 * shells with each seed from `--from` on; `--only learning` takes the journeys whose file names contain the word. Prints a
 * table seed by failed journeys; ends with 1 when anything failed. Needs built apps.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../scripts/chromium.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '3' },
    from: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const count = Number(values.seeds);
const first = Number(values.from);
const PARSED_SEEDS = 20;

const tests = new URL('..', import.meta.url).pathname;
const files = globSync('journeys/*.spec.ts', { cwd: tests }).filter(
  (file) =>
    file.includes(values.only) && readFileSync(tests + file, 'utf8').includes('hasWireVariants: true'),
);

function run(program: string, args: string[], cwd: string, environment: Record<string, string>) {
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: Number.MAX_SAFE_INTEGER,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return { isPassed: status === 0, output: stdout };
}

/** Lines of the report that begin with the sign of a failed journey. */
const failedOf = (output: string) =>
  output.split('\n').flatMap((line) => /✘\s+\d+\s+(.*)/.exec(line)?.[1] ?? []);

let isPassed = true;
if (values.only === '') {
  const seeds = `${first}-${first + count * PARSED_SEEDS - 1}`;
  const vitest = new URL('../../node_modules/vitest/vitest.mjs', import.meta.url).pathname;
  const parsers = run(vitest, ['run', '--project', 'unit', 'tests/wireVariants.test.ts'], `${tests}..`, {
    WIRE_SEEDS: seeds,
  });
  isPassed = parsers.isPassed;
  console.log(`parsers, seeds ${seeds}: ${parsers.isPassed ? 'passed' : `failed\n${parsers.output}`}`);
}
for (let seed = first; seed < first + count; seed += 1) {
  const playwright = `${tests}node_modules/@playwright/test/cli.js`;
  const journeys = run(playwright, ['test', ...files], tests, {
    SANDBOX_WIRE_SEED: String(seed),
    CHROMIUM: ensureChromium(),
  });
  isPassed &&= journeys.isPassed;
  const failed = failedOf(journeys.output);
  console.log(`seed ${seed}: ${journeys.isPassed ? 'passed' : `${failed.length} failed`}`);
  for (const name of failed) console.log(`  ${name}`);
  if (!journeys.isPassed && failed.length === 0) console.log(journeys.output);
}
process.exitCode = isPassed ? 0 : 1;
