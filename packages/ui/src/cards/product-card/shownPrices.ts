import type { Price, Product } from '@cloud-school/api-client';

/** What is asked for a product, and what was asked before the coupon; only a higher one is worth striking. */
export function shownPrices({ couponPrice, standardPrice }: Pick<Product, 'couponPrice' | 'standardPrice'>): {
  asked: Price | null;
  before: Price | null;
} {
  if (!couponPrice) return { asked: standardPrice, before: null };
  const isHigher = standardPrice !== null && isMore(standardPrice.amount, couponPrice.amount);
  return { asked: couponPrice, before: isHigher ? standardPrice : null };
}

/** Compares decimal texts digit by digit. */
function isMore(one: string, other: string): boolean {
  const [yuan = '', fen = ''] = one.split('.');
  const [otherYuan = '', otherFen = ''] = other.split('.');
  if (yuan.length !== otherYuan.length) return yuan.length > otherYuan.length;
  return yuan === otherYuan ? fen > otherFen : yuan > otherYuan;
}
