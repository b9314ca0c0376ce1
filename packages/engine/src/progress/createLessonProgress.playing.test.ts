import { describe, expect, it } from 'vitest';
import { createProgressStore } from './storage/createProgressStore.ts';
import { createProgressHarness, LESSON } from './testing/createProgressHarness.ts';

describe('a lesson that plays', () => {
  it('tells its listeners of changes alone, and nobody who has left', async () => {
    const { clock, open, run } = createProgressHarness();
    const { progress, play } = await open();
    await clock.advance(1000);
    play();
    await run(1000);
    let told = 0;
    const stop = progress.subscribe(() => (told += 1));
    await run(2000);
    expect(told).toBe(0);
    await run(9000);
    // The first and the second percent of ten minutes; the report after 10 s: it looks, leaves, and is confirmed.
    expect(told).toBe(5);
    stop();
    await run(11_000);
    expect(told).toBe(5);
  });

  it('tells how far it is while the saved position and the answers are missing', async () => {
    const { server, open, run } = createProgressHarness(60_000);
    server.isNetworkUp = false;
    const { progress, play } = await open();
    play();
    await run(3000);
    expect(progress.getSnapshot()).toMatchObject({ phase: 'failed', percent: 5 });
  });

  it('begins at what the server knows, and a seek alone moves nothing', async () => {
    const { server, clock, open, run } = createProgressHarness();
    server.positionMs = 372_000;
    const { progress, play, seek } = await open();
    await clock.advance(1000);
    expect(progress.getSnapshot().percent).toBe(62);
    play();
    seek(570_000);
    expect(progress.getSnapshot().percent).toBe(62);
    await run(6000);
    expect(progress.getSnapshot().percent).toBe(96);
  });

  it('is at its end until it is played or moved again', async () => {
    const { clock, open, run } = createProgressHarness();
    const { progress, play, seek } = await open();
    await clock.advance(1000);
    seek(599_000);
    play();
    await run(750);
    expect(progress.getSnapshot()).toMatchObject({ percent: 99, isAtEnd: false });
    progress.handle({ type: 'ended', positionMs: 600_000, rate: 1 });
    expect(progress.getSnapshot()).toMatchObject({ percent: 100, isAtEnd: true });
    progress.handle({ type: 'timeupdate', positionMs: 600_000, rate: 1 });
    expect(progress.getSnapshot().isAtEnd).toBe(true);
    seek(0);
    expect(progress.getSnapshot().isAtEnd).toBe(false);
  });

  it('never gets further than its end', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { progress, play, seek } = await open();
    await clock.advance(1000);
    seek(599_000);
    play();
    await run(750);
    progress.handle({ type: 'ended', positionMs: 600_100, rate: 1 });
    await clock.advance(1000);
    expect(server.arrived.at(-1)).toMatchObject({ positionMs: 600_000, studiedMs: 1000, remainingMs: 0 });
  });

  it('is on the device while the saved position is unknown', async () => {
    const { server, storage, open, run } = createProgressHarness();
    server.isNetworkUp = false;
    const { play, shut } = await open();
    play();
    await run(5000);
    shut();
    expect(createProgressStore(storage).read(LESSON)).toMatchObject({ positionMs: 5000 });
  });

  it('is told again to a server that knows less than it has confirmed', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, shut } = await open();
    await clock.advance(1000);
    play();
    await run(47_000);
    shut();
    await clock.advance(1000);
    server.positionMs = 10_000;
    await open();
    await clock.advance(1000);
    expect(server.positionMs).toBe(47_000);
  });

  it('is sent as soon as the network is back', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, pause, lifecycle } = await open();
    await clock.advance(1000);
    server.isNetworkUp = false;
    play();
    await run(20_000);
    pause();
    await clock.advance(0);
    server.isNetworkUp = true;
    lifecycle('online');
    await clock.advance(100);
    expect(server.positionMs).toBe(20_000);
  });

  it('resumes where this device knows, although the saved position cannot be loaded', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, shut } = await open();
    await clock.advance(1000);
    play();
    await run(47_000);
    shut();
    server.isNetworkUp = false;
    const { progress } = await open();
    await clock.advance(0);
    expect(progress.getSnapshot()).toMatchObject({ phase: 'failed', resumeMs: 47_000 });
  });

  it('tells that it plays, and how long it is, while a report is on its way', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, shut } = await open({ knowsDuration: false });
    await clock.advance(1000);
    server.isNetworkUp = false;
    play();
    await run(599_500);
    shut();
    server.isNetworkUp = true;
    server.faults = [{ kind: 'ok', request: 20, response: 30 }, { kind: 'hangs' }];
    const again = await open({ knowsDuration: false });
    await clock.advance(1000);
    const told: unknown[] = [];
    again.progress.subscribe(() => {
      const { phase, resumeMs } = again.progress.getSnapshot();
      told.push([phase, resumeMs]);
    });
    again.progress.handle({ type: 'duration', durationMs: 600_000 });
    again.play();
    expect(told).toEqual([
      ['resumed', 0],
      ['playing', 0],
    ]);
  });

  it('is on the device as it is sent, also by a retry', async () => {
    const { server, storage, clock, open, run } = createProgressHarness();
    const { play } = await open();
    await clock.advance(1000);
    server.faults = [{ kind: 'status-500' }, { kind: 'hangs' }];
    play();
    await run(2000);
    const retried = server.sent[1]?.report.positionMs ?? 0;
    expect(retried).toBeGreaterThan(0);
    expect(createProgressStore(storage).read(LESSON)?.positionMs).toBeGreaterThanOrEqual(retried);
  });
});

