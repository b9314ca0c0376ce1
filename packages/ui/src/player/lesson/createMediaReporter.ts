import type { MediaEvent, PlayheadEvent } from '@cloud-school/engine';

/** What the reporter reads of a media element. */
export type MediaState = Pick<
  HTMLMediaElement,
  'currentTime' | 'duration' | 'paused' | 'playbackRate' | 'seeking'
>;

export interface MediaReporter {
  /** Where the student is; also while a source loads, when the element is at 0. */
  getPositionMs: () => number;
  isPlaying: () => boolean;
  /** False while a source loads and moves to where the student is. */
  hasArrived: () => boolean;
  /** The next source starts here: its events count from when it has arrived. */
  startFrom: (positionMs: number) => void;
  /** Takes an event of the media element and returns what to report: none, one or two events. */
  handle: (type: string, playhead: MediaState) => MediaEvent[];
  /** The source fails, or another one replaces it: a pause where the student is. */
  interrupt: () => MediaEvent[];
}

type PlayheadType = PlayheadEvent['type'];

const PLAYHEAD_EVENTS: Record<PlayheadType, true> = {
  play: true,
  pause: true,
  timeupdate: true,
  seeking: true,
  seeked: true,
  ended: true,
};

/** The events of a media element that a reporter needs. */
export const MEDIA_EVENTS = [
  ...Object.keys(PLAYHEAD_EVENTS),
  'playing',
  'canplay',
  'durationchange',
  'emptied',
];

/** A restored position may differ by this much from the wanted one: it is a key frame of a stream, or rounded. */
const ARRIVAL_MS = 1000;

/** A seek that ends farther from the wanted position is the student's own, made before the player got there. */
const OWN_JUMP_MS = 3000;

/**
 * Reports what the student does, and leaves out what the player does: while a source loads, the element starts at 0
 * and jumps to where the student was, which is no progress and no jump of theirs.
 */
export function createMediaReporter(): MediaReporter {
  let positionMs = 0;
  let rate = 1;
  let isPlaying = false;
  let hasArrived = false;

  function tell(type: PlayheadType, playhead: MediaState): MediaEvent[] {
    positionMs = Math.round(playhead.currentTime * 1000);
    rate = playhead.playbackRate;
    return [{ type, positionMs, rate }];
  }

  function setPlaying(next: boolean, type: 'play' | 'pause' | 'ended', playhead: MediaState): MediaEvent[] {
    if (isPlaying === next) return [];
    isPlaying = next;
    return tell(type, playhead);
  }

  function interrupt(): MediaEvent[] {
    hasArrived = false;
    if (!isPlaying) return [];
    isPlaying = false;
    return [{ type: 'pause', positionMs, rate }];
  }

  function arrive(type: string, playhead: MediaState): MediaEvent[] {
    const distanceMs = Math.abs(playhead.currentTime * 1000 - positionMs);
    const isThere = !playhead.seeking && distanceMs < ARRIVAL_MS;
    hasArrived = type === 'seeked' || type === 'playing' || (type === 'canplay' && isThere);
    if (!hasArrived) return [];
    const jump = type === 'seeked' && distanceMs > OWN_JUMP_MS ? tell(type, playhead) : [];
    return playhead.paused ? jump : [...jump, ...setPlaying(true, 'play', playhead)];
  }

  return {
    getPositionMs: () => positionMs,
    isPlaying: () => isPlaying,
    hasArrived: () => hasArrived,
    startFrom(ms) {
      positionMs = ms;
      hasArrived = false;
    },
    handle(type, playhead) {
      if (type === 'durationchange') return tellDuration(playhead);
      if (type === 'emptied') return interrupt();
      if (!hasArrived) return arrive(type, playhead);
      switch (type) {
        case 'play':
        case 'playing':
          return setPlaying(true, 'play', playhead);
        case 'pause':
          // An element pauses before it ends; only the end is reported.
          return isAtEnd(playhead) ? [] : setPlaying(false, type, playhead);
        case 'ended':
          return setPlaying(false, type, playhead);
        case 'timeupdate':
        case 'seeking':
        case 'seeked':
          return tell(type, playhead);
        default:
          return [];
      }
    },
    interrupt,
  };
}

function tellDuration({ duration }: MediaState): MediaEvent[] {
  // A live stream has no length, and neither has a source that is not read yet.
  if (!Number.isFinite(duration) || duration <= 0) return [];
  return [{ type: 'duration', durationMs: Math.round(duration * 1000) }];
}

const isAtEnd = ({ currentTime, duration }: MediaState) => duration > 0 && currentTime >= duration;
