import { isCompoundKind, QUESTION_KINDS, QUESTION_TRAITS } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { MultipleAnswering } from './multiple/MultipleAnswering.tsx';
import { MultipleReview } from './multiple/MultipleReview.tsx';
import { simpleAnsweringViews } from './simpleAnsweringViews.ts';
import { simpleReviewViews } from './simpleReviewViews.ts';
import { SingleAnswering } from './single/SingleAnswering.tsx';
import { SingleReview } from './single/SingleReview.tsx';
import { TrueFalseAnswering } from './true-false/TrueFalseAnswering.tsx';
import { TrueFalseReview } from './true-false/TrueFalseReview.tsx';

const KINDS = QUESTION_KINDS.filter((kind) => !isCompoundKind(kind));
const CHOICES = KINDS.filter((kind) => QUESTION_TRAITS[kind].answerForm === 'options');

test('the views of choices, which put the options into their order, show no other form of answer', () => {
  const answering = new Set<unknown>([SingleAnswering, MultipleAnswering, TrueFalseAnswering]);
  const reviews = new Set<unknown>([SingleReview, MultipleReview, TrueFalseReview]);
  expect(KINDS.filter((kind) => answering.has(simpleAnsweringViews[kind]))).toEqual(CHOICES);
  expect(KINDS.filter((kind) => reviews.has(simpleReviewViews[kind]))).toEqual(CHOICES);
});
