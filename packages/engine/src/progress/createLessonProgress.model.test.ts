import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeRanges, totalOf } from './state/playing/PlayedRanges.ts';
import type { ProgressFault } from './testing/createFakeProgressServer.ts';
import {
  createProgressHarness,
  type LessonWindow,
  type ProgressHarness,
} from './testing/createProgressHarness.ts';

/** A number of runs with random orders; without it the same orders run each time. */
const EXPLORE = process.env['PROGRESS_RUNS'];
const DURATION_MS = 120_000;

/** `at` is the window that acts: the first or the second. */
type Step =
  | { do: 'play' | 'pause' | 'hidden' | 'visible' | 'online' | 'crash' | 'shut' | 'leave'; at: 0 | 1 }
  | { do: 'seek'; at: 0 | 1; toMs: number }
  | { do: 'rate'; at: 0 | 1; rate: number }
  | { do: 'run' | 'sleep' | 'stall'; ms: number }
  | { do: 'fault'; fault: ProgressFault }
  | { do: 'network'; isUp: boolean }
  /** Another device of the student comes further. */
  | { do: 'elsewhere'; toMs: number };

/** A student with up to two windows, and what the server must hold at the end. */
interface Study {
  harness: ProgressHarness;
  windows: [LessonWindow, LessonWindow | null];
  /** The furthest position that was seen when a report was due; later ones may die with their window. */
  certainMs: number;
  /** The server's position before the first visit. */
  firstMs: number;
  violations: string[];
  /** What another device reached. */
  elsewhere: number[];
}

/** A look for a report is at most this old; for the last one of a page, a minute. */
const LOOK_MS = 10_000;
const LAST_LOOK_MS = 60_000;

const at = fc.constantFrom(0 as const, 0 as const, 1 as const);
const delay = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 25_000 }));
const fault: fc.Arbitrary<ProgressFault> = fc.oneof(
  fc.record({ kind: fc.constant('ok' as const), request: delay, response: delay }),
  fc.record({ kind: fc.constantFrom('request-lost' as const, 'response-lost' as const), after: delay }),
  fc.record({ kind: fc.constantFrom('hangs' as const, 'status-500' as const) }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('play' as const), at }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('run' as const),
      ms: fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 15_000 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('seek' as const),
      at,
      toMs: fc.integer({ min: 0, max: DURATION_MS }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('rate' as const), at, rate: fc.constantFrom(0.75, 1, 1.5, 2) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('pause' as const, 'hidden', 'visible', 'online', 'crash', 'shut', 'leave'),
      at,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('sleep' as const, 'stall'),
      ms: fc.integer({ min: 0, max: 90_000 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('fault' as const), fault }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('network' as const), isUp: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('elsewhere' as const),
      toMs: fc.integer({ min: 0, max: DURATION_MS }),
    }),
  },
);

async function perform(study: Study, step: Step): Promise<void> {
  const { harness, windows } = study;
  const { clock, server } = harness;
  switch (step.do) {
    case 'run':
      return harness.run(step.ms);
    case 'sleep':
      return clock.sleep(step.ms);
    case 'stall':
      // The medium does not move while the clock goes on: a slow network, or a sleep that the clock counts.
      for (const window of harness.windows) window.isTicking = false;
      return clock.advance(step.ms);
    case 'fault':
      server.faults.push(step.fault);
      return;
    case 'network':
      server.isNetworkUp = step.isUp;
      return;
    case 'elsewhere':
      server.raise(step.toMs);
      study.elsewhere.push(step.toMs);
      return;
    default:
  }
  windows[1] ??= step.at === 1 ? await harness.open() : null;
  const window = windows[step.at] ?? windows[0];
  const isReportDue = !['crash', 'rate', 'online', 'visible'].includes(step.do);
  if (isReportDue) study.certainMs = Math.max(study.certainMs, window.seenMs);
  switch (step.do) {
    case 'play':
    case 'pause':
      return window[step.do]();
    case 'seek':
      return window.seek(step.toMs);
    case 'rate':
      window.medium.rate = step.rate;
      return;
    case 'hidden':
    case 'visible':
    case 'online':
      return window.lifecycle(step.do);
    case 'crash':
    case 'shut':
    case 'leave':
      window[step.do]();
      if (step.at === 0) windows[0] = await harness.open();
      else windows[1] = null;
      return;
    default:
      return step satisfies never;
  }
}

