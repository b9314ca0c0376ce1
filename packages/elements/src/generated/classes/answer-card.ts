// Written by `pnpm write elements` from src/specs.
import type { AnswerCardPartProps } from '../../parts/AnswerCardPart.tsx';
import type { ReviewCardPartProps } from '../../parts/ReviewCardPart.tsx';
import type { CountdownPartProps } from '../../parts/CountdownPart.tsx';
import type { Argument, CsNavigate, CsRetry } from '../../elementTypes.ts';

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
