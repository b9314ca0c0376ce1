import { expect, it } from 'vitest';
import { settle } from '../testing/createFakeClock.ts';
import type { LessonKey } from './ports/LessonKey.ts';
import { sendUnsentReports } from './sendUnsentReports.ts';
import { createProgressStore } from './storage/createProgressStore.ts';
import { createProgressHarness, LESSON, type ProgressHarness } from './testing/createProgressHarness.ts';

/** Begins a run; its time passes with the clock of the harness. */
function startRun(
  { server, storage, clock }: ProgressHarness,
  openLesson?: LessonKey | (() => LessonKey | undefined),
  /** Calls that fail were refused by the server. */
  isRefused = false,
) {
  const getOpenLesson = typeof openLesson === 'function' ? openLesson : () => openLesson;
  const store = createProgressStore(storage);
  const calls = {
    loadPosition: () => server.load(),
    sendReport: (_: LessonKey, report: Parameters<typeof server.save>[0]) =>
      server.save(report, false, () => true),
    isRefusal: () => isRefused,
  };
  return sendUnsentReports({
    store,
    user: LESSON,
    calls,
    now: clock.now(),
    getOpenLesson,
    timers: clock,
  });
}

function sendUnsent(...args: Parameters<typeof startRun>) {
  const sending = startRun(...args);
  return args[0].clock.advance(60_000).then(() => sending);
}

it('two windows that play at once count studied time once, and report the further position', async () => {
  const { server, clock, open, run } = createProgressHarness();
  const first = await open();
  const second = await open();
  await clock.advance(1000);
  first.play();
  await run(1000);
  second.seek(300_000);
  second.play();
  await run(30_000);
  second.pause();
  await run(4000);
  first.pause();
  await clock.advance(1000);
  // 35 s of the clock passed, and the first window had the turn all the while.
  expect(server.arrived.at(-1)).toMatchObject({ positionMs: 330_000, studiedMs: 35_000 });
  expect(server.positionMs).toBe(330_000);
});

it('what a second window played while it waited for its turn is not counted', async () => {
  const { server, clock, open, run } = createProgressHarness();
  const first = await open();
  const second = await open();
  await clock.advance(1000);
  first.play();
  await run(1000);
  second.seek(300_000);
  second.play();
  await run(1000);
  // Between two ticks of the second window.
  await clock.advance(100);
  first.pause();
  await run(1000);
  second.pause();
  await clock.advance(1000);
  // 2000 ms of the first window, and of the second one all but the tick in which it got its turn.
  expect(server.arrived.at(-1)).toMatchObject({ positionMs: 302_000, studiedMs: 2750 });
});

it('a second window counts from the very moment of its turn', async () => {
  const { server, clock, open, run } = createProgressHarness();
  const first = await open();
  const second = await open();
  await clock.advance(1000);
  first.play();
  await run(1000);
  second.seek(300_000);
  second.play();
  await run(1000);
  first.pause();
  await run(1000);
  second.pause();
  await clock.advance(1000);
  expect(server.arrived.at(-1)).toMatchObject({ positionMs: 302_000, studiedMs: 3000 });
});

it('a window that is opened while another one plays resumes where that one got', async () => {
  const { server, clock, open, run } = createProgressHarness();
  const first = await open();
  await clock.advance(1000);
  server.faults = [
    { kind: 'ok', request: 5000, response: 50 },
    ...Array.from({ length: 9 }, () => ({ kind: 'status-500' as const })),
  ];
  const second = await open();
  first.play();
  await run(4000);
  first.pause();
  await run(2000);
  expect(server.positionMs).toBeNull();
  expect(second.progress.getSnapshot()).toMatchObject({ phase: 'resumed', resumeMs: 4000 });
});

it.each(['is hidden', 'is left'])('a second window counts as soon as the first one %s', async (how) => {
  const { server, clock, open, run } = createProgressHarness();
  const first = await open();
  const second = await open();
  await clock.advance(1000);
  first.play();
  await run(1000);
  second.seek(300_000);
  second.play();
  if (how === 'is left') first.leave();
  else first.lifecycle('hidden');
  await run(10_000);
  second.pause();
  await clock.advance(1000);
  expect(server.arrived.at(-1)).toMatchObject({ positionMs: 310_000, studiedMs: 11_000 });
});

