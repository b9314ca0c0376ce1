// Written by `pnpm write elements` from src/specs.
import type { AnswerCardPartProps } from '../../parts/AnswerCardPart.tsx';
import type { ReviewCardPartProps } from '../../parts/ReviewCardPart.tsx';
import type { QuestionPartProps } from '../../parts/QuestionPart.tsx';
import type { ExamPartProps } from '../../parts/ExamPart.tsx';
import type { CountdownPartProps } from '../../parts/CountdownPart.tsx';
import type { Argument, CsNavigate, CsRetry, Handle } from '../../elementTypes.ts';

/** 答题卡 */
export interface CsAnswerCard extends HTMLElement {
  /** 每题：group、isAnswered、isMarked、save */
  tiles: AnswerCardPartProps['tiles'] | undefined;
  /** 只给总数时，都画成未答 */
  total: AnswerCardPartProps['total'] | undefined;
  /** 当前第几题，从 1 起 */
  current: AnswerCardPartProps['current'] | undefined;
}
export interface CsAnswerCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-choose': CustomEvent<{ number: Argument<AnswerCardPartProps['onChoose'], 0>; id: Argument<AnswerCardPartProps['onChoose'], 1> }>;
}

/** 回看卡 */
export interface CsReviewCard extends HTMLElement {
  /** 每题：group、result */
  tiles: ReviewCardPartProps['tiles'] | undefined;
  /** 当前第几题，从 1 起 */
  current: ReviewCardPartProps['current'] | undefined;
  /** 只看错题 */
  isOnlyMistakes: ReviewCardPartProps['isOnlyMistakes'] | undefined;
}
export interface CsReviewCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-choose': CustomEvent<{ number: Argument<ReviewCardPartProps['onChoose'], 0>; id: Argument<ReviewCardPartProps['onChoose'], 1> }>;
}

/** 题目 */
export interface CsQuestion extends HTMLElement {
  /** 题目 */
  question: QuestionPartProps['question'] | undefined;
  /** 题号 */
  number: QuestionPartProps['number'] | undefined;
  /** 答案，按题目和小题的 id */
  answers: QuestionPartProps['answers'] | undefined;
  /** 不能改 */
  isReadOnly: QuestionPartProps['isReadOnly'] | undefined;
  /** 看对错和解析，来自 question.solution */
  isReviewed: QuestionPartProps['isReviewed'] | undefined;
  /** 整页的 A、B、C 键都能选，一页只有一道题时用 */
  hasLetterKeys: QuestionPartProps['hasLetterKeys'] | undefined;
}
export interface CsQuestionEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-answer': CustomEvent<{ id: Argument<QuestionPartProps['onAnswer'], 0>; answer: Argument<QuestionPartProps['onAnswer'], 1> }>;
}

/** 考试 */
export interface CsExam extends HTMLElement {
  /** 页面的接口：一个函数对象 */
  source: ExamPartProps['source'] | undefined;
  /** 学员 */
  studentId: ExamPartProps['studentId'] | undefined;
  /** 试卷 */
  workId: ExamPartProps['workId'] | undefined;
  /** 学校，几所学校共用一个网址时 */
  schoolId: ExamPartProps['schoolId'] | undefined;
  /** 接着答的那一次 */
  answerLogId: ExamPartProps['answerLogId'] | undefined;
  /** test 或 homework */
  kind: ExamPartProps['kind'] | undefined;
  /** 学员姓名 */
  studentName: ExamPartProps['studentName'] | undefined;
  /** 登录何时到期，1970 年起的毫秒 */
  signInEndsAt: ExamPartProps['signInEndsAt'] | undefined;
  /** 先显示哪一题 */
  questionId: ExamPartProps['questionId'] | undefined;
  /** 登录后接着发 */
  resume: Handle<ExamPartProps>['resume'];
}
export interface CsExamEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-move': CustomEvent<{ questionId: Argument<ExamPartProps['onMove'], 0> }>;
  'cs-boundary': CustomEvent<{ words: Argument<ExamPartProps['onBoundary'], 0> }>;
  'cs-finish': CustomEvent<{ exam: Argument<ExamPartProps['onFinish'], 0> }>;
  'cs-exit': CustomEvent<Record<string, never>>;
  'cs-sign-in': CustomEvent<Record<string, never>>;
}

/** 倒计时 */
export interface CsCountdown extends HTMLElement {
  /** 结束时刻，1970 年起的毫秒 */
  endsAt: CountdownPartProps['endsAt'] | undefined;
  /** 总秒数 */
  total: CountdownPartProps['total'] | undefined;
  /** 数字下的字，也是读屏时的名称 */
  label: CountdownPartProps['label'] | undefined;
  /** ring 或 row */
  layout: CountdownPartProps['layout'] | undefined;
}
export interface CsCountdownEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-over': CustomEvent<Record<string, never>>;
}
