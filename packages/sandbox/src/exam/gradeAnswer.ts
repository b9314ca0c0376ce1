import type { QuestionSeed } from '../seed/TestSeed.ts';
import type { StoredAnswer } from '../store/Collections.ts';

/** Points and verdict of one question; both null while only a teacher could tell. */
export interface Grade {
  score: number | null;
  isRight: boolean | null;
}

type Given = Pick<StoredAnswer, 'content' | 'optionList' | 'teacherScore'>;

/** Marks what was really saved; an unanswered question is wrong with 0 points, an unknown type is never marked. */
export function gradeAnswer(question: QuestionSeed, given: Given | undefined): Grade {
  if (question.questionType === '1' || question.questionType === '3') return gradeOne(question, given);
  if (question.questionType === '2') return gradeSeveral(question, given);
  if (question.questionType === '4') return gradeBlanks(question, given);
  if (!isMarkable(question)) return { score: null, isRight: null };
  if (!hasText(given)) return { score: 0, isRight: false };
  const score = given?.teacherScore ?? null;
  return { score, isRight: score === null ? null : score === question.examPoint };
}

/** Whether somebody can mark this type at all. */
export function isMarkable({ questionType }: QuestionSeed): boolean {
  return ['1', '2', '3', '4', '6'].includes(questionType);
}

/** Whether a saved record holds anything at all. */
export function isAnswered(given: Given | undefined): boolean {
  return hasText(given) || (given?.optionList.length ?? 0) > 0;
}

function gradeOne(question: QuestionSeed, given: Given | undefined): Grade {
  const [chosen, ...more] = given?.optionList ?? [];
  const isRight = more.length === 0 && chosen !== undefined && chosen === question.solution.keys[0];
  return { score: isRight ? question.examPoint : 0, isRight };
}

// One wrong option costs everything; a part of the right ones gives 1 point.
function gradeSeveral(question: QuestionSeed, given: Given | undefined): Grade {
  const right = new Set(question.solution.keys);
  const chosen = new Set(given?.optionList);
  if (chosen.size === 0 || [...chosen].some((key) => !right.has(key))) return { score: 0, isRight: false };
  const isRight = chosen.size === right.size;
  return { score: isRight ? question.examPoint : Math.min(1, question.examPoint), isRight };
}

function gradeBlanks(question: QuestionSeed, given: Given | undefined): Grade {
  const texts = (given?.content ?? '').split('|').map((text) => text.trim());
  const wanted = question.solution.texts;
  const hits = wanted.filter((text, place) => texts[place] === text).length;
  const score = Math.round((question.examPoint * hits * 10) / wanted.length) / 10;
  return { score, isRight: hits === wanted.length };
}

function hasText(given: Given | undefined): boolean {
  return Boolean(given?.content?.replaceAll('|', '').trim());
}
