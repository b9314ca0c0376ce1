/** Something that a student should know before an exam starts. Times are milliseconds since 1970. */
export type StartConcern =
  /** The paper cannot be loaded. */
  | { kind: 'offline' }
  /** Another tab has write access to an attempt at the same work. */
  | { kind: 'open-elsewhere' }
  /** Answers would not survive a reload. */
  | { kind: 'no-storage' }
  /** The sign-in ends before the time of the exam does; both by the server's clock. */
  | { kind: 'sign-in-ends'; at: number; examEndsAt: number; now: number }
  | { kind: 'clock-differs'; deviceTime: number; serverTime: number };
