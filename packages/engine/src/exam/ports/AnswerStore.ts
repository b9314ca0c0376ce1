import type { Completion, ExamKind, Paper } from '@cloud-school/domain';
import type { UserKey } from '../../ports/UserKey.ts';
import type { JournalEntry } from '../state/journal/Journal.ts';
import type { StoredTime } from '../state/time/ServerClock.ts';

export interface WorkKey extends UserKey {
  workId: string;
}
/** Identifies an attempt on a device that several students may use: nobody reads another user's answers. */
export interface AttemptKey extends WorkKey {
  answerLogId: string;
}

/** The newest attempt of a student at a work. */
export interface StoredAttempt {
  answerLogId: string;
  time: StoredTime | null;
  /**
   * 'finish-sent': a finish was sent and its outcome is unknown. 'finished' stays on the device, so that a page that is
   * opened again (browser back, a second tab) does not hand in twice.
   */
  state: 'open' | 'finish-sent' | 'finished';
  /** The student asked to hand in, or the time was up, and nothing arrived yet. */
  isHandInWanted?: boolean;
  /** The finish that was sent goes without answers that the server refused: they stay on this device. */
  isWithoutRefused?: boolean;
}

/** Answers of an attempt that are still on this device; emptied ones are left out. */
export interface AttemptAnswers {
  answerLogId: string;
  entries: JournalEntry[];
}

/** A completion record that is still to be sent (EXAM-08). */
export interface CompletionJob {
  /** Which log list knows the attempt. */
  examKind: ExamKind;
  answerLogId: string;
  workId: string;
  /** False while the outcome of the finish is unknown: the log list is read before the record is sent. */
  isFinished: boolean;
  payload: Completion;
}

/** What survives a reload. No method rejects: where nothing can be stored, the page's memory is used. */
export interface AnswerStore {
  /** False when only memory is left; true until something failed. */
  isDurable(): boolean;
  /** Writes an entry and deletes it, also where writing failed before: resolves with whether answers survive a reload. */
  probe(): Promise<boolean>;
  readAnswers(key: AttemptKey): Promise<JournalEntry[]>;
  /** All attempts at a work of which this device keeps answers. */
  listAttemptAnswers(key: WorkKey): Promise<AttemptAnswers[]>;
  /** `isUrgent` also writes synchronously where possible, because the page may be gone before the slower write ends. */
  writeAnswer(key: AttemptKey, entry: JournalEntry, isUrgent?: boolean): Promise<void>;
  /** The student's newest attempt: while not 'finished', a reload without its id in the address resumes it. */
  readAttempt(key: WorkKey): Promise<StoredAttempt | null>;
  writeAttempt(key: WorkKey, attempt: StoredAttempt): Promise<void>;
  /** The copy of an attempt's paper; null where this device has none. */
  readPaper(key: AttemptKey): Promise<Paper | null>;
  /**
   * Keeps a copy of the paper without right answers, so that a reload without a network opens it; of a work only the last.
   * Only IndexedDB takes it: the space of local storage is for answers.
   */
  writePaper(key: AttemptKey, paper: Paper): Promise<void>;
  /** Deletes an attempt's answers and paper; call it only after the attempt was finished. */
  forgetAnswers(key: AttemptKey): Promise<void>;
  /** Deletes an attempt's answers of these questions. */
  forgetAnswersOf(key: AttemptKey, questionIds: readonly string[]): Promise<void>;
  /**
   * Deletes what this device keeps of attempts that nobody continued since a time, of every student; milliseconds since 1970
   * by the server's clock.
   */
  forgetOld(before: number): Promise<void>;
  /** Runs the work while no other page of this device reads and sends the student's completion records. */
  withJobs<Result>(key: UserKey, work: () => Promise<Result>): Promise<Result>;
  /** Without those that another page removed. */
  listJobs(key: UserKey): Promise<CompletionJob[]>;
  writeJob(key: UserKey, job: CompletionJob): Promise<void>;
  removeJob(key: UserKey, job: CompletionJob): Promise<void>;
}
