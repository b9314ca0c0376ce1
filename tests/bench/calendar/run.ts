/**
 * `pnpm bench:calendar`: what our calendars cost until the document is still and painted, beside FullCalendar as it comes,
 * in one run; the median of seven of each, in turns. The bars compare the processor time of the page's main thread, which
 * other programs on the machine do not change; the time that passed is printed beside it. Ends with 1 when a bar is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/chromium.ts';
import { freePort } from '../../../scripts/freePort.ts';
import { median } from '../median.ts';
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

/** One render in a page of its own. */
async function measure(browser: Browser, url: string, name: CalendarCase) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Shanghai' });
  try {
    await page.goto(url);
    await page.waitForFunction(() => 'measure' in window);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await threadTime(session);
    const { ms, nodes } = await page.evaluate((wanted) => window.measure(wanted), name);
    return { cost: (await threadTime(session)) - before, passed: ms, nodes };
  } finally {
    await page.close();
  }
}

const outDir = mkdtempSync(join(tmpdir(), 'calendar-bench-'));
const root = import.meta.dirname;
await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
const port = await freePort(4600);
const server = await preview({
  root,
  logLevel: 'error',
  build: { outDir },
  preview: { port, host: '127.0.0.1' },
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
let isMissed = false;
try {
  const url = `http://127.0.0.1:${port}/`;
  for (const { name, ours, theirs, ratio } of BARS) {
    const costs: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
    const passed: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
    const nodes = { ours: 0, theirs: 0 };
    for (let run = 0; run < RUNS; run += 1) {
      for (const side of ['ours', 'theirs'] as const) {
        const reading = await measure(browser, url, side === 'ours' ? ours : theirs);
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
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
process.exitCode = isMissed ? 1 : 0;
