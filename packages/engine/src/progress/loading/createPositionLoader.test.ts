import { expect, it } from 'vitest';
import { createFakeClock, settle } from '../../testing/createFakeClock.ts';
import { createPositionLoader } from './createPositionLoader.ts';

/** A loader whose calls the test answers; `log` tells what it reported. */
function create() {
  const clock = createFakeClock();
  const log: (number | 'failed')[] = [];
  const calls: PromiseWithResolvers<number | null>[] = [];
  const environment = { ...clock, random: () => 0.5, isOnline: () => true, listen: () => () => {} };
  const loader = createPositionLoader({
    ports: {
      environment,
      loadPosition() {
        calls.push(Promise.withResolvers());
        return calls.at(-1)?.promise ?? Promise.reject(new Error('no call'));
      },
    },
    onLoaded: (positionMs) => log.push(positionMs),
    onFailed: () => log.push('failed'),
  });
  const answer = async (positionMs: number | null) => {
    calls.at(-1)?.resolve(positionMs);
    await settle();
  };
  const refuse = async () => {
    calls.at(-1)?.reject(new Error('no network'));
    await settle();
  };
  return { clock, loader, log, calls, answer, refuse };
}

it('tells the position, 0 for a lesson that was never studied', async () => {
  const { loader, log, answer } = create();
  loader.load();
  await answer(47_000);
  loader.load();
  await answer(0);
  loader.load();
  await answer(null);
  expect(log).toEqual([47_000, 0, 0]);
});

it('tells each failure and tries again, after a wait that grows', async () => {
  const { clock, loader, log, calls, refuse, answer } = create();
  loader.load();
  await refuse();
  await clock.advance(999);
  expect([calls.length, log]).toEqual([1, ['failed']]);
  await clock.advance(1);
  expect(calls).toHaveLength(2);
  // A position that is none is a failure too.
  await answer(Number.NaN);
  await clock.advance(1999);
  expect(calls).toHaveLength(2);
  await clock.advance(1);
  await answer(5000);
  expect(log).toEqual(['failed', 'failed', 5000]);
  await clock.advance(600_000);
  expect(calls).toHaveLength(3);
});

it('gives an answer up after ten seconds', async () => {
  const { clock, loader, log } = create();
  loader.load();
  await clock.advance(9999);
  expect(log).toEqual([]);
  await clock.advance(1);
  expect(log).toEqual(['failed']);
});

it('skips the wait when it is asked to, and loads once', async () => {
  const { clock, loader, calls, refuse, answer } = create();
  loader.load();
  await refuse();
  loader.refresh();
  loader.refresh();
  expect(calls).toHaveLength(2);
  await answer(5000);
  await clock.advance(59_999);
  expect(calls).toHaveLength(2);
});

it('does not ask twice for the first position', () => {
  const { loader, calls } = create();
  loader.load();
  loader.refresh();
  expect(calls).toHaveLength(1);
});

it('asks again for a position that is a minute old, once, and keeps it where that fails', async () => {
  const { clock, loader, log, calls, answer, refuse } = create();
  await clock.advance(10_000);
  loader.load();
  await answer(5000);
  await clock.advance(59_999);
  loader.refresh();
  expect([loader.isFresh(), calls.length]).toEqual([true, 1]);
  await clock.advance(1);
  loader.refresh();
  loader.refresh();
  expect([loader.isFresh(), calls.length]).toEqual([false, 2]);
  await refuse();
  await clock.advance(50_000);
  expect([calls.length, log]).toEqual([2, [5000]]);
  loader.refresh();
  expect(calls).toHaveLength(3);
});

it('is silent once it is closed', async () => {
  const open = create();
  open.loader.load();
  open.loader.close();
  await open.answer(5000);
  const waiting = create();
  waiting.loader.load();
  await waiting.refuse();
  waiting.loader.close();
  waiting.loader.refresh();
  await waiting.clock.advance(60_000);
  const failing = create();
  failing.loader.load();
  failing.loader.close();
  await failing.refuse();
  expect([open.log, waiting.log, waiting.calls.length, failing.log]).toEqual([[], ['failed'], 1, []]);
});

it('looks again at a position that was asked for ten seconds ago, once, and says when that fails', async () => {
  const { clock, loader, log, calls, answer, refuse } = create();
  loader.load();
  await clock.advance(2000);
  await answer(5000);
  await clock.advance(7999);
  expect(loader.look()).toBeNull();
  await clock.advance(1);
  const looking = loader.look();
  expect([loader.look() === looking, calls.length]).toEqual([true, 2]);
  await answer(9000);
  await looking;
  expect(log).toEqual([5000, 9000]);
  await clock.advance(10_000);
  const failing = loader.look();
  await Promise.all([refuse(), expect(failing).rejects.toThrow('no network')]);
  expect(log).toEqual([5000, 9000]);
});
