import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** tests/mutation/run.ts chooses them. */
const { include, exclude } = JSON.parse(process.env.MUTATION_TESTS ?? '{}') as Record<string, string[]>;

const toDepth = ({ moduleId }: TestSpecification) => moduleId.split('/').length;

/** The tests of a part before those of the whole: a run ends with the first failure, and the small ones take less time. */
class DeepestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => toDepth(other) - toDepth(one));
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    // A test that is only slow must not count as one that noticed a mutant.
    testTimeout: Number(process.env.MUTATION_TIMEOUT_MS),
    include: include ?? [],
    exclude: ['**/node_modules/**', ...(exclude ?? [])],
    sequence: { sequencer: DeepestFirst },
  },
});
