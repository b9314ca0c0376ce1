/**
 * `pnpm bench calendar`: what our calendars cost until the document is still and painted, beside FullCalendar as it comes,
 * in one run; the median of seven of each, in turns. The bars compare the processor time of the page's main thread, which
 * other programs on the machine do not change; the time that passed is printed beside it. Ends with 1 when a bar is missed.
 */
import type { CDPSession } from '@playwright/test';
import { median } from '../median.ts';
import { openBenchPage } from '../openBenchPage.ts';
import type { CalendarCase } from './CalendarCase.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);

interface Bar {
  name: string;
  ours: CalendarCase;
  theirs: CalendarCase;
  /** Ours takes at most this much of theirs. */
  ratio: number;
}

const BARS: Bar[] = [
  {
    name: 'a week of 40 lessons, beside bare FullCalendar',
    ours: 'our week',
    theirs: 'bare week',
    ratio: 1.25,
  },
  {
    name: 'a month of 2,000 lessons, beside its dayMaxEvents',
    ours: 'our month',
    theirs: 'capped month',
    ratio: 0.3,
  },
];

/** Milliseconds of the page's main thread so far, without those in which it waited for the processor. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const bench = await openBenchPage(import.meta.dirname);

/** One render in a page of its own. */
const measure = (name: CalendarCase) =>
  bench.measure('measure', async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await threadTime(session);
    const { ms, nodes } = await page.evaluate((wanted) => window.measure(wanted), name);
    return { cost: (await threadTime(session)) - before, passed: ms, nodes };
  });

let isMissed = false;
try {
  for (const { name, ours, theirs, ratio } of BARS) {
    const costs: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
    const passed: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
    const nodes = { ours: 0, theirs: 0 };
    for (let run = 0; run < RUNS; run += 1) {
      for (const side of ['ours', 'theirs'] as const) {
        const reading = await measure(side === 'ours' ? ours : theirs);
        costs[side].push(reading.cost);
        passed[side].push(reading.passed);
        nodes[side] = reading.nodes;
      }
    }
    const share = median(costs.ours) / median(costs.theirs);
    const isHere = share <= ratio;
    isMissed ||= !isHere;
    console.log(
      `${isHere ? '✓' : '✗'} ${name}: ${share.toFixed(2)} (bar ${ratio}); ` +
        `${median(costs.ours).toFixed(0)} of ${median(costs.theirs).toFixed(0)} ms of the processor, ` +
        `${median(passed.ours).toFixed(0)} of ${median(passed.theirs).toFixed(0)} ms until still, ` +
        `${nodes.ours} of ${nodes.theirs} nodes`,
    );
  }
} finally {
  await bench.close();
}
process.exitCode = isMissed ? 1 : 0;
