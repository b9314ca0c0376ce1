import type { Paper } from '@cloud-school/domain';
import { fn } from 'storybook/test';
import type { MemoryAnswerSource } from '../../../answer-card/testing/makeAnswerSource.ts';
import { ready } from '../../../primitives/block/Loadable.ts';
import { makeStillClock } from './makeStillClock.ts';
import { makeSubmission } from './makeSubmission.ts';

/** An open test on its first question, for the stories of the answering screen. */
export const makeExamArgs = (paper: Paper, source: MemoryAnswerSource) => ({
  kind: 'test' as const,
  paper: ready(paper),
  source,
  currentId: null,
  clock: makeStillClock(),
  studentName: '沈雨薇',
  writeAccess: 'granted' as const,
  restoredCount: 0,
  submission: makeSubmission(),
  singleKeys: { areOn: true, onChange: fn() },
  onMove: fn(),
  onAnswer: fn(),
  onMark: fn(),
  onSave: fn(),
  onBoundary: fn(),
  onSubmit: fn(),
  onRetryNow: fn(),
  onTakeOver: fn(),
  onReopen: fn(),
  onOpenFinished: fn(),
  exitRequests: 0,
  onExit: fn(),
  onSignIn: fn(),
});
