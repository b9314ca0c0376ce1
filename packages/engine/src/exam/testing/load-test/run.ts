/**
 * `pnpm bench load`: 10,000 students' engines on a virtual clock against one model of a server: quiet minutes, an outage of
 * 60 s, and the end of the time for all at once. Prints the curve; ends with 1 when a bar is missed.
 */
import { OUTAGE, simulateLoad, TIME_UP_MS } from './simulateLoad.ts';

const STUDENTS = Number(process.env['STUDENTS'] ?? 10_000);
const BUCKET_S = 5;
const WIDTH = 60;

const started = Date.now();
const result = await simulateLoad({ students: STUDENTS });
const { arrivals, steadyRate } = result;

const buckets = Array.from({ length: Math.ceil(arrivals.length / BUCKET_S) }, (_, index) =>
  Math.max(...arrivals.slice(index * BUCKET_S, (index + 1) * BUCKET_S)),
);
const highest = Math.max(...buckets);
console.log(`Calls a second (the highest of each ${BUCKET_S} s), ${STUDENTS} students`);
for (const [index, rate] of buckets.entries()) {
  const second = index * BUCKET_S;
  const at = second * 1000;
  const note = at >= OUTAGE.from && at < OUTAGE.until ? ' outage' : at === TIME_UP_MS ? ' time is up' : '';
  const bar = '█'.repeat(Math.round((rate / highest) * WIDTH));
  console.log(`${String(second).padStart(4)} s ${String(rate).padStart(6)} ${bar}${note}`);
}

const ratio = result.peakAfterOutage / steadyRate;
console.log(
  [
    '',
    `answers lost            ${result.lost}`,
    `hand-ins doubled        ${result.doubled}`,
    `steady rate             ${steadyRate.toFixed(1)} calls a second`,
    `peak after the outage   ${result.peakAfterOutage} (${ratio.toFixed(2)} times the steady rate)`,
    `back to quiet after     ${result.recoverySeconds} s`,
    `handed in after the end half ${result.halfHandedIn} s, all ${result.allHandedIn} s; peak ${result.peakAtTimeUp} calls a second`,
    `took                    ${((Date.now() - started) / 1000).toFixed(0)} s`,
  ].join('\n'),
);
if (result.lost > 0 || result.doubled > 0 || ratio > 3 || !Number.isFinite(result.allHandedIn)) {
  console.error('A bar is missed: 0 lost, 0 doubled, at most 3 times the steady rate after the outage.');
  process.exitCode = 1;
}
