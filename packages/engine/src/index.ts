// An attempt at a test
export type { ExamAttempt } from './exam/contract/ExamAttempt.ts';
export { createExamAttempt, type ExamAttemptOptions } from './exam/createExamAttempt.ts';
export { openAttempt, type OfferedAnswers, type OpenedAttempt } from './exam/opening/openAttempt.ts';
export type {
  AttemptCalls,
  ExamSource,
  ListedHandIn,
  OpeningCall,
  StartedPaper,
} from './exam/opening/ExamSource.ts';
export { toExamClock } from './exam/opening/toExamClock.ts';
export { toFinishedExam } from './exam/opening/toFinishedExam.ts';
export { unopenedAttempt } from './exam/unopenedAttempt.ts';
export { runCompletionJobs, type CompletionCalls } from './exam/runCompletionJobs.ts';

// What the screen shows
export type {
  AnswerProgress,
  AnswerSource,
  SaveSummary,
  TileSaveState,
  TileState,
} from './exam/contract/AnswerSource.ts';
export type { ExamClock, RemainingTime } from './exam/contract/ExamClock.ts';
export { type FinishedExam, UNKNOWN_FINISHED_EXAM } from './exam/contract/FinishedExam.ts';
export type {
  Closure,
  RefusedAnswer,
  Submission,
  SubmissionFailure,
  SubmissionStep,
  SubmitTrigger,
} from './exam/contract/Submission.ts';
export type { WriteAccess } from './exam/contract/WriteAccess.ts';

// How far an attempt is that is not open
export { readStoredCounts, type StoredCounts } from './exam/readStoredCounts.ts';

// The locks of the attempts that are open
export { ATTEMPT_LOCKS } from './exam/locks/attemptLockName.ts';

// A paper that its student may have
export { withoutSolutions } from './exam/storage/withoutSolutions.ts';

// What needs attention before an exam starts
export { findConcerns, type StartFacts } from './exam/preflight/findConcerns.ts';
export type { StartConcern } from './exam/preflight/StartConcern.ts';

// What an attempt needs from outside
export type {
  AnswerStore,
  AttemptAnswers,
  AttemptKey,
  CompletionJob,
  StoredAttempt,
  WorkKey,
} from './exam/ports/AnswerStore.ts';
export type { CompletionPort } from './exam/ports/CompletionPort.ts';
export type { AnswerSave, ExamPorts, SaveOptions } from './exam/ports/ExamPorts.ts';
export type { HandIn } from './exam/state/submission/HandIn.ts';
export type { TabLock, TabLockHandlers } from './exam/ports/TabLock.ts';

// The progress of a lesson
export { createLessonProgress, type StudiedLesson } from './progress/createLessonProgress.ts';
export {
  sendUnsentReports,
  type UnsentReportCalls,
  type UnsentReportOptions,
} from './progress/sendUnsentReports.ts';
export type { LessonProgress, ProgressPhase, ProgressSnapshot } from './progress/contract/LessonProgress.ts';
export type { MediaEvent, PlayheadEvent } from './progress/contract/MediaEvent.ts';
export type { StudyReport } from './progress/contract/StudyReport.ts';
export type { LessonKey } from './progress/ports/LessonKey.ts';
export type { PlayingTurn } from './progress/ports/PlayingTurn.ts';
export type { ProgressPorts, ReportOptions } from './progress/ports/ProgressPorts.ts';
export type { ProgressStore, StoredProgress } from './progress/ports/ProgressStore.ts';

// What a device keeps
export { RETENTION_MS } from './retention.ts';

// What every machine needs from outside
export type { Environment, LifecycleEvent } from './ports/Environment.ts';
export type { StorageLike } from './ports/StorageLike.ts';
export type { Timers } from './ports/Timers.ts';
export type { UserKey } from './ports/UserKey.ts';

// The ports that a browser provides
export { createBrowserPorts } from './exam/browser/createBrowserPorts.ts';
export { createBrowserStore } from './exam/browser/createBrowserStore.ts';
export { readStartFacts } from './exam/browser/readStartFacts.ts';
export { createMemoryPorts } from './exam/browser/createMemoryPorts.ts';
export { createBrowserProgressPorts } from './progress/browser/createBrowserProgressPorts.ts';
export { createProgressStore } from './progress/storage/createProgressStore.ts';
