import { describe, expect, it } from 'vitest';
import { createProgressHarness } from './testing/createProgressHarness.ts';

describe('a lesson that is closed', () => {
  it('sends, asks, keeps and tells nothing more, also where it is closed twice', async () => {
    const { server, storage, clock, open, run } = createProgressHarness();
    const { progress, play, leave, lifecycle } = await open();
    await clock.advance(1000);
    play();
    await run(5000);
    let told = 0;
    progress.subscribe(() => (told += 1));
    server.isNetworkUp = false;
    leave();
    leave();
    await clock.advance(0);
    const count = () => ({
      told,
      sent: server.sent.length,
      loads: server.loads,
      stored: [...storage.values],
    });
    const before = count();
    lifecycle('online');
    progress.handle({ type: 'play', positionMs: 90_000, rate: 1 });
    progress.handle({ type: 'duration', durationMs: 7000 });
    server.isNetworkUp = true;
    await clock.advance(120_000);
    expect(count()).toEqual(before);
  });

  it('asks for no fresh position', async () => {
    const { server, clock, open } = createProgressHarness();
    const { leave, lifecycle } = await open();
    await clock.advance(1000);
    leave();
    await clock.advance(61_000);
    lifecycle('visible');
    await clock.advance(1000);
    expect(server.loads).toBe(1);
  });

  it('stops asking for a position that could not be loaded', async () => {
    const { server, clock, open } = createProgressHarness();
    server.isNetworkUp = false;
    const { leave } = await open();
    await clock.advance(0);
    leave();
    await clock.advance(120_000);
    expect(server.loads).toBe(1);
  });

  it('ends with its last report, and at once where nothing is to be sent', async () => {
    const { server, clock, open, run } = createProgressHarness();
    const { progress, play } = await open();
    await clock.advance(1000);
    play();
    await run(5000);
    server.faults = [{ kind: 'ok', request: 1000, response: 1000 }];
    let hasEnded = false;
    const closed = progress.close().then(() => (hasEnded = true));
    await clock.advance(1900);
    expect(hasEnded).toBe(false);
    await clock.advance(200);
    await closed;
    expect(server.positionMs).toBe(5000);
    await progress.close();
  });
});
