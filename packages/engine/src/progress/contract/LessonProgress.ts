import type { MediaEvent } from './MediaEvent.ts';
import type { StudyReport } from './StudyReport.ts';

/**
 * - 'loading': the saved position is on its way. Nothing is sent.
 * - 'failed': it could not be loaded. The lesson may be played and nothing is sent; loading goes on in the background.
 * - 'resumed': the saved position is known; the player goes there.
 * - 'playing': the student has pressed play.
 */
export type ProgressPhase = 'loading' | 'failed' | 'resumed' | 'playing';

export interface ProgressSnapshot {
  phase: ProgressPhase;
  /** Where the player starts (VIEW-02); 0 from the start, without a hint. Null while loading. Fixed once played. */
  resumeMs: number | null;
  /** 'unsaved': the last report failed or had no response for 10 s; it is on this device and is sent again. */
  saving: 'saved' | 'saving' | 'unsaved';
  /** The figures of the latest report, at most `JUMP_MS` of playing old. */
  report: StudyReport;
  /**
   * How much of the lesson was reached, here or according to the server: 0 to 100, in whole steps while it plays, so that a
   * screen renders a hundred times a lesson and not four times a second. Null while its length is unknown.
   */
  percent: number | null;
  /** The medium has come to its end in this window and was not started again. */
  isAtEnd: boolean;
}

/** The study progress of one lesson in one window, from opening to leaving. */
export interface LessonProgress {
  getSnapshot: () => ProgressSnapshot;
  /** Calls back after each change of the snapshot; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Loads the saved position and listens to the page's lifecycle. */
  open: () => void;
  handle: (event: MediaEvent) => void;
  /**
   * The student leaves the lesson: sends what is unsaved, once, by a request that outlives the page. Resolves when that
   * request has ended, however it ended.
   */
  close: () => Promise<void>;
}
