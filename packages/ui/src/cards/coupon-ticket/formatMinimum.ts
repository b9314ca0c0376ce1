import { formatYuan } from '../../primitives/price/formatYuan.ts';

/** The lowest fee a coupon applies to; null if it is not known. */
export function formatMinimum(minimum: string | null): string | null {
  if (minimum === null) return null;
  return minimum === '0' ? '无门槛' : `满 ${formatYuan(minimum)} 可用`;
}
