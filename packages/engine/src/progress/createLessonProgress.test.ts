import { describe, expect, it } from 'vitest';
import { createProgressHarness, LESSON } from './testing/createProgressHarness.ts';

describe('opening', () => {
  it('resumes at the saved position, and sends nothing before (PROG-02, VIEW-02)', async () => {
    const { server, clock, open } = createProgressHarness();
    server.positionMs = 47_000;
    const { progress, play, pause } = await open();
    expect(progress.getSnapshot()).toMatchObject({ phase: 'loading', resumeMs: null });
    play();
    pause();
    expect(server.sent).toEqual([]);
    await clock.advance(1000);
    expect(progress.getSnapshot()).toMatchObject({ phase: 'playing', resumeMs: 47_000 });
  });

  it('goes loading → resumed → playing, and does not report the move to the saved position', async () => {
    const { server, clock, open } = createProgressHarness();
    server.positionMs = 47_000;
    const { progress, play, seek } = await open();
    const phases = [progress.getSnapshot().phase];
    progress.subscribe(() => phases.push(progress.getSnapshot().phase));
    await clock.advance(1000);
    seek(47_000);
    await clock.advance(1000);
    expect(server.sent).toEqual([]);
    play();
    expect([...new Set(phases)]).toEqual(['loading', 'resumed', 'playing']);
    expect(server.sent.map(({ report }) => report.positionMs)).toEqual([47_000]);
  });

  it.each([
    ['watched to the end', 600_000, 0],
    ['watched to its last second', 599_000, 0],
    ['closed before its last second', 598_999, 598_999],
    ['never studied', null, 0],
  ])('a lesson %s starts at the right place', async (_, saved, resumeMs) => {
    const { server, clock, open } = createProgressHarness();
    server.positionMs = saved;
    const { progress } = await open();
    await clock.advance(1000);
    expect(progress.getSnapshot()).toMatchObject({ phase: 'resumed', resumeMs });
  });

  it('learns the length from the player: what remains, and that the lesson was watched to the end', async () => {
    const { server, clock, open } = createProgressHarness();
    server.positionMs = 599_500;
    const early = await open({ knowsDuration: false });
    early.progress.handle({ type: 'duration', durationMs: 600_000 });
    expect(early.progress.getSnapshot()).toMatchObject({ phase: 'loading', resumeMs: null });
    const { progress, play } = await open({ knowsDuration: false });
    await clock.advance(1000);
    expect(progress.getSnapshot()).toMatchObject({ resumeMs: 599_500, report: { remainingMs: null } });
    progress.handle({ type: 'duration', durationMs: 600_000 });
    expect(progress.getSnapshot().resumeMs).toBe(0);
    play();
    expect(server.sent.at(-1)?.report).toMatchObject({ positionMs: 599_500, remainingMs: 500 });
  });

  it.each([Number.NaN, -1, Infinity])(
    'the position %d is unknown: nothing is sent below it',
    async (told) => {
      const { server, open, run } = createProgressHarness();
      server.positionMs = told;
      const { progress, play } = await open();
      await run(1000);
      expect(progress.getSnapshot()).toMatchObject({ phase: 'failed', resumeMs: 0 });
      play();
      await run(20_000);
      expect(server.sent).toEqual([]);
      server.positionMs = 300_000;
      await run(60_000);
      expect(server.arrived[0]?.positionMs).toBe(300_000);
    },
  );

  it('starts at 0 when the position cannot be loaded, and never reports less than the server has', async () => {
    const { server, clock, open, run } = createProgressHarness();
    server.positionMs = 300_000;
    server.isNetworkUp = false;
    const { progress, play, lifecycle } = await open();
    await clock.advance(0);
    expect(progress.getSnapshot()).toMatchObject({ phase: 'failed', resumeMs: 0 });
    play();
    await run(20_000);
    expect(server.sent).toEqual([]);
    server.isNetworkUp = true;
    lifecycle('online');
    await run(1000);
    // The student watches from the start: the player is not moved any more.
    expect(progress.getSnapshot()).toMatchObject({ phase: 'playing', resumeMs: 0, saving: 'saved' });
    expect(server.arrived.map((report) => report.positionMs)).toEqual([300_000]);
    expect(progress.getSnapshot().report.studiedMs).toBe(20_000);
  });

  it('asks again when the student comes back after a minute: another device raised the position', async () => {
    const { server, clock, open, run } = createProgressHarness();
    server.positionMs = 10_000;
    const { progress, play, pause, lifecycle } = await open();
    await clock.advance(1000);
    play();
    await run(5000);
    pause();
    lifecycle('hidden');
    lifecycle('visible');
    await clock.advance(1000);
    expect(server.loads).toBe(1);
    lifecycle('hidden');
    await clock.advance(60_000);
    server.positionMs = 300_000;
    lifecycle('visible');
    lifecycle('online');
    await clock.advance(1000);
    expect(server.loads).toBe(2);
    play();
    await run(1000);
    // The student is not moved; the server is not told less.
    expect(progress.getSnapshot().resumeMs).toBe(10_000);
    expect(server.arrived.at(-1)?.positionMs).toBe(300_000);
  });

  it('asks again when the student plays after a minute in a window that stays in sight', async () => {
    const { server, clock, open, run } = createProgressHarness();
    server.positionMs = 10_000;
    const { play, pause } = await open();
    await clock.advance(1000);
    play();
    await run(5000);
    pause();
    await clock.advance(60_000);
    const before = server.arrived.length;
    server.positionMs = 300_000;
    play();
    await run(1000);
    expect(server.loads).toBe(2);
    expect(server.arrived.slice(before).map((report) => report.positionMs)).toEqual([300_000]);
  });

  it('keeps a report on the device where the position cannot be asked for again', async () => {
    const { server, clock, open, run } = createProgressHarness();
    server.positionMs = 10_000;
    const { progress, play, pause } = await open();
    await clock.advance(1000);
    play();
    await run(5000);
    pause();
    await clock.advance(60_000);
    const before = server.arrived.length;
    server.positionMs = Number.NaN;
    play();
    await run(1000);
    expect(server.arrived.slice(before)).toEqual([]);
    expect(progress.getSnapshot().saving).toBe('unsaved');
    server.positionMs = 300_000;
    await run(60_000);
    expect(server.arrived[before]?.positionMs).toBe(300_000);
  });

  it('a position that cannot be asked for again stays', async () => {
    const { server, clock, open, run } = createProgressHarness();
    server.positionMs = 47_000;
    const { progress, play, lifecycle } = await open();
    await clock.advance(62_000);
    server.isNetworkUp = false;
    lifecycle('visible');
    await clock.advance(60_000);
    expect(server.loads).toBe(2);
    expect(progress.getSnapshot()).toMatchObject({ phase: 'resumed', resumeMs: 47_000 });
    server.isNetworkUp = true;
    play();
    await run(1000);
    expect(server.arrived.at(-1)?.positionMs).toBeGreaterThanOrEqual(47_000);
  });

  it('tries to load again after 1, 2, 4 … 30 s', async () => {
    const { server, clock, open } = createProgressHarness();
    server.isNetworkUp = false;
    await open();
    await clock.advance(61_000);
    expect(server.loads).toBe(7);
  });
});

