import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import type { Sabotage } from '../Claim.ts';
import type { ProofRunner, Run } from '../Verdict.ts';
import { toPattern } from './toPattern.ts';

const absolute = (file: string) => join(process.cwd(), file);

/** Tests or stories by one Vitest that stays up, so that only what was edited is read anew. */
export async function vitestProofs(project: 'unit' | 'storybook'): Promise<ProofRunner> {
  // The command line of Vitest sets them, and the stories' plugin does nothing without them.
  Object.assign(process.env, { TEST: 'true', VITEST: 'true', NODE_ENV: 'test' });
  const vitest = await createVitest(
    'test',
    // A frame that stays keeps the modules that it has loaded, so each file of stories gets a new one.
    {
      project,
      watch: true,
      reporters: [{}],
      testTimeout: 60_000,
      ...(project === 'storybook' && { isolate: true }),
    },
    // The packages of the registry are outside the copy.
    { server: { fs: { strict: false }, watch: null } },
  );
  await vitest.standalone();

  return {
    isShared: true,
    async run(edits) {
      for (const { file } of edits) vitest.invalidateFile(absolute(file));
      const names = edits.map(({ only }) => only);
      const isNamed = names.every((name) => name !== undefined);
      vitest.setGlobalTestNamePattern(isNamed ? toPattern(names) : '');
      const proofs = [...new Set(edits.map(({ proof }) => absolute(proof)))];
      // What earlier runs found is no verdict on this one.
      vitest.state.filesMap.clear();
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
        await vitest.globTestSpecifications(proofs),
        false,
      );
      for (const { file } of edits) vitest.invalidateFile(absolute(file));
      return edits.map((edit) => judge(edit, testModules, unhandledErrors));
    },
    close: () => vitest.close(),
  };
}

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
