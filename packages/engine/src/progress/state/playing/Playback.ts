import type { PlayheadEvent } from '../../contract/MediaEvent.ts';
import { playedBetween, type Sample } from './playedBetween.ts';
import type { PlayedRange } from './PlayedRanges.ts';

/** What the medium does in this window. */
export interface Playback {
  /** True from the first play on. */
  hasPlayed: boolean;
  isPlaying: boolean;
  /** Between 'seeking' and 'seeked' the element reports positions on the way. */
  isSeeking: boolean;
  /** A hidden page counts nothing, also where the medium goes on (F35). */
  isHidden: boolean;
  positionMs: number;
  /** Null where the next sample continues nothing: after a seek, a pause, a hidden page. */
  lastSample: Sample | null;
}

export const NOT_PLAYED: Playback = {
  hasPlayed: false,
  isPlaying: false,
  isSeeking: false,
  isHidden: false,
  positionMs: 0,
  lastSample: null,
};

/** The student can see what plays. */
export function isWatched({ isPlaying, isHidden }: Playback): boolean {
  return isPlaying && !isHidden;
}

/** The playback after an event, and what was played since the last one. The same object where the event changes nothing. */
export function follow(
  playback: Playback,
  event: PlayheadEvent,
  at: number,
): { playback: Playback; played: PlayedRange | null } {
  const isOnTheWay = playback.isSeeking || !isWatched(playback);
  const isPosition = Number.isFinite(event.positionMs) && event.positionMs >= 0;
  if (!isPosition || (event.type === 'timeupdate' && isOnTheWay)) return { playback, played: null };

  const rate = event.rate > 0 && Number.isFinite(event.rate) ? event.rate : 1;
  const sample = { positionMs: Math.round(event.positionMs), rate, at };
  const isSeek = event.type === 'seeking' || event.type === 'seeked';
  const { lastSample } = playback;
  const played = lastSample && !isSeek ? playedBetween(lastSample, sample) : null;
  const next = { ...playback, ...change(event.type), positionMs: sample.positionMs };
  return { playback: { ...next, lastSample: isWatched(next) ? sample : null }, played };
}

export function setHidden(playback: Playback, isHidden: boolean): Playback {
  return playback.isHidden === isHidden ? playback : { ...playback, isHidden, lastSample: null };
}

function change(type: PlayheadEvent['type']): Partial<Playback> {
  switch (type) {
    case 'play':
      return { isPlaying: true, hasPlayed: true, isSeeking: false };
    case 'pause':
    case 'ended':
      return { isPlaying: false };
    case 'seeking':
      return { isSeeking: true };
    case 'seeked':
      return { isSeeking: false };
    case 'timeupdate':
      return {};
    default:
      return type satisfies never;
  }
}
