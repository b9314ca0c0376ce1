/**
 * Breaks the claims of one kind of proofs in the working directory, which is a copy: started by tests/sabotage/run.ts, which
 * reads the verdicts as messages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { breakClaim } from '../breakClaim.ts';
import { claims } from '../claims.ts';
import { createImportGraph } from '../importGraph.ts';
import { type LaneName, laneOf } from '../laneOf.ts';
import { toBatches } from '../toBatches.ts';
import type { ProofRunner, Verdict } from '../Verdict.ts';
import { journeyProofs } from './journeyProofs.ts';
import { storyProofs, unitProofs } from './vitestProofs.ts';

const [lane, mode, ...ids] = process.argv.slice(2) as [LaneName, 'alone' | 'shared', ...string[]];

const RUNNERS: Record<LaneName, () => Promise<ProofRunner>> = {
  unit: unitProofs,
  stories: () => Promise.resolve(storyProofs),
  journeys: () => Promise.resolve(journeyProofs),
};

const work = claims
  .filter(({ id }) => ids.includes(id))
  .flatMap(({ id, sabotage }) => sabotage.map((edit) => ({ id, edit })))
  .filter(({ edit }) => laneOf(edit.proof) === lane);
const runner = await RUNNERS[lane]();
const isShared = runner.isShared && mode === 'shared';

type Item = (typeof work)[number];

/** Makes the edits, judges them, and takes them back. */
async function run(items: readonly Item[]): Promise<Verdict[]> {
  const originals = items.map(({ edit }) => readFileSync(edit.file, 'utf8'));
  for (const [index, { edit }] of items.entries())
    writeFileSync(edit.file, breakClaim(originals[index] ?? '', edit));
  const runs = await runner.run(items.map(({ edit }) => edit));
  for (const [index, { edit }] of items.entries()) writeFileSync(edit.file, originals[index] ?? '');
  return items.flatMap((item, index) => {
    const judged = runs[index];
    return judged ? [{ ...item, ...judged }] : [];
  });
}

for (const batch of isShared
  ? toBatches(work, createImportGraph(process.cwd()))
  : work.map((item) => [item])) {
  const verdicts = await run(batch);
  for (const verdict of verdicts) {
    // What was not judged beside others is judged alone.
    const isOpen = verdict.outcome === 'crash' && batch.length > 1;
    process.send?.(isOpen ? (await run([verdict]))[0] : verdict);
  }
}
await runner.close();
// Proofs that failed, as they should, leave Vitest's exit code.
process.exit(0);