/** Checks every report against what the student really saw until now. */
function check({ harness, violations, firstMs, elsewhere }: Study, from: number): void {
  const { seen, server, windows } = harness;
  const total = totalOf(mergeRanges(seen.ranges));
  const furthestMs = Math.max(firstMs, ...seen.ranges.map(([, to]) => to), ...elsewhere);
  for (const [index, { report, isKeepalive, at }] of server.sent.entries()) {
    if (index < from) continue;
    const before = server.sent[index - 1]?.report ?? { positionMs: firstMs, studiedMs: 0 };
    if (report.studiedMs > total) violations.push(`studied ${report.studiedMs} of ${total} seen`);
    // Positions are whole milliseconds: each part may be one longer.
    if (report.studiedMs > seen.mediaMs + seen.ranges.length)
      violations.push('studied faster than the clock');
    if (report.positionMs > furthestMs) violations.push(`position ${report.positionMs} never played`);
    // What the server had at any moment at which the page may have looked.
    const since = at - (isKeepalive ? LAST_LOOK_MS : LOOK_MS);
    const first = server.history.findLast((each) => each.at < since)?.positionMs ?? firstMs;
    const later = server.history.filter((each) => each.at >= since && each.at <= at);
    if (report.positionMs < Math.min(first, ...later.map(({ positionMs }) => positionMs)))
      violations.push('another device was further');
    if (report.positionMs < before.positionMs) violations.push('the position fell');
    if (report.studiedMs < before.studiedMs) violations.push('the studied time fell');
  }
  if (windows.some(({ mostInFlight }) => mostInFlight > 1)) violations.push('two reports in flight');
  if (windows.some(({ hasSentEarly }) => hasSentEarly)) violations.push('a report before the saved position');
}

/** Removes all faults, closes the windows and opens the lesson once more. */
async function endStudy(study: Study): Promise<LessonWindow> {
  const { harness, windows } = study;
  const { server, clock } = harness;
  server.faults = [];
  for (const window of windows) {
    study.certainMs = Math.max(study.certainMs, window?.seenMs ?? 0);
    window?.shut();
  }
  server.isNetworkUp = true;
  await clock.advance(60_000);
  const last = await harness.open();
  await clock.advance(60_000);
  return last;
}

it('under thousands of orders of faults no progress is lost, none is invented, and no figure falls', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40, size: 'max' }),
      fc.constantFrom(null, 5000, 60_000),
      async (steps, firstPosition) => {
        const harness = createProgressHarness(DURATION_MS);
        harness.server.positionMs = firstPosition;
        const study: Study = {
          harness,
          windows: [await harness.open(), null],
          certainMs: 0,
          firstMs: firstPosition ?? 0,
          violations: [],
          elsewhere: [],
        };
        for (const step of steps) {
          const from = harness.server.sent.length;
          await perform(study, step);
          await harness.clock.advance(0);
          check(study, from);
        }
        const { progress } = await endStudy(study);
        check(study, 0);
        expect(study.violations).toEqual([]);
        const { saving, report } = progress.getSnapshot();
        expect(saving).toBe('saved');
        expect(harness.server.positionMs ?? 0).toBe(report.positionMs);
        expect(report.positionMs).toBeGreaterThanOrEqual(Math.floor(study.certainMs));
      },
    ),
    EXPLORE ? { numRuns: Number(EXPLORE) } : { numRuns: 2000, seed: 9 },
  );
}, 120_000);
