import type { QuestionKind } from '@cloud-school/api-client';
import type { FunctionComponent } from 'react';
import { ClozeAnswering } from './cloze/ClozeAnswering.tsx';
import type { WholeAnsweringProps } from './QuestionViews.ts';
import { ReadingAnswering } from './reading/ReadingAnswering.tsx';
import { simpleAnsweringViews } from './simpleAnsweringViews.ts';

/**
 * How each kind is answered. A table of its own, so that an exam does not load the reviews. A new kind with
 * sub-questions needs one folder and one line here, any other in `simpleAnsweringViews`.
 */
export const answeringViews: Record<QuestionKind, FunctionComponent<WholeAnsweringProps>> = {
  ...simpleAnsweringViews,
  reading: ReadingAnswering,
  cloze: ClozeAnswering,
};
