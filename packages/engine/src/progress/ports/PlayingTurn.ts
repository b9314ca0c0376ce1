/**
 * One window of a lesson at a time counts studied time; a second one that plays waits for its turn. The turn of a window
 * that dies passes on by itself.
 */
export interface PlayingTurn {
  /**
   * Requests the turn. `wasFree` is false when another window had it in between, so that what this window played while it
   * waited is not counted. Returns a function that gives the turn back or stops waiting.
   */
  take(onTurn: (wasFree: boolean) => void): () => void;
}
