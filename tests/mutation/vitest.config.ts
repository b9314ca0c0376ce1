import { defineConfig } from 'vitest/config';

/** The tests of one room; tests/mutation/room/run.ts names them. */
const patterns = JSON.parse(process.env.MUTATION_TESTS ?? '[]') as string[];

export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    // A test that is only slow must not count as one that noticed a mutant.
    testTimeout: 60_000,
    include: patterns.filter((pattern) => !pattern.startsWith('!')),
    exclude: ['**/node_modules/**', ...patterns.flatMap((p) => (p.startsWith('!') ? [p.slice(1)] : []))],
  },
});
