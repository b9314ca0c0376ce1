import { expect, it } from 'vitest';
import { createPreviewProgress } from './createPreviewProgress.ts';

const AT_5_S = { positionMs: 5000, rate: 1 };

it('a preview starts at 0 with nothing studied', () => {
  expect(createPreviewProgress().getSnapshot()).toEqual({
    phase: 'resumed',
    resumeMs: 0,
    percent: null,
    isAtEnd: false,
    saving: 'saved',
    report: { positionMs: 0, studiedMs: 0, remainingMs: null, studiedAt: 0 },
  });
});

it('a preview tells once that it plays, and nothing else', () => {
  const progress = createPreviewProgress();
  const before = progress.getSnapshot();
  const told: string[] = [];
  progress.subscribe(() => told.push(progress.getSnapshot().phase));
  progress.open();
  progress.handle({ type: 'timeupdate', ...AT_5_S });
  progress.handle({ type: 'duration', durationMs: 600_000 });
  expect(progress.getSnapshot()).toBe(before);
  progress.handle({ type: 'play', ...AT_5_S });
  progress.handle({ type: 'play', ...AT_5_S });
  expect(told).toEqual(['playing']);
  expect(progress.getSnapshot()).toEqual({ ...before, phase: 'playing' });
});

it('a preview tells nobody who has left', async () => {
  let told = 0;
  const listener = () => (told += 1);
  const left = createPreviewProgress();
  left.subscribe(listener)();
  left.handle({ type: 'play', ...AT_5_S });
  const closed = createPreviewProgress();
  closed.subscribe(listener);
  await closed.close();
  closed.handle({ type: 'play', ...AT_5_S });
  expect(told).toBe(0);
});
