/** A school's terms for the organisations of a product (HOME-10). */
export interface ProductLabels {
  certification: string;
  /** Null if the school does not train. */
  training: string | null;
}

/** For schools without terms of their own. */
export const DEFAULT_PRODUCT_LABELS: ProductLabels = { certification: '认证机构', training: '培训机构' };