describe('reports', () => {
  it('stores 47,000 ms for a lesson that is closed at 00:47 (F31)', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, shut } = await open();
    await clock.advance(1000);
    play();
    await run(47_000);
    shut();
    await clock.advance(1000);
    expect(server.positionMs).toBe(47_000);
    const last = server.sent.at(-1);
    expect(last).toMatchObject({
      isKeepalive: true,
      report: { positionMs: 47_000, studiedMs: 47_000, remainingMs: 553_000 },
    });
    expect(JSON.stringify({ ...LESSON, ...last?.report }).length).toBeLessThan(8 * 1024);
  });

  it('are sent at play, pause, seek, and while playing when the playhead is 10 s further (PROG-01)', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, pause, seek } = await open();
    await clock.advance(1000);
    const countSent = async (work: () => void) => {
      const before = server.sent.length;
      work();
      await clock.advance(1000);
      return server.sent.length - before;
    };
    expect(await countSent(play)).toBe(1);
    await run(10_000);
    expect(server.sent).toHaveLength(1);
    await run(250);
    await clock.advance(100);
    expect(server.sent).toHaveLength(2);
    expect(await countSent(() => seek(300_000))).toBe(1);
    expect(await countSent(() => seek(1000))).toBe(1);
    expect(await countSent(pause)).toBe(1);
  });

  it('keep the furthest position and count no part twice: seek to the end, backward seek (F33)', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, pause, seek } = await open();
    await clock.advance(1000);
    play();
    await run(30_000);
    seek(599_000);
    await clock.advance(1000);
    expect(server.positionMs).toBe(30_000);
    seek(10_000);
    await run(5000);
    pause();
    await clock.advance(1000);
    expect(server.arrived.at(-1)).toMatchObject({ positionMs: 30_000, studiedMs: 30_000 });
  });

  it.each([0.75, 1, 1.5, 2])('count what is played at rate %d once (F33)', async (rate) => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, pause, seek, medium } = await open();
    await clock.advance(1000);
    medium.rate = rate;
    for (let round = 0; round < 2; round += 1) {
      seek(0);
      play();
      await run(60_000);
      pause();
    }
    await clock.advance(1000);
    const playedMs = 60_000 * rate;
    expect(server.arrived.at(-1)).toMatchObject({ positionMs: playedMs, studiedMs: playedMs });
  });

  it('go on for a minute of failures without touching the playback; then the newest arrives (F34)', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, medium, progress } = await open();
    await clock.advance(1000);
    server.faults = Array.from({ length: 7 }, () => ({ kind: 'status-500' }));
    play();
    const startedAt = clock.monotonicNow();
    await run(60_000);
    expect(medium).toMatchObject({ isPlaying: true, positionMs: 60_000 });
    expect(progress.getSnapshot().saving).toBe('unsaved');
    const seconds = server.sent.map(({ at }) => Math.floor((at - startedAt) / 1000));
    // Waits of 1, 2, 4, 8, 16, 30 s; the position is asked for again after 10 s, which fails too.
    expect(seconds).toEqual([0, 1, 3, 7]);
    expect(server.loads).toBe(3);
    await run(60_000);
    expect(progress.getSnapshot().saving).toBe('saved');
    expect(server.positionMs).toBeGreaterThanOrEqual(110_000);
  });

  it('that get no response for 10 s are shown as unsaved and replaced by newer ones', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const opened = await open();
    await clock.advance(1000);
    server.faults = [{ kind: 'hangs' }];
    opened.play();
    await run(9750);
    expect(opened.progress.getSnapshot().saving).toBe('saving');
    await run(500);
    expect(opened.progress.getSnapshot().saving).toBe('unsaved');
    await run(2000);
    expect(server.arrived.at(-1)?.positionMs).toBeGreaterThan(10_000);
    expect(opened.mostInFlight).toBe(1);
  });

  it('leave with the page although one is in flight', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const opened = await open();
    await clock.advance(1000);
    opened.play();
    await run(5000);
    server.faults = [{ kind: 'ok', request: 5000, response: 5000 }];
    opened.pause();
    await run(250);
    opened.shut();
    await clock.advance(20_000);
    expect(server.sent.slice(-2).map(({ isKeepalive }) => isKeepalive)).toEqual([false, true]);
    expect(server.positionMs).toBe(5000);
    expect(opened.mostInFlight).toBe(1);
  });

  it('leave once when the page is hidden and then left', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, lifecycle, leave } = await open();
    await clock.advance(1000);
    play();
    await run(5000);
    const count = server.sent.length;
    lifecycle('hidden');
    leave();
    await clock.advance(60_000);
    expect(server.sent.slice(count).map(({ isKeepalive }) => isKeepalive)).toEqual([true]);
  });

  it('are not repeated on leaving when the server has everything', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, pause, lifecycle, leave } = await open();
    await clock.advance(1000);
    play();
    await run(5000);
    pause();
    await clock.advance(1000);
    const count = server.sent.length;
    lifecycle('hidden');
    leave();
    await clock.advance(60_000);
    expect(server.sent).toHaveLength(count);
  });
});
