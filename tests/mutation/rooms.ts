import { globSync } from 'node:fs';

/** A part of the code whose tests are tried by mutants. */
export interface Room {
  /** Files that get mutants, as globs from the root. */
  mutate: string[];
  /** Tests that have to kill them. */
  tests: string[];
  /** Share of killed mutants, per cent, below which the run fails. */
  bar: number;
}

/** Never mutated. */
export const NO_PRODUCT = ['!**/*.test.ts', '!**/*.samples.ts', '!**/testing/**'];

/** Files with a unit test beside them. Code that only stories or journeys prove gets no mutants: those do not run here. */
const testedBeside = (folder: string) =>
  globSync(`${folder}/src/**/*.test.ts`)
    .map((file) => file.replace(/(\.\w+)?\.test\.ts$/, '.ts'))
    .filter((file) => globSync(file).length > 0);

/**
 * The tests of models walk thousands of ways, one simulates 200 students, and one feeds every parser with random data: too
 * slow to meet every mutant, and what the random data notices differs from run to run.
 */
const tests = (folder: string) => [
  `${folder}/src/**/*.test.ts`,
  '!**/*.model.test.ts',
  '!**/simulateLoad.test.ts',
  '!**/hostile.test.ts',
];

export const rooms: Record<string, () => Room> = {
  engine: () => ({
    mutate: ['packages/engine/src/**/*.ts'],
    tests: tests('packages/engine'),
    bar: 90,
  }),
  entities: () => ({
    mutate: ['packages/api-client/src/entities/**/*.ts'],
    tests: tests('packages/api-client'),
    bar: 95,
  }),
  domain: () => ({
    mutate: ['packages/domain/src/**/*.ts'],
    tests: tests('packages/domain'),
    bar: 90,
  }),
  rules: () => ({
    mutate: ['packages/validators/src/{rules,forms}/**/*.ts', 'packages/validators/src/*.ts'],
    // Those of the built package do not meet a mutant.
    tests: [...tests('packages/validators'), 'packages/validators/test/{rules,specification}.test.ts'],
    bar: 90,
  }),
  ui: () => ({ mutate: testedBeside('packages/ui'), tests: tests('packages/ui'), bar: 0 }),
  pages: () => ({ mutate: testedBeside('packages/pages'), tests: tests('packages/pages'), bar: 0 }),
};
