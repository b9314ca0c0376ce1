import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { escapePattern } from './applyEdit.ts';
import type { Edit, Verdict } from './Claim.ts';

/** A Vitest that stays up for all edits of unit tests, or of stories, in the working directory. */
export async function openTests(project: 'unit' | 'storybook'): Promise<Vitest> {
  // The command line of Vitest sets them, and the stories' plugin does nothing without them.
  Object.assign(process.env, { TEST: 'true', VITEST: 'true', NODE_ENV: 'test' });
  const vitest = await createVitest(
    'test',
    { project, watch: true, reporters: [{}] },
    // The packages of the registry are outside the copy.
    { server: { fs: { strict: false }, watch: null } },
  );
  await vitest.standalone();
  return vitest;
}

/** Runs the proof of an edit that was made. */
export async function runTest(vitest: Vitest, { in: file, proof, only = '' }: Edit): Promise<Verdict> {
  const forget = () => vitest.invalidateFile(join(process.cwd(), file));
  forget();
  vitest.setGlobalTestNamePattern(escapePattern(only));
  // What earlier runs found is no verdict on this one: a worker that dies reports nothing.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const specifications = await vitest.globTestSpecifications([join(process.cwd(), proof)]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
  forget();
  return judge(testModules, unhandledErrors);
}

function judge(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): Verdict {
  const results = modules.flatMap(({ children }) => [...children.allTests()].map((test) => test.result()));
  const failed = results.filter(({ state }) => state === 'failed').flatMap(({ errors }) => errors ?? []);
  if (failed.length > 0) return { outcome: 'red', note: failed.map(toText).join('; ') };
  const passed = results.filter(({ state }) => state === 'passed').length;
  const errors = [...modules.flatMap((module) => module.errors()), ...unhandledErrors];
  if (errors.length > 0 || passed === 0 || results.some(({ state }) => state === 'pending'))
    return { outcome: 'crash', note: `${passed} passed; ${errors.map(toText).join('; ')}` };
  return { outcome: 'green', note: `${passed} passed` };
}

/** Errors of a worker come as plain objects; Storybook writes a link before a story's message. */
const toText = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message).replace(/Click to debug the error directly in Storybook: \S+/, '')
    : String(error);
