// Written by `pnpm write elements` from src/specs.
import type { ReviewStatusTagProps, ProgressProps } from '@cloud-school/ui';
import type { TagPartProps } from '../../parts/TagPart.tsx';
import type { CsNavigate, CsRetry } from '../../elementTypes.ts';

/** 批阅状态 */
export interface CsReviewStatus extends HTMLElement {
  /** pending-review 或 reviewed */
  status: ReviewStatusTagProps['status'] | undefined;
}
export interface CsReviewStatusEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}

/** 进度条 */
export interface CsProgress extends HTMLElement {
  /** 0 到 1 */
  value: ProgressProps['value'] | undefined;
  /** 读屏时的名称 */
  label: ProgressProps['label'] | undefined;
  /** 读屏时代替百分比的话 */
  valueText: ProgressProps['valueText'] | undefined;
  /** action、success、warning、danger 或 accent */
  tone: ProgressProps['tone'] | undefined;
  /** line 或 bar */
  size: ProgressProps['size'] | undefined;
  /** 当前位置有圆点 */
  hasKnob: ProgressProps['hasKnob'] | undefined;
}
export interface CsProgressEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}

/** 标签 */
export interface CsTag extends HTMLElement {
  /** plain、primary、solid、success、warning、danger 或 accent */
  tone: TagPartProps['tone'] | undefined;
}
export interface CsTagEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}
