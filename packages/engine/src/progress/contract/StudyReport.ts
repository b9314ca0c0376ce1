/**
 * The content of one study record (PROG-01). The specification names the fields of the call without explaining them; we
 * read them as follows:
 *
 * - `learningDuration` is `positionMs`: the call that fetches the last position answers with `learningDuration`, so what
 *   is saved under that name is a position. A lesson closed at 00:47 stores 47,000.
 * - `remainStudyDuration` is `remainingMs`: what is left of the lesson after that position.
 * - `lastStudyTime` is `studiedAt`: a lesson's data lists it beside `learningDuration (ms)` without a unit, as it lists
 *   the other moments (`signInTime`, `createdTime`).
 * - `studiedMs` has no field in that call. It is for the screen, and for a server with a field for it.
 *
 * No figure of a lesson ever falls: whatever was reported or loaded before is part of the next report.
 */
export interface StudyReport {
  /** The furthest position that was played, here or according to the server; a seek alone does not move it. */
  positionMs: number;
  /** Length of the parts that were played in a visible page, each part once; what only other devices played is not in it. */
  studiedMs: number;
  /** From the position to the end; null while the length of the lesson is unknown. */
  remainingMs: number | null;
  /** Milliseconds since 1970 by the device's clock. */
  studiedAt: number;
}
