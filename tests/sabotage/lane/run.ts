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
import type { Run, Verdict } from '../Verdict.ts';
import { addVariants, CHOSEN_EDITS } from './addVariants.ts';
import { judgeJourneys } from './journeyProofs.ts';
import { openUnitProofs, runStories } from './vitestProofs.ts';

const [lane, mode, ...ids] = process.argv.slice(2) as [LaneName, 'alone' | 'shared', ...string[]];

const work = claims
  .filter(({ id }) => ids.includes(id))
  .flatMap(({ id, sabotage }) => sabotage.map((edit) => ({ id, edit })))
  .filter(({ edit }) => laneOf(edit.proof) === lane);
type Item = (typeof work)[number];
const send = (verdict: Verdict | undefined) => process.send?.(verdict);

const batches = () =>
  mode === 'shared' ? toBatches(work, createImportGraph(process.cwd())) : work.map((item) => [item]);

/** Judges edits that cannot meet together; what was not judged beside others is judged alone. */
async function judgeInBatches(
  groups: readonly Item[][],
  run: (items: readonly Item[]) => Promise<Verdict[]>,
) {
  for (const batch of groups) {
    for (const verdict of await run(batch)) {
      const isOpen = verdict.outcome === 'crash' && batch.length > 1;
      send(isOpen ? (await run([verdict]))[0] : verdict);
    }
  }
}

const toVerdicts = (items: readonly Item[], runs: readonly Run[]): Verdict[] =>
  items.flatMap((item, index) => {
    const judged = runs[index];
    return judged ? [{ ...item, ...judged }] : [];
  });

async function judgeUnitTests() {
  const sorted = batches();
  addVariants(work.map(({ edit }) => edit));
  const proofs = await openUnitProofs();
  await judgeInBatches(sorted, async (items) => {
    process.env[CHOSEN_EDITS] = items.map(({ edit }) => work.findIndex((one) => one.edit === edit)).join();
    return toVerdicts(items, await proofs.run(items.map(({ edit }) => edit)));
  });
  await proofs.close();
}

async function judgeStories() {
  await judgeInBatches(batches(), async (items) => {
    const originals = items.map(({ edit }) => readFileSync(edit.file, 'utf8'));
    for (const [index, { edit }] of items.entries())
      writeFileSync(edit.file, breakClaim(originals[index] ?? '', edit));
    const runs = await runStories(items.map(({ edit }) => edit));
    for (const [index, { edit }] of items.entries()) writeFileSync(edit.file, originals[index] ?? '');
    return toVerdicts(items, runs);
  });
}

async function judgeJourneyEdits() {
  let index = 0;
  for await (const judged of judgeJourneys(work.map(({ edit }) => edit))) {
    const item = work[index++];
    if (item) send({ ...item, ...judged });
  }
}

const JUDGES: Record<LaneName, () => Promise<void>> = {
  unit: judgeUnitTests,
  stories: judgeStories,
  journeys: judgeJourneyEdits,
};
await JUDGES[lane]();
// Proofs that failed, as they should, leave Vitest's exit code.
process.exit(0);
