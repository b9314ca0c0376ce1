import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import type { Sabotage } from '../Claim.ts';
import type { ProofRunner, Run } from '../Verdict.ts';
import { toPattern } from './toPattern.ts';

const absolute = (file: string) => join(process.cwd(), file);

async function openVitest(project: 'unit' | 'storybook'): Promise<Vitest> {
  // The command line of Vitest sets them, and the stories' plugin does nothing without them.
  Object.assign(process.env, { TEST: 'true', VITEST: 'true', NODE_ENV: 'test' });
  const vitest = await createVitest(
    'test',
    { project, watch: true, reporters: [{}], testTimeout: 60_000 },
    // The packages of the registry are outside the copy.
    { server: { fs: { strict: false }, watch: null } },
  );
  await vitest.standalone();
  return vitest;
}

async function runProofs(vitest: Vitest, edits: readonly Sabotage[]): Promise<Run[]> {
  const names = edits.flatMap(({ only }) => only ?? []);
  vitest.setGlobalTestNamePattern(names.length === edits.length ? toPattern(names) : '');
  const proofs = [...new Set(edits.map(({ proof }) => absolute(proof)))];
  // What earlier runs found is no verdict on this one.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications(proofs),
    false,
  );
  return edits.map((edit) => judge(edit, testModules, unhandledErrors));
}

/** Unit tests by one Vitest that stays up, so that only what was edited is read anew. */
export async function unitProofs(): Promise<ProofRunner> {
  const vitest = await openVitest('unit');
  const invalidate = (edits: readonly Sabotage[]) => {
    for (const { file } of edits) vitest.invalidateFile(absolute(file));
  };
  return {
    isShared: true,
    async run(edits) {
      invalidate(edits);
      const runs = await runProofs(vitest, edits);
      invalidate(edits);
      return runs;
    },
    close: () => vitest.close(),
  };
}

/** Stories by a Vitest for each run: a browser that stays keeps modules that it has loaded, edited or not. */
export const storyProofs: ProofRunner = {
  isShared: true,
  async run(edits) {
    const vitest = await openVitest('storybook');
    try {
      return await runProofs(vitest, edits);
    } finally {
      await vitest.close();
    }
  },
  close: () => Promise.resolve(),
};

function judge(
  { proof, only = '' }: Sabotage,
  modules: readonly TestModule[],
  unhandledErrors: readonly unknown[],
): Run {
  const ran = modules.filter(({ moduleId }) => moduleId === absolute(proof));
  const tests = ran
    .flatMap(({ children }) => [...children.allTests()])
    .filter(({ fullName }) => fullName.includes(only));
  const failed = tests.filter((test) => test.result().state === 'failed');
  if (failed.length > 0) return { outcome: 'red', note: failed.map(({ name }) => name).join('; ') };
  const passed = tests.filter((test) => test.result().state === 'passed');
  const errors = [...ran.flatMap((module) => module.errors()), ...(passed.length > 0 ? [] : unhandledErrors)];
  if (errors.length > 0) return { outcome: 'crash', note: errors.map(String).join('; ') };
  if (passed.length === 0) return { outcome: 'crash', note: 'No test has that name.' };
  return { outcome: 'green', note: `${passed.length} passed` };
}
