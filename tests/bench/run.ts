/**
 * `pnpm bench NAME`: measures one thing beside a reference in the same run, and ends with 1 when a bar is missed; without a
 * name prints the benches. Other arguments go to the bench; `--built` takes the portal that was built last.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface Bench {
  /** Its program, from here. */
  program: string;
  measures: string;
  /** It opens pages of the built portal. */
  needsPortal?: true;
}

const BENCHES: Readonly<Record<string, Bench>> = {
  growth: {
    program: 'growth/run.ts',
    measures: 'pages whose data grow, our calendars, a day of 200 pages in one tab',
    needsPortal: true,
  },
  lesson: {
    program: 'lesson/run.ts',
    measures: 'the time until a lesson can be played on a slow phone',
    needsPortal: true,
  },
  lighthouse: {
    program: 'lighthouse/run.ts',
    measures: 'rendered public pages and pages of students on a slow phone',
    needsPortal: true,
  },
  load: {
    program: '../../packages/engine/src/exam/testing/load-test/run.ts',
    measures: '10,000 exams through an outage to a common end',
  },
  renderer: {
    program: 'renderer/run.ts',
    measures: 'pages a second of the renderer; the page of the receiver at a million reports',
    needsPortal: true,
  },
  validators: { program: '../../packages/validators/bench/run.ts', measures: 'the validators' },
};

const [name = '', ...rest] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) {
  for (const [each, { measures }] of Object.entries(BENCHES)) console.log(`${each.padEnd(12)} ${measures}`);
  process.exit(name ? 1 : 0);
}
if (bench.needsPortal && !rest.includes('--built')) {
  execFileSync('pnpm', ['--filter', '@cloud-school/portal', 'run', 'build'], { stdio: 'ignore' });
}
const program = fileURLToPath(new URL(bench.program, import.meta.url));
// The bench reads its own arguments.
process.argv = [process.execPath, program, ...rest.filter((argument) => argument !== '--built')];
await import(program);
