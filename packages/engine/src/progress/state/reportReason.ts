import type { PlayheadEvent } from '../contract/MediaEvent.ts';

/** Why a study record is sent (PROG-01). 'unsent' is progress of this device that the server did not have on opening. */
export type ReportReason =
  | 'play'
  | 'pause'
  | 'seek'
  | 'jump'
  | 'backward'
  | 'ended'
  | 'hidden'
  | 'leaving'
  | 'unsent';

/** While playing, a report is due when the playhead is further than this from where the last report was made. */
export const JUMP_MS = 10_000;

/** Positions of one playhead may differ by this much without a move: players round, and correct themselves. */
const JITTER_MS = 250;

/** Where the playhead was before an event. */
export interface PlayedPlaces {
  /** At the last event. */
  positionMs: number;
  /** At the last report. */
  reportedMs: number;
}

/** Which report an event of the player causes; null for none. */
export function reportReason(
  event: Pick<PlayheadEvent, 'type' | 'positionMs'>,
  playhead: PlayedPlaces,
): ReportReason | null {
  switch (event.type) {
    case 'play':
    case 'pause':
    case 'ended':
      return event.type;
    case 'seeked':
      return 'seek';
    case 'timeupdate':
      if (event.positionMs < playhead.positionMs - JITTER_MS) return 'backward';
      return Math.abs(event.positionMs - playhead.reportedMs) > JUMP_MS ? 'jump' : null;
    case 'seeking':
      return null;
    default:
      return event.type satisfies never;
  }
}

/** The page may be gone in a moment: the report does not wait for another one, and outlives the page. */
export function isLastChance(reason: ReportReason): boolean {
  return reason === 'hidden' || reason === 'leaving';
}
