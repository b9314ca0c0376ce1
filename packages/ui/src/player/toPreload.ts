import type { toVideoSource } from './poster/toVideoSource.ts';

/**
 * What loads before the first play. A browser that plays HLS itself, such as a recent Chrome, would load a stream beside
 * the player's own HLS support, which then finds no quality levels: it must wait where that support works.
 */
export function toPreload({ type }: NonNullable<ReturnType<typeof toVideoSource>>): 'none' | 'metadata' {
  const hasMediaSource = 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;
  return type === 'application/x-mpegurl' && hasMediaSource ? 'none' : 'metadata';
}
