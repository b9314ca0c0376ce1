import type { Paper } from '@cloud-school/domain';
import { fn } from 'storybook/test';
import { makeAnswerSource } from '../../../answer-card/testing/makeAnswerSource.ts';
import { makeSubmission } from './makeSubmission.ts';

/** The practice room on the first question of a paper. */
export const makePracticeArgs = (paper: Paper) => ({
  paper,
  source: makeAnswerSource(paper, { state: 'saved', savedAt: Date.now() }),
  currentId: null,
  singleKeys: { areOn: true, onChange: fn() },
  submission: makeSubmission(),
  writeAccess: 'granted' as const,
  restoredCount: 0,
  onAnswer: fn(),
  onMark: fn(),
  onSave: fn(),
  onRetryNow: fn(),
  onTakeOver: fn(),
  onBoundary: fn(),
  onSubmit: fn(),
  onExit: fn(),
});
