import { expect, it } from 'vitest';
import { createFakeClock } from '../../testing/createFakeClock.ts';
import type { AttemptPart } from './AttemptContext.ts';
import { createScheduler } from './createScheduler.ts';

/** A scheduler with two parts; `log` tells what ran when. */
function create(next: (now: number) => number | null = () => null) {
  const clock = createFakeClock();
  const log: string[] = [];
  const scheduler = createScheduler(clock, () => log.push('published'));
  const makePart = (name: string): AttemptPart => ({
    run: (now) => log.push(`${name} at ${now}`),
    nextRun: name === 'first' ? next : () => null,
  });
  const take = () => log.splice(0);
  return { clock, scheduler, makePart, take, parts: ['first', 'second'].map(makePart) };
}

it('runs nothing before it starts, then every part, and publishes once', () => {
  const { scheduler, parts, take } = create();
  scheduler.update();
  expect(take()).toEqual([]);
  scheduler.start(parts);
  expect(take()).toEqual(['first at 0', 'second at 0', 'published']);
  scheduler.update();
  expect(take()).toEqual(['first at 0', 'second at 0', 'published']);
});

it('runs all parts again after a part has changed something, before it publishes', () => {
  const { scheduler, makePart, take } = create();
  let changes = 1;
  const changing: AttemptPart = {
    ...makePart('changing'),
    run() {
      if (changes === 0) return;
      changes -= 1;
      scheduler.update();
    },
  };
  scheduler.start([makePart('other'), changing]);
  expect(take()).toEqual(['other at 0', 'other at 0', 'published']);
});

it('sleeps until the first part is due, at least for the rest of the millisecond', async () => {
  const { clock, scheduler, parts, take } = create((now) => now + 99.5);
  scheduler.start(parts);
  take();
  await clock.advance(99);
  expect(take()).toEqual([]);
  await clock.advance(1);
  expect(take()).toEqual(['first at 100', 'second at 100', 'published']);
});

it('runs what is overdue as soon as it can, and one timer alone', async () => {
  let due = -500;
  const { clock, scheduler, parts, take } = create(() => (due += 1000));
  scheduler.start(parts);
  scheduler.update();
  take();
  // Due at 500, then at 1500: the update has replaced the first timer.
  await clock.advance(1499);
  expect(take()).toEqual([]);
  await clock.advance(1);
  expect(take()).toEqual(['first at 1500', 'second at 1500', 'published']);
});

it('sleeps for ever where nothing is due, and once it is stopped', async () => {
  const idle = create();
  idle.scheduler.start(idle.parts);
  idle.take();
  await idle.clock.advance(100_000);
  expect(idle.take()).toEqual([]);
  const stopped = create((now) => now + 100);
  stopped.scheduler.start(stopped.parts);
  stopped.scheduler.stop();
  stopped.take();
  await stopped.clock.advance(100_000);
  stopped.scheduler.update();
  expect(stopped.take()).toEqual([]);
});
