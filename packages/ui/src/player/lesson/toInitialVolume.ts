import type { PlayerSettings, SoundKind } from '../lazy/PlayerSettings.ts';
import { toVideoSource } from '../poster/toVideoSource.ts';

/** The volume before the student chose one: a stream starts at 0.1 (VIEW-02). */
const USUAL_VOLUMES: Record<SoundKind, number> = { file: 1, stream: 0.1 };

/** The volume that a source starts with. */
export function toInitialVolume(kind: SoundKind, chosen: PlayerSettings['volumes']): number {
  const volume = chosen?.[kind];
  // What the device stored may be damaged.
  return typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : USUAL_VOLUMES[kind];
}

export const soundKindOf = (url: string): SoundKind =>
  toVideoSource(url)?.type === 'application/x-mpegurl' ? 'stream' : 'file';
