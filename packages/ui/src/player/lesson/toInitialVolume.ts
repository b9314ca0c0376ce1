import { toVideoSource } from '../toVideoSource.ts';

/** The volume that a stream starts with (VIEW-02); a file starts with the full one. */
const STREAM_VOLUME = 0.1;

export function toInitialVolume(url: string): number {
  return toVideoSource(url)?.type === 'application/x-mpegurl' ? STREAM_VOLUME : 1;
}
