import type { SimpleKind } from '@cloud-school/domain';
import type { FunctionComponent } from 'react';
import { BlanksAnswering } from './blanks/BlanksAnswering.tsx';
import { MultipleAnswering } from './multiple/MultipleAnswering.tsx';
import type { QuestionAnsweringProps } from './QuestionViews.ts';
import { ShortAnswerAnswering } from './short-answer/ShortAnswerAnswering.tsx';
import { SingleAnswering } from './single/SingleAnswering.tsx';
import { TrueFalseAnswering } from './true-false/TrueFalseAnswering.tsx';
import { UnknownAnswering } from './unknown/UnknownAnswering.tsx';

/** How each kind without sub-questions is answered, alone or as a sub-question. */
export const simpleAnsweringViews: Record<SimpleKind, FunctionComponent<QuestionAnsweringProps>> = {
  single: SingleAnswering,
  multiple: MultipleAnswering,
  'true-false': TrueFalseAnswering,
  blanks: BlanksAnswering,
  'short-answer': ShortAnswerAnswering,
  unknown: UnknownAnswering,
};
