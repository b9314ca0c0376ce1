/** Where a lesson is that is played: for what stands beside its player. */
export interface Playhead {
  /** Milliseconds; null before it is played. */
  getPositionMs: () => number | null;
  /** Called whenever the position changes. */
  subscribe: (listener: () => void) => () => void;
  seekTo: (positionMs: number) => void;
}
