import type { CompoundKind } from '@cloud-school/domain';
import type { FunctionComponent } from 'react';
import { ClozeAnswering } from '../cloze/ClozeAnswering.tsx';
import type { WholeAnsweringProps } from '../QuestionViews.ts';
import { ReadingAnswering } from '../reading/ReadingAnswering.tsx';

/** How the kinds with sub-questions are answered. */
export const subQuestionViews: Record<CompoundKind, FunctionComponent<WholeAnsweringProps>> = {
  reading: ReadingAnswering,
  cloze: ClozeAnswering,
};
