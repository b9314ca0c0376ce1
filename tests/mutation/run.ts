/**
 * `pnpm mutants`: mutation tests. In a copy, Stryker makes many small changes of code, one at a time, and runs the unit tests
 * that execute the changed line. Takes the places of the claims that say `mutants`, and their proofs; `pnpm mutants EXAM FMT-01`
 * those of these ids and families, `pnpm mutants packages/engine` a whole package. Prints every change that no test noticed,
 * and the share that was noticed; ends with 1 below 90 %. `--files` takes the files of a glob alone, `--concurrency 1` leaves
 * a core to others, `--timeout 10` ends a test after 10 s and not 60. docs/how-to/prove-a-claim.md.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { makeCopy } from '../claims/makeCopy.ts';
import { claims } from '../claims/rows/claims.ts';

/** Share of noticed changes, per cent, below which the run fails. */
const BAR = 90;
const NO_PRODUCT = ['!**/*.test.ts', '!**/*.samples.ts', '!**/testing/**'];
/**
 * The tests of models walk thousands of ways, one simulates 200 students, and one feeds every parser with random data: too
 * slow to meet every mutant, and what the random data notices differs from run to run. Those of a built package meet none.
 */
const SLOW = [
  '**/*.model.test.ts',
  '**/simulateHerd.test.ts',
  '**/hostile.test.ts',
  '**/test/{package,size}.test.ts',
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '2' },
    timeout: { type: 'string', default: '60' },
  },
});
const folders = positionals.filter((word) => word.includes('/'));
const rows = claims.filter(
  ({ id, mutants }) =>
    mutants &&
    (positionals.length === 0 || positionals.some((word) => word === id || id.startsWith(`${word}-`))),
);
const files = [
  ...folders.map((folder) => `${folder}/src/**/*.ts`),
  ...rows.flatMap(({ places }) => places.filter((file) => file.endsWith('.ts'))),
];
const tests = [
  ...folders.map((folder) => `${folder}/{src,test}/**/*.test.ts`),
  ...rows.flatMap(({ proofs }) => proofs.filter((file) => file.endsWith('.test.ts'))),
];
if (tests.length === 0) throw new Error('No claim of these ids has mutants.');

const copy = makeCopy(process.cwd());
process.chdir(copy.folder);
process.env.MUTATION_TESTS = JSON.stringify({ include: tests, exclude: SLOW });
process.env.MUTATION_TIMEOUT_MS = String(Number(values.timeout) * 1000);
try {
  const stryker = new Stryker({
    mutate: [...new Set(values.files ?? files), ...NO_PRODUCT],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // The copy is thrown away.
    inPlace: true,
    // A constant that is computed once, when its file is loaded, is not seen to change by a test that runs later.
    ignoreStatic: true,
    concurrency: Number(values.concurrency),
    // A test that times out counts as noticed, so only an endless loop may take this long, on a busy machine too.
    timeoutMS: Number(values.timeout) * 1000,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    tempDirName: '.stryker-tmp',
  });
  process.exitCode = print(await stryker.runMutationTest()) < BAR ? 1 : 0;
} finally {
  copy.remove();
}

/** Prints what the tests missed, and gives the share of noticed changes, per cent. */
function print(results: Awaited<ReturnType<Stryker['runMutationTest']>>): number {
  const judged = results.filter(
    ({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status),
  );
  const missed = judged.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status));
  for (const { fileName, location, replacement, status } of missed) {
    const { line, column } = location.start;
    const code = readFileSync(fileName, 'utf8').split('\n')[line - 1]?.trim() ?? '';
    const name = fileName.replace(`${copy.folder}/`, '');
    console.log(`${status} ${name}:${line}:${column} ${code.slice(0, 100)} → ${replacement.slice(0, 80)}`);
  }
  const share = judged.length === 0 ? 100 : (100 * (judged.length - missed.length)) / judged.length;
  console.log(`${judged.length} mutants, ${missed.length} unnoticed, ${share.toFixed(1)} % noticed`);
  return share;
}
