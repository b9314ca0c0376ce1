import type { Paper, QuestionKind } from '@cloud-school/api-client';
import { makePaper } from '@cloud-school/api-client/testing';
import type { SaveSummary } from '../../answer-card/AnswerSource.ts';
import type { ExamClock, RemainingTime } from '../../answer-card/ExamClock.ts';
import { makeAnswerSource, type MemoryAnswerSource } from '../../answer-card/makeAnswerSource.ts';

/** 10:42 on the day of the sample exam. */
const SAVED_AT = new Date(2026, 10, 21, 10, 42).getTime();
const ENDS_AT = new Date(2026, 10, 21, 11, 20).getTime();

/** A clock that stands still, for stories. */
export function makeStillClock(remaining: Partial<RemainingTime> = {}): ExamClock {
  const time = { seconds: 2294, share: 0.637, endsAt: ENDS_AT, ...remaining };
  return { subscribe: () => () => undefined, get: () => time };
}

/** The sample paper of the stories. */
export const samplePaper: Paper = makePaper({
  title: '养老护理员（三级）理论模拟测试（二）',
  timeLimitMinutes: 60,
  questionCount: 40,
  kinds: ['single', 'multiple', 'true-false', 'blanks', 'short-answer'],
});

const texts: Partial<Record<QuestionKind, string[]>> = {
  blanks: ['2', '30'],
  'short-answer': [
    '1. 不急于扶起，先安抚，问清疼痛部位，看右下肢有无缩短、外旋；\n2. 怀疑髋部骨折，就地制动，立即呼叫护士并拨打 120；\n3. 测血压、脉搏并记录，通知家属。',
  ],
};

/** Two thirds answered, three marked, all saved at 10:42. */
export function makeSampleSource(paper: Paper, summary: Partial<SaveSummary> = {}): MemoryAnswerSource {
  const source = makeAnswerSource(paper, { state: 'saved', savedAt: SAVED_AT, ...summary });
  const questions = paper.groups.flatMap((group) => group.questions);
  for (const [index, { id, kind, options }] of questions.entries()) {
    if (index % 3 === 2 || kind === 'unknown') continue;
    const keys = options.slice(0, kind === 'multiple' ? 2 : 1).map(({ key }) => key);
    source.answer(id, { optionKeys: texts[kind] ? [] : keys, texts: texts[kind] ?? [] });
  }
  for (const place of [6, 12, 15]) {
    const question = questions[place];
    if (question) source.mark(question.id, true);
  }
  return source;
}

/** Id of the first question of a kind. */
export function firstOf(paper: Paper, kind: QuestionKind): string | null {
  return paper.groups.find((group) => group.kind === kind)?.questions[0]?.id ?? null;
}
