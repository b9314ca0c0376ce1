import { join } from 'node:path';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import type { Sabotage } from '../Claim.ts';
import type { Run } from '../Verdict.ts';
import { toLine } from './toLine.ts';
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
  // What earlier runs found is no verdict on this one: a worker that dies reports nothing.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications(proofs),
    false,
  );
  return edits.map((edit) => judge(edit, testModules, unhandledErrors));
}

interface UnitProofs {
  run(edits: readonly Sabotage[]): Promise<Run[]>;
  close(): Promise<void>;
}

/** Unit tests by one Vitest that stays up; each run has a process of its own, which reads the chosen edits. */
export async function openUnitProofs(): Promise<UnitProofs> {
  const vitest = await openVitest('unit');
  return { run: (edits) => runProofs(vitest, edits), close: () => vitest.close() };
}

/** Stories by a Vitest for each run: one that stays keeps modules that it has compiled, edited or not. */
export async function runStories(edits: readonly Sabotage[]): Promise<Run[]> {
  const vitest = await openVitest('storybook');
  try {
    return await runProofs(vitest, edits);
  } finally {
    await vitest.close();
  }
}

/** What Storybook writes before the message of a failed story. */
const STORY_LINK = /Click to debug the error directly in Storybook: \S+/;

/** The failed test and its first error, so that a reader sees whether it is of the claim. */
function toReason(test: TestCase): string {
  const message = test.result().errors?.[0]?.message ?? '';
  return `${test.name}: ${toLine(message.replace(STORY_LINK, ''))}`;
}

/** Errors of a worker come as plain objects. */
const toText = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? toLine(String(error.message))
    : 'unknown';

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
  if (failed.length > 0) return { outcome: 'red', note: failed.map(toReason).join('; ') };
  const passed = tests.filter((test) => test.result().state === 'passed');
  const isWhole = passed.length > 0 && tests.every((test) => test.result().state !== 'pending');
  const errors = [...ran.flatMap((module) => module.errors()), ...(isWhole ? [] : unhandledErrors)];
  if (errors.length > 0) return { outcome: 'crash', note: errors.map(toText).join('; ') };
  if (!isWhole) return { outcome: 'crash', note: 'No test has that name, or not all of them ended.' };
  return { outcome: 'green', note: `${passed.length} passed` };
}
