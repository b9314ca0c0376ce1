import { expect, it } from 'vitest';
import { createFakeClock, settle } from '../../testing/createFakeClock.ts';
import type { StudyReport } from '../contract/StudyReport.ts';
import { createReporter } from './createReporter.ts';

interface Sent {
  positionMs: number;
  isKeepalive: boolean;
  signal: AbortSignal;
  answer: () => Promise<void>;
  refuse: () => Promise<void>;
}

/** A reporter whose calls the test answers. */
function create() {
  const clock = createFakeClock();
  const sent: Sent[] = [];
  const confirmed: number[] = [];
  const lesson = { positionMs: 0, studiedMs: 0, isHidden: false, changes: 0 };
  const looks: PromiseWithResolvers<void>[] = [];
  const look = { isNeeded: false };
  const reporter = createReporter({
    ports: {
      environment: { ...clock, random: () => 0.5, isOnline: () => true, listen: () => () => {} },
      sendReport({ positionMs }, { signal, isKeepalive }) {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        const end = (run: () => void) => async () => {
          run();
          await settle();
        };
        const refuse = end(() => reject(new Error('no network')));
        sent.push({ positionMs, isKeepalive, signal, answer: end(resolve), refuse });
        return promise;
      },
    },
    look() {
      if (!look.isNeeded) return null;
      looks.push(Promise.withResolvers());
      return looks.at(-1)?.promise ?? null;
    },
    takeReport: (): StudyReport => ({
      positionMs: lesson.positionMs,
      studiedMs: lesson.studiedMs,
      remainingMs: null,
      studiedAt: 0,
    }),
    isHidden: () => lesson.isHidden,
    onConfirmed: ({ positionMs }) => confirmed.push(positionMs),
    onChange: () => (lesson.changes += 1),
  });
  const requestAt = (positionMs: number) => {
    lesson.positionMs = positionMs;
    reporter.request();
  };
  return {
    clock,
    sent,
    confirmed,
    lesson,
    look,
    looks,
    reporter,
    requestAt,
    positions: () => sent.map((each) => each.positionMs),
  };
}

it('sends one report at a time; the waiting one has the newest figures', async () => {
  const { sent, confirmed, reporter, requestAt, positions } = create();
  expect(reporter.getSaving()).toBe('saved');
  requestAt(1000);
  requestAt(2000);
  requestAt(3000);
  expect(positions()).toEqual([1000]);
  expect(reporter.getSaving()).toBe('saving');
  await sent[0]?.answer();
  expect(positions()).toEqual([1000, 3000]);
  await sent[1]?.answer();
  expect(confirmed).toEqual([1000, 3000]);
  expect(reporter.getSaving()).toBe('saved');
  expect(positions()).toEqual([1000, 3000]);
});

it('tells of each change: a report leaves, and ends', async () => {
  const { sent, lesson, requestAt } = create();
  requestAt(1000);
  expect(lesson.changes).toBe(1);
  await sent[0]?.answer();
  expect(lesson.changes).toBe(2);
});

it('sends a failed report again after a wait that grows, and forgets the failures with the first success', async () => {
  const { clock, sent, reporter, requestAt, positions } = create();
  requestAt(1000);
  await sent[0]?.refuse();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(reporter.getSaving()).toBe('unsaved');
  requestAt(2000);
  await clock.advance(999);
  expect(positions()).toEqual([1000]);
  await clock.advance(1);
  expect(positions()).toEqual([1000, 2000]);
  expect(reporter.getSaving()).toBe('unsaved');
  await sent[1]?.refuse();
  await clock.advance(1999);
  expect(positions()).toHaveLength(2);
  await clock.advance(1);
  await sent[2]?.answer();
  expect(reporter.getSaving()).toBe('saved');
  requestAt(3000);
  await sent[3]?.refuse();
  await clock.advance(1000);
  expect(positions()).toEqual([1000, 2000, 2000, 3000, 3000]);
});

it('skips the wait when it is asked to, and sends once', async () => {
  const { clock, sent, reporter, requestAt, positions } = create();
  requestAt(1000);
  await sent[0]?.refuse();
  reporter.retryNow();
  expect(positions()).toHaveLength(2);
  await sent[1]?.answer();
  reporter.retryNow();
  await clock.advance(60_000);
  expect(positions()).toHaveLength(2);
});

