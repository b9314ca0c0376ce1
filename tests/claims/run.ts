/**
 * `pnpm claims`: in a copy, breaks every claim by its edits, one after the other, and expects the named proof to fail. Ends
 * with what did not. `pnpm claims HOME-01 EXAM` takes these ids and families, `--proofs unit` (or stories, journeys) the
 * edits of one kind of proof. `--write` (in `pnpm write`) writes docs/spec-coverage.md and docs/accessibility.md instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../scripts/chromium.ts';
import { applyEdit } from './applyEdit.ts';
import type { Edit, Verdict } from './Claim.ts';
import { makeAccessibilityReport } from './makeAccessibilityReport.ts';
import { makeCopy } from './makeCopy.ts';
import { makeCoveragePage } from './makeCoveragePage.ts';
import { claims } from './rows/claims.ts';
import { learningFaults } from './rows/learningFaults.ts';
import { runJourney } from './runJourney.ts';
import { openTests, runTest } from './runTests.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, proofs: { type: 'string' } },
});
if (values.write) {
  writeFileSync('docs/spec-coverage.md', makeCoveragePage(claims, learningFaults));
  const criteria = readFileSync('tests/claims/criteria.csv', 'utf8');
  const page = readFileSync('docs/accessibility.md', 'utf8');
  writeFileSync('docs/accessibility.md', makeAccessibilityReport(page, criteria));
} else await judgeClaims();

type Judge = (edit: Edit) => Verdict | Promise<Verdict>;

async function judgeClaims() {
  const isChosen = (id: string) => positionals.some((word) => word === id || id.startsWith(`${word}-`));
  const work = claims
    .filter(({ id }) => positionals.length === 0 || isChosen(id))
    .flatMap(({ id, edits }) => edits.map((edit) => ({ id, edit })));
  process.env.CHROMIUM = ensureChromium();
  // How long (ms) a story or a journey waits for what it expects. A healthy one needs a tenth of it.
  process.env.VITE_STORY_PATIENCE ??= '10000';
  process.env.JOURNEY_PATIENCE ??= '10000';
  const copy = makeCopy(process.cwd());
  process.chdir(copy.folder);
  const startedAt = performance.now();
  const open: string[] = [];
  let count = 0;

  async function judgeAll(kind: string, suffix: string, openJudge: () => Judge | Promise<Judge>) {
    const items = work.filter(({ edit }) => edit.proof.endsWith(suffix));
    if (items.length === 0 || (values.proofs ?? kind) !== kind) return;
    const judge = await openJudge();
    for (const { id, edit } of items) {
      const { outcome, note } = await breakAndJudge(edit, judge);
      const line = `${outcome} ${id} ${edit.symbol} by ${edit.proof}: ${note.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
      console.log(line);
      count += 1;
      if (outcome !== 'red') open.push(line);
    }
  }

  try {
    await judgeAll('unit', '.test.ts', async () => runTest.bind(null, await openTests('unit')));
    await judgeAll('stories', '.stories.tsx', async () => runTest.bind(null, await openTests('storybook')));
    await judgeAll('journeys', '.spec.ts', () => runJourney);
  } finally {
    copy.remove();
  }
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`\n${count} edits, ${open.length} not red; ${minutes} min\n${open.join('\n')}`);
  // Ends what Vitest left open; its exit code is that of proofs that failed, as they should.
  process.exit(open.length > 0 ? 1 : 0);
}

async function breakAndJudge(edit: Edit, judge: Judge): Promise<Verdict> {
  const text = readFileSync(edit.in, 'utf8');
  writeFileSync(edit.in, applyEdit(text, edit));
  try {
    return await judge(edit);
  } finally {
    writeFileSync(edit.in, text);
  }
}
