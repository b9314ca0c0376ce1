/** What the player reports, with the event names of the media element. */
export type MediaEvent = PlayheadEvent | { type: 'duration'; durationMs: number };

export interface PlayheadEvent {
  type: 'play' | 'pause' | 'timeupdate' | 'seeking' | 'seeked' | 'ended';
  /** At the event: for 'seeking' and 'seeked' the place that the student jumped to. */
  positionMs: number;
  /** The playback rate: 0.75 to 2. */
  rate: number;
}