it('a second window counts as soon as the first one pauses or dies', async () => {
  const { server, clock, open, run } = createProgressHarness();
  const first = await open();
  const second = await open();
  await clock.advance(1000);
  first.play();
  await run(10_000);
  second.seek(300_000);
  second.play();
  await run(10_000);
  first.pause();
  await run(10_000);
  first.play();
  second.crash();
  await run(10_000);
  first.pause();
  await clock.advance(1000);
  const studied = server.arrived.at(-1)?.studiedMs ?? 0;
  // The second window dies with what it counted after its last report.
  expect(studied).toBeGreaterThanOrEqual(28_000);
  expect(studied).toBeLessThanOrEqual(40_000);
});

it('a lesson that is closed without network is sent at its next opening', async () => {
  const { server, clock, open, run } = createProgressHarness();
  const { play, shut } = await open();
  await clock.advance(1000);
  server.isNetworkUp = false;
  play();
  await run(47_000);
  shut();
  await clock.advance(60_000);
  expect(server.positionMs).toBeNull();
  server.isNetworkUp = true;
  const { progress } = await open();
  await clock.advance(1000);
  expect(progress.getSnapshot()).toMatchObject({ resumeMs: 47_000, saving: 'saved' });
  expect(server.arrived).toMatchObject([{ positionMs: 47_000, studiedMs: 47_000 }]);
});

it('or at the next opening of the site, once', async () => {
  const harness = createProgressHarness();
  const { server, clock, open, run } = harness;
  const { play, shut } = await open();
  await clock.advance(1000);
  server.isNetworkUp = false;
  play();
  await run(47_000);
  shut();
  expect(await sendUnsent(harness)).toBe(1);
  server.isNetworkUp = true;
  expect(await sendUnsent(harness, LESSON)).toBe(0);
  expect(server.arrived).toEqual([]);
  expect(await sendUnsent(harness)).toBe(0);
  expect(await sendUnsent(harness)).toBe(0);
  expect(server.arrived).toMatchObject([{ positionMs: 47_000, studiedMs: 47_000 }]);
});

it('an unsent report never takes back what another device has reached', async () => {
  const harness = createProgressHarness();
  const { server, clock, open, run } = harness;
  const { play, shut } = await open();
  await clock.advance(1000);
  server.isNetworkUp = false;
  play();
  await run(47_000);
  shut();
  server.isNetworkUp = true;
  server.positionMs = 300_000;
  await sendUnsent(harness);
  expect(server.positionMs).toBe(300_000);
});

it('progress is forgotten 90 days after it was continued last', async () => {
  const harness = createProgressHarness();
  const { clock, open, run, storage } = harness;
  const { play, leave } = await open();
  await clock.advance(1000);
  play();
  await run(5000);
  leave();
  await clock.advance(1000);
  clock.moveWall(89 * 24 * 3_600_000);
  await sendUnsent(harness);
  expect(storage.values.size).toBe(1);
  clock.moveWall(24 * 3_600_000);
  await sendUnsent(harness);
  expect(storage.values.size).toBe(0);
});

it('old progress stays as long as it is unsent, because the clock may have been wrong, and is forgotten once refused', async () => {
  const harness = createProgressHarness();
  const { server, clock, open, run, storage } = harness;
  const { play, shut } = await open();
  await clock.advance(1000);
  server.isNetworkUp = false;
  play();
  await run(47_000);
  shut();
  clock.moveWall(91 * 24 * 3_600_000);
  expect(await sendUnsent(harness)).toBe(1);
  expect(storage.values.size).toBe(1);
  expect(await sendUnsent(harness, undefined, true)).toBe(0);
  expect(storage.values.size).toBe(0);
});

it('a full or broken storage changes nothing but what outlives the page', async () => {
  const { server, storage, clock, open, run } = createProgressHarness();
  storage.isBroken = true;
  const { play, shut } = await open();
  await clock.advance(1000);
  play();
  await run(20_000);
  shut();
  await clock.advance(1000);
  expect(server.positionMs).toBe(20_000);
});

