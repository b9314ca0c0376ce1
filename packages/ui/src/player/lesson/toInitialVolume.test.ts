import { expect, test } from 'vitest';
import { soundKindOf, toInitialVolume } from './toInitialVolume.ts';

test('a stream starts at 0.1, a file at full volume (VIEW-02)', () => {
  expect(toInitialVolume(soundKindOf('/media/lesson/index.m3u8?token=1'), undefined)).toBe(0.1);
  expect(toInitialVolume(soundKindOf('/media/lesson/720.mp4'), undefined)).toBe(1);
});

test('each starts at the volume that was chosen for it', () => {
  const volumes = { file: 0.4, stream: 0.7 };
  expect(toInitialVolume('file', volumes)).toBe(0.4);
  expect(toInitialVolume('stream', volumes)).toBe(0.7);
  expect(toInitialVolume('stream', { file: 0.4 })).toBe(0.1);
});

test('a damaged volume counts as none', () => {
  const damaged = JSON.parse('{"file":"loud","stream":9}') as { file: number; stream: number };
  expect(toInitialVolume('file', damaged)).toBe(1);
  expect(toInitialVolume('stream', damaged)).toBe(0.1);
});