it('gives a report up after ten seconds', async () => {
  const { clock, sent, reporter, requestAt } = create();
  requestAt(1000);
  await clock.advance(9999);
  expect(sent[0]?.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(reporter.getSaving()).toBe('unsaved');
});

it('sends by a request that outlives the page while it is hidden', () => {
  const { sent, lesson, requestAt } = create();
  requestAt(1000);
  expect(sent[0]?.isKeepalive).toBe(false);
  const hidden = create();
  hidden.lesson.isHidden = true;
  hidden.requestAt(1000);
  expect(hidden.sent[0]?.isKeepalive).toBe(true);
  expect(lesson.changes).toBe(1);
});

it('the last report replaces the one in flight, and resolves when it has ended', async () => {
  const { sent, lesson, reporter, requestAt, positions } = create();
  requestAt(1000);
  lesson.positionMs = 2000;
  let hasEnded = false;
  const last = reporter.sendLast().then(() => (hasEnded = true));
  expect(positions()).toEqual([1000, 2000]);
  expect([sent[0]?.signal.aborted, sent[1]?.isKeepalive]).toEqual([true, true]);
  await settle();
  expect(hasEnded).toBe(false);
  await sent[1]?.answer();
  await last;
  expect(reporter.getSaving()).toBe('saved');
});

it('the last report is sent once for the same figures, and again for others', async () => {
  const { sent, lesson, reporter, positions } = create();
  lesson.positionMs = 2000;
  const first = reporter.sendLast();
  expect(reporter.sendLast()).toBe(first);
  expect(positions()).toEqual([2000]);
  lesson.positionMs = 3000;
  void reporter.sendLast();
  expect(positions()).toEqual([2000, 3000]);
  await sent[1]?.answer();
});

it('a report that was replaced says nothing about the newer one, but its success counts', async () => {
  const { sent, lesson, confirmed, reporter, requestAt } = create();
  requestAt(1000);
  lesson.positionMs = 2000;
  void reporter.sendLast();
  await sent[0]?.refuse();
  expect(reporter.getSaving()).toBe('saving');
  await sent[1]?.refuse();
  expect(reporter.getSaving()).toBe('unsaved');
  const late = create();
  late.requestAt(1000);
  late.lesson.positionMs = 2000;
  void late.reporter.sendLast();
  await late.sent[0]?.answer();
  expect(late.confirmed).toEqual([1000]);
  expect(late.reporter.getSaving()).toBe('saving');
  expect(confirmed).toEqual([]);
});

it('ends the retries once it is closed; what is in flight goes on', async () => {
  const { clock, sent, confirmed, reporter, requestAt, positions } = create();
  requestAt(1000);
  reporter.close();
  await sent[0]?.answer();
  expect(confirmed).toEqual([1000]);
  requestAt(2000);
  const failing = create();
  failing.requestAt(1000);
  await failing.sent[0]?.refuse();
  failing.reporter.close();
  await failing.clock.advance(60_000);
  await clock.advance(60_000);
  expect([positions(), failing.positions()]).toEqual([[1000], [1000]]);
});

it('a last report is sent once more only where position or studied time has grown', () => {
  const { lesson, reporter, positions } = create();
  const leaveAt = (positionMs: number, studiedMs: number) => {
    Object.assign(lesson, { positionMs, studiedMs });
    void reporter.sendLast();
    return positions().length;
  };
  expect([leaveAt(5, 1), leaveAt(5, 1), leaveAt(5, 2), leaveAt(6, 2), leaveAt(6, 2)]).toEqual([
    1, 1, 2, 3, 3,
  ]);
});

it('a report looks first, and takes the figures that are known then', async () => {
  const { sent, lesson, look, looks, reporter, requestAt, positions } = create();
  look.isNeeded = true;
  requestAt(1000);
  requestAt(2000);
  expect([positions(), looks.length, reporter.getSaving()]).toEqual([[], 1, 'saving']);
  lesson.positionMs = 9000;
  looks[0]?.resolve();
  await settle();
  expect(positions()).toEqual([9000]);
  await sent[0]?.answer();
  expect([positions(), reporter.getSaving()]).toEqual([[9000], 'saved']);
});

it('a look that fails is tried again as a report is', async () => {
  const { clock, look, looks, reporter, requestAt, positions } = create();
  look.isNeeded = true;
  requestAt(1000);
  looks[0]?.reject(new Error('no network'));
  await settle();
  expect([positions(), reporter.getSaving()]).toEqual([[], 'unsaved']);
  look.isNeeded = false;
  await clock.advance(1000);
  expect(positions()).toEqual([1000]);
});

it('a look ends without a report once the last one has gone, or the reporter is closed', async () => {
  const { look, looks, reporter, requestAt, positions } = create();
  look.isNeeded = true;
  requestAt(1000);
  void reporter.sendLast();
  looks[0]?.resolve();
  await settle();
  expect(positions()).toEqual([1000]);
  const closed = create();
  closed.look.isNeeded = true;
  closed.requestAt(1000);
  closed.reporter.close();
  closed.looks[0]?.resolve();
  await settle();
  expect(closed.positions()).toEqual([]);
});
