// Written by `pnpm write elements` from src/specs.
/* oxlint-disable typescript/consistent-type-definitions */
import type { ProductCardProps, ClassCardProps, MajorCardProps } from '@cloud-school/ui';
import type { Argument, CsNavigate, CsRetry, FieldElement, Loaded, RequestEvent } from '../elementTypes.ts';

/** 项目卡 */
export interface CsProductCard extends HTMLElement {
  /** 项目 */
  product: ProductCardProps['product'] | undefined;
  /** 两类机构的称呼 */
  labels: ProductCardProps['labels'] | undefined;
}
export interface CsProductCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-open': CustomEvent<{ product: Argument<ProductCardProps['onOpen'], 0> }>;
}

/** 班级卡 */
export interface CsClassCard extends HTMLElement {
  /** 班级 */
  studentClass: ClassCardProps['studentClass'] | undefined;
  /** 今天，YYYY-MM-DD */
  today: string | undefined;
}
export interface CsClassCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-open': CustomEvent<Record<string, never>>;
}

/** 专业卡 */
export interface CsMajorCard extends HTMLElement {
  /** 专业 */
  major: MajorCardProps['major'] | undefined;
  /** 专业页的地址 */
  to: MajorCardProps['to'] | undefined;
}
export interface CsMajorCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;

}

declare global {
  interface HTMLElementTagNameMap {
    'cs-product-card': CsProductCard;
    'cs-class-card': CsClassCard;
    'cs-major-card': CsMajorCard;
  }
}
