/**
 * `pnpm sabotage`: breaks every claim by its edits, each in a copy, and expects its proof to fail. Ends with the ids whose
 * proofs stayed green. `pnpm sabotage HOME-01 EXAM` takes only these ids and families; `--lane stories` one kind of proofs. Edits that cannot
 * meet are judged in one run, unless `--alone`.
 */
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../scripts/chromium.ts';
import { claims } from './claims.ts';
import { laneOf, type LaneName } from './laneOf.ts';
import { makeCopy } from './makeCopy.ts';
import type { Verdict } from './Verdict.ts';

const MAX_RUNNING = 2;
/** How long a story or a journey waits for what it expects. A healthy one needs a tenth of it. */
const PATIENCE_MS = '10000';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { lane: { type: 'string' }, alone: { type: 'boolean' } },
});
const chosen = claims.filter(
  ({ id }) =>
    positionals.length === 0 || positionals.some((word) => word === id || id.startsWith(`${word}-`)),
);
const root = new URL('../..', import.meta.url).pathname;
process.env.CHROMIUM = ensureChromium();
// A broken claim is waited for in vain.
process.env.VITE_STORY_PATIENCE ??= PATIENCE_MS;
process.env.JOURNEY_PATIENCE ??= PATIENCE_MS;

const verdicts: Verdict[] = [];
let isComplete = true;

/** Runs the proofs of one kind in a copy of their own, so that no edit meets another. */
async function runLane(lane: LaneName) {
  const count = chosen
    .flatMap(({ sabotage }) => sabotage)
    .filter(({ proof }) => laneOf(proof) === lane).length;
  if (count === 0) return;
  const copy = makeCopy(root);
  try {
    const child = fork(
      'tests/sabotage/lane/run.ts',
      [lane, values.alone ? 'alone' : 'shared', ...chosen.map(({ id }) => id)],
      {
        cwd: copy.folder,
        serialization: 'advanced',
      },
    );
    let done = 0;
    child.on('message', (message) => {
      const verdict = message as Verdict;
      verdicts.push(verdict);
      done += 1;
      console.log(`${lane} ${done}/${count} ${toLine(verdict)}`);
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0 || done !== count) isComplete = false;
  } finally {
    copy.remove();
  }
}

const toLine = ({ id, edit, outcome, note }: Verdict) =>
  `${outcome === 'red' ? '✓' : '✗'} ${outcome} ${id} ${edit.file} by ${edit.proof}: ${note.slice(0, 400)}`;

const startedAt = performance.now();
const lanes: LaneName[] = ['journeys', 'stories', 'unit'];
const waiting = lanes.filter((lane) => values.lane === undefined || values.lane === lane);
async function work() {
  for (let lane = waiting.shift(); lane; lane = waiting.shift()) await runLane(lane);
}
await Promise.all(Array.from({ length: MAX_RUNNING }, work));

const unproved = verdicts.filter(({ outcome }) => outcome !== 'red');
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`\n${unproved.map(toLine).join('\n')}`);
console.log(
  `edits: ${verdicts.length}, red: ${verdicts.length - unproved.length}, not red: ${unproved.length}; ${minutes} min`,
);
console.log(`ids that stay green: ${[...new Set(unproved.map(({ id }) => id))].join(', ') || 'none'}`);
process.exitCode = unproved.length > 0 || !isComplete ? 1 : 0;