describe('what is not studied', () => {
  it('is what plays in a hidden page, which reports when it is hidden (F35)', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, pause, lifecycle } = await open();
    await clock.advance(1000);
    play();
    await run(5000);
    lifecycle('hidden');
    await clock.advance(1000);
    expect(server.sent.at(-1)).toMatchObject({ isKeepalive: true, report: { positionMs: 5000 } });
    await run(60_000);
    expect(server.arrived.at(-1)).toMatchObject({ positionMs: 5000, studiedMs: 5000 });
    lifecycle('visible');
    await run(3000);
    pause();
    await clock.advance(1000);
    // The first tick after the return only sets the playhead.
    expect(server.arrived.at(-1)?.studiedMs).toBe(7750);
  });

  it('is what plays in a hidden page while the network goes and comes, which is no reason to report', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, lifecycle } = await open();
    await clock.advance(1000);
    play();
    await run(5000);
    server.isNetworkUp = false;
    lifecycle('hidden');
    await clock.advance(0);
    const count = server.sent.length;
    lifecycle('offline');
    await clock.advance(0);
    expect(server.sent).toHaveLength(count);
    lifecycle('visible');
    expect(server.sent.at(-1)?.isKeepalive).toBe(false);
    lifecycle('hidden');
    server.isNetworkUp = true;
    lifecycle('online');
    await run(20_000);
    expect(server.arrived.at(-1)).toMatchObject({ positionMs: 5000, studiedMs: 5000 });
  });

  it('is the time that the machine slept', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { play, pause } = await open();
    await clock.advance(1000);
    play();
    await run(5000);
    clock.sleep(3_600_000);
    await clock.advance(3_600_000);
    await run(5000);
    pause();
    await clock.advance(1000);
    // 250 ms of playing around the sleep are not counted.
    expect(server.arrived.at(-1)).toMatchObject({ positionMs: 10_000, studiedMs: 9750 });
  });

  it('is a preview: nothing is loaded, stored or sent (VIEW-06)', async () => {
    const { server, storage, clock, open, run } = createProgressHarness();
    server.positionMs = 47_000;
    const { progress, play, leave } = await open({ isRecorded: false });
    expect(progress.getSnapshot()).toMatchObject({ phase: 'resumed', resumeMs: 0 });
    play();
    await run(60_000);
    expect(progress.getSnapshot().phase).toBe('playing');
    leave();
    await clock.advance(60_000);
    expect([server.loads, server.sent.length, storage.values.size]).toEqual([0, 0, 0]);
  });
});
