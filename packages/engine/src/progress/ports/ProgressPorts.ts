import type { Environment } from '../../ports/Environment.ts';
import type { StudyReport } from '../contract/StudyReport.ts';
import type { PlayingTurn } from './PlayingTurn.ts';
import type { ProgressStore } from './ProgressStore.ts';

export interface ReportOptions {
  signal: AbortSignal;
  /** The page is hidden or left: the request must outlive it. Its body is far below the 64 KiB that browsers allow. */
  isKeepalive: boolean;
}

/** Everything outside a lesson's progress: two calls, storage, other windows, clocks and timers. */
export interface ProgressPorts {
  /** The position that the server holds, in milliseconds; null for a lesson that was never studied (PROG-02). */
  loadPosition(): Promise<number | null>;
  /** Resolves when the server confirmed the report. Failures are quiet: the engine repeats them. */
  sendReport(report: StudyReport, options: ReportOptions): Promise<unknown>;
  store: ProgressStore;
  turn: PlayingTurn;
  environment: Environment;
}
