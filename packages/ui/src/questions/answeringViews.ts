import type { QuestionKind } from '@cloud-school/api-client';
import type { ComponentType } from 'react';
import { BlanksAnswering } from './blanks/BlanksAnswering.tsx';
import { MultipleAnswering } from './multiple/MultipleAnswering.tsx';
import type { AnsweringProps } from './QuestionViews.ts';
import { ShortAnswerAnswering } from './short-answer/ShortAnswerAnswering.tsx';
import { SingleAnswering } from './single/SingleAnswering.tsx';
import { TrueFalseAnswering } from './true-false/TrueFalseAnswering.tsx';
import { UnknownAnswering } from './unknown/UnknownAnswering.tsx';

/**
 * How each kind is answered. A table of its own, so that an exam does not load the reviews. A new question kind needs
 * one folder and one line here.
 */
export const answeringViews: Record<QuestionKind, ComponentType<AnsweringProps>> = {
  single: SingleAnswering,
  multiple: MultipleAnswering,
  'true-false': TrueFalseAnswering,
  blanks: BlanksAnswering,
  'short-answer': ShortAnswerAnswering,
  unknown: UnknownAnswering,
};
