import { describe, expect, it } from 'vitest';
import { createProgressHarness, type LessonWindow } from './testing/createProgressHarness.ts';

/** A student who watched 10 s here and paused, and then got to 66.8 s on another device. */
async function goOnElsewhere(waitMs = 30_000) {
  const harness = createProgressHarness();
  const { server, clock, open, run } = harness;
  const here = await open();
  await clock.advance(1000);
  here.play();
  await run(5000);
  here.pause();
  await clock.advance(waitMs);
  const before = server.arrived.length;
  server.positionMs = 66_800;
  return {
    ...harness,
    here,
    arrivedHere: () => server.arrived.slice(before).map((report) => report.positionMs),
  };
}

describe('two devices', () => {
  it.each<[string, (here: LessonWindow) => void]>([
    ['a seek in a paused video', (here) => here.seek(20_000)],
    ['play', (here) => here.play()],
    ['play and leaving at once', (here) => (here.play(), here.leave())],
    ['the end', (here) => here.progress.handle({ type: 'ended', positionMs: 8000, rate: 1 })],
  ])('%s on the device that is behind does not lower the position', async (_, act) => {
    const { server, here, clock } = await goOnElsewhere();
    act(here);
    await clock.advance(2000);
    expect(server.positionMs).toBe(66_800);
  });

  it('going on and pausing on the device that is behind does not lower it either', async () => {
    const { server, here, run, arrivedHere } = await goOnElsewhere(12_000);
    here.play();
    await run(2500);
    server.positionMs = 90_000;
    await run(10_000);
    here.pause();
    await run(1000);
    expect(server.positionMs).toBe(90_000);
    expect(Math.min(...arrivedHere())).toBe(66_800);
  });

  it('an automatic retry looks again', async () => {
    const { server, here, run, clock, arrivedHere } = await goOnElsewhere();
    server.faults = [
      { kind: 'ok', request: 20, response: 30 },
      ...Array.from({ length: 4 }, () => ({ kind: 'status-500' as const })),
    ];
    here.play();
    await run(1000);
    here.pause();
    server.positionMs = 120_000;
    await clock.advance(60_000);
    expect(server.positionMs).toBe(120_000);
    expect(arrivedHere().every((positionMs) => positionMs === 120_000)).toBe(true);
  });

  it('the network that is back does not lower it', async () => {
    const { server, here, run, clock } = await goOnElsewhere(500);
    server.isNetworkUp = false;
    here.play();
    await run(15_000);
    here.pause();
    server.positionMs = 66_800;
    server.isNetworkUp = true;
    here.lifecycle('online');
    await clock.advance(1000);
    expect(server.positionMs).toBe(66_800);
    expect(server.arrived.at(-1)?.studiedMs).toBeGreaterThanOrEqual(20_000);
  });

  it.each(['leave', 'shut'] as const)(
    'to %s without a look of the last minute keeps the report for the next opening',
    async (how) => {
      const harness = await goOnElsewhere();
      const { server, here, open, clock, run } = harness;
      here.play();
      await run(1000);
      server.isNetworkUp = false;
      await run(70_000);
      server.isNetworkUp = true;
      server.positionMs = 200_000;
      here[how]();
      await clock.advance(1000);
      expect(server.positionMs).toBe(200_000);
      const again = await open();
      await clock.advance(1000);
      expect(again.progress.getSnapshot()).toMatchObject({ saving: 'saved', resumeMs: 200_000 });
      expect(server.arrived.at(-1)).toMatchObject({ positionMs: 200_000 });
    },
  );
});

it('leaving after watching a part again tells when it was studied, once', async () => {
  const { server, clock, open, run } = createProgressHarness();
  const { play, pause, seek, leave, lifecycle } = await open();
  await clock.advance(1000);
  play();
  await run(20_000);
  pause();
  seek(2000);
  play();
  await run(5000);
  const before = server.arrived.at(-1)?.studiedAt ?? 0;
  lifecycle('hidden');
  leave();
  await clock.advance(1000);
  const last = server.arrived.at(-1);
  expect(last).toMatchObject({ positionMs: 20_000, studiedMs: 20_000 });
  expect((last?.studiedAt ?? 0) - before).toBeGreaterThanOrEqual(4000);
});
