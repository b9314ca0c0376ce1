import type { CallOptions } from '@cloud-school/api-client';
import type { Paper } from '@cloud-school/domain';
import type { AttemptCalls, StartedPaper } from '@cloud-school/engine';
import type { UsedTime } from './createUsedTime.ts';

/** Where a paper comes from and its answers go: the school, or the partner (EXAM-11). */
export interface PaperSource {
  load: (options?: CallOptions) => Promise<Paper>;
  /** The paper is loaded and its attempt is started: what is needed to answer it. */
  connect: (started: StartedPaper) => SourceConnection;
}

export interface SourceConnection {
  ports: Pick<AttemptCalls, 'saveAnswer' | 'finish' | 'isCollected' | 'readAnswers' | 'environment'>;
  /** Only of the partner's source, which receives the time used. It counts until it is stopped. */
  usedTime: UsedTime | null;
}
