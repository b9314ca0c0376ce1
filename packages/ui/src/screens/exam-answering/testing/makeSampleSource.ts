import type { Answer, Paper, Question, QuestionKind } from '@cloud-school/domain';
import type { SaveSummary } from '@cloud-school/engine';
import { makeAnswerSource, type MemoryAnswerSource } from '../../../answer-card/testing/makeAnswerSource.ts';

/** 10:42 on the day of the sample exam. */
const SAVED_AT = new Date('2026-11-21T10:42:00+08:00').getTime();
const MARKED = [6, 12, 15];

const text = (...texts: string[]): Answer => ({ optionKeys: [], texts });
const choose = (count: number) => (question: Question) => ({
  optionKeys: question.options.slice(0, count).map(({ key }) => key),
  texts: [],
});

/** An answer for each kind; null leaves the question unanswered. */
const answers: Record<QuestionKind, (question: Question) => Answer | null> = {
  single: choose(1),
  multiple: choose(2),
  'true-false': choose(1),
  blanks: () => text('2', '30'),
  'short-answer': () =>
    text(
      '1. 不急于扶起，先安抚，问清疼痛部位，看右下肢有无缩短、外旋；\n2. 怀疑髋部骨折，就地制动，立即呼叫护士并拨打 120；\n3. 测血压、脉搏并记录，通知家属。',
    ),
  reading: () => null,
  cloze: () => null,
  unknown: () => null,
};

/** Two thirds answered, sub-questions but for the last, three marked, all saved at 10:42. */
export function makeSampleSource(paper: Paper, summary: Partial<SaveSummary> = {}): MemoryAnswerSource {
  const source = makeAnswerSource(paper, { state: 'saved', savedAt: SAVED_AT, ...summary });
  const questions = paper.groups.flatMap((group) => group.questions);
  for (const [index, question] of questions.entries()) {
    const answer = index % 3 === 2 ? null : answers[question.kind](question);
    if (answer) source.answer(question.id, answer);
    // Of a question with sub-questions all but the last, so that its tile is half filled.
    for (const sub of question.subQuestions.slice(0, -1)) source.answer(sub.id, answers[sub.kind](sub));
    if (MARKED.includes(index)) source.mark(question.id, true);
  }
  return source;
}
