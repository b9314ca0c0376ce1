import type { QuestionKind } from '@cloud-school/domain';
import type { FunctionComponent } from 'react';
import { LazySubQuestions } from './lazy-sub-questions/LazySubQuestions.tsx';
import type { WholeAnsweringProps } from './QuestionViews.ts';
import { simpleAnsweringViews } from './simpleAnsweringViews.ts';

/**
 * How each kind is answered. A table of its own, so that an exam does not load the reviews. A new kind with
 * sub-questions needs one folder and a line in `subQuestionViews`, any other a line in `simpleAnsweringViews`.
 */
export const answeringViews: Record<QuestionKind, FunctionComponent<WholeAnsweringProps>> = {
  ...simpleAnsweringViews,
  reading: LazySubQuestions,
  cloze: LazySubQuestions,
};
