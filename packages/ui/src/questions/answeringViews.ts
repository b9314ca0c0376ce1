import type { QuestionKind } from '@cloud-school/api-client';
import type { ComponentType } from 'react';
import { BlanksAnswering } from './blanks/BlanksAnswering.tsx';
import { MultipleAnswering } from './multiple/MultipleAnswering.tsx';
import type { AnsweringProps } from './QuestionViews.ts';
import { ShortAnswerAnswering } from './short-answer/ShortAnswerAnswering.tsx';
import { SingleAnswering } from './single/SingleAnswering.tsx';
import { TrueFalseAnswering } from './true-false/TrueFalseAnswering.tsx';
import { UnknownAnswering } from './unknown/UnknownAnswering.tsx';

/** How each kind is answered; apart from the reviews, which an exam does not load. A new kind is one folder and a line here. */
export const answeringViews: Record<QuestionKind, ComponentType<AnsweringProps>> = {
  single: SingleAnswering,
  multiple: MultipleAnswering,
  'true-false': TrueFalseAnswering,
  blanks: BlanksAnswering,
  'short-answer': ShortAnswerAnswering,
  unknown: UnknownAnswering,
};
