/**
 * Makes the mutants of one room in the working directory, which is a copy (`tests/mutation/run.ts` starts it there), and
 * writes Stryker's report to the file that is named second.
 */
import { Stryker } from '@stryker-mutator/core';
import { NO_PRODUCT, rooms } from '../rooms.ts';

const [name = '', report = '', concurrency = '', timeout = '', ...only] = process.argv.slice(2);
const room = rooms[name]?.();
if (!room) throw new Error(`No room is named ${name}: ${Object.keys(rooms).join(', ')}`);
process.env.MUTATION_TESTS = JSON.stringify(room.tests);
const timeoutMS = Number(timeout) * 1000;
process.env.MUTATION_TIMEOUT_MS = String(timeoutMS);

await new Stryker({
  mutate: [...(only.length > 0 ? only : room.mutate), ...NO_PRODUCT],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // The copy is thrown away.
  inPlace: true,
  // A constant that is computed once, when its file is loaded, is not seen to change by a test that runs later.
  ignoreStatic: true,
  concurrency: Number(concurrency),
  // A test that times out counts as noticed, so only an endless loop may take this long, on a busy machine too.
  timeoutMS,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  allowConsoleColors: false,
  tempDirName: '.stryker-tmp',
}).runMutationTest();