it('an unsent report waits while the position that the server told cannot be read', async () => {
  const harness = createProgressHarness();
  const { server, clock, open, run } = harness;
  const { play, shut } = await open();
  await clock.advance(1000);
  server.isNetworkUp = false;
  play();
  await run(47_000);
  shut();
  server.isNetworkUp = true;
  server.positionMs = Number.NaN;
  expect(await sendUnsent(harness)).toBe(1);
  expect(server.arrived).toEqual([]);
  server.positionMs = 10_000;
  expect(await sendUnsent(harness)).toBe(0);
  expect(server.arrived).toMatchObject([{ positionMs: 47_000 }]);
});

it('unsent reports are sent by one run at a time', async () => {
  const harness = createProgressHarness();
  const { server, storage, clock, open, run } = harness;
  const { play, shut } = await open();
  await clock.advance(1000);
  server.isNetworkUp = false;
  play();
  await run(47_000);
  shut();
  server.isNetworkUp = true;
  const calls = {
    loadPosition: () => server.load(),
    sendReport: (_: LessonKey, report: Parameters<typeof server.save>[0]) =>
      server.save(report, false, () => true),
    isRefusal: () => false,
  };
  const options = {
    store: createProgressStore(storage),
    user: LESSON,
    calls,
    now: clock.now(),
    timers: clock,
  };
  const runs = [sendUnsentReports(options), sendUnsentReports(options)];
  await clock.advance(1000);
  expect(await Promise.all(runs)).toEqual([0, 0]);
  expect(server.arrived).toHaveLength(1);
});

it('an unsent report that waits for its position is not sent once the lesson went further', async () => {
  const harness = createProgressHarness();
  const { server, clock, open, run } = harness;
  const { play, shut } = await open();
  await clock.advance(1000);
  server.isNetworkUp = false;
  play();
  await run(47_000);
  shut();
  server.isNetworkUp = true;
  // The answer to the load of the run takes 8 s; meanwhile the student opens the lesson, plays on and leaves.
  server.faults.push({ kind: 'ok', request: 20, response: 8000 });
  const sending = startRun(harness);
  const again = await open();
  await clock.advance(500);
  again.seek(300_000);
  again.play();
  await run(5000);
  again.leave();
  await clock.advance(60_000);
  expect(await sending).toBe(0);
  expect(server.positionMs).toBe(305_000);
});

it('an unsent report is left to its lesson when that is opened while the position loads', async () => {
  const harness = createProgressHarness();
  const { server, clock, open, run } = harness;
  const { play, shut } = await open();
  await clock.advance(1000);
  server.isNetworkUp = false;
  play();
  await run(47_000);
  shut();
  server.isNetworkUp = true;
  const openAt: (LessonKey | undefined)[] = [undefined, LESSON];
  expect(await sendUnsent(harness, () => openAt.shift())).toBe(0);
  expect(server.loads).toBeGreaterThan(0);
  expect(server.arrived).toEqual([]);
});

it.each(['load', 'report'])(
  'a run ends 10 s after a %s without an answer, and a later run sends',
  async (call) => {
    const harness = createProgressHarness();
    const { server, clock, open, run } = harness;
    const { play, shut } = await open();
    await clock.advance(1000);
    server.isNetworkUp = false;
    play();
    await run(47_000);
    shut();
    server.isNetworkUp = true;
    if (call === 'report') server.faults.push({ kind: 'ok', request: 20, response: 30 });
    server.faults.push({ kind: 'hangs' });
    let remaining: number | null = null;
    void startRun(harness).then((count) => (remaining = count));
    await clock.advance(60_000);
    await settle();
    expect(remaining).toBe(1);
    expect(await sendUnsent(harness)).toBe(0);
    expect(server.arrived).toMatchObject([{ positionMs: 47_000 }]);
  },
);

it('an unsent report waits for its own lesson alone: another one that is open holds nothing up', async () => {
  const harness = createProgressHarness();
  const { server, clock, open, run } = harness;
  const { play, shut } = await open();
  await clock.advance(1000);
  server.isNetworkUp = false;
  play();
  await run(47_000);
  shut();
  server.isNetworkUp = true;
  expect(await sendUnsent(harness, { ...LESSON, classroomId: 'another' })).toBe(0);
  expect(server.arrived.at(-1)?.positionMs).toBe(47_000);
});
