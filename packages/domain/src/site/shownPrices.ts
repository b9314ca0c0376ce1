import type { SchoolSettings } from '../school/SchoolSettings.ts';
import type { Price, Product } from './Product.ts';

type PriceSettings = Pick<SchoolSettings, 'showsPrices'>;

/**
 * The price of a product, and its price without the coupon if that is higher; both null where the school shows none. The
 * page, the poster, the search and the structured data have their prices from here.
 */
export function shownPrices(
  { couponPrice, standardPrice }: Pick<Product, 'couponPrice' | 'standardPrice'>,
  { showsPrices }: PriceSettings,
): { current: Price | null; original: Price | null } {
  if (!showsPrices) return { current: null, original: null };
  if (!couponPrice) return { current: standardPrice, original: null };
  const isHigher = standardPrice !== null && isMore(standardPrice.amount, couponPrice.amount);
  return { current: couponPrice, original: isHigher ? standardPrice : null };
}

/** The lowest price of several products, with 起 where another one costs more; null where no price is known. */
export function lowestPrice(products: readonly Product[], settings: PriceSettings): Price | null {
  const [first, ...others] = products.flatMap((product) => shownPrices(product, settings).current ?? []);
  if (!first) return null;
  const lowest = others.reduce((low, price) => (isMore(low.amount, price.amount) ? price : low), first);
  const isFrom = [first, ...others].some(
    ({ amount, isFrom: isOfSeveral }) => isOfSeveral || amount !== lowest.amount,
  );
  return { amount: lowest.amount, isFrom };
}

/** Compares decimal texts digit by digit: amounts may exceed safe integers. */
function isMore(one: string, other: string): boolean {
  const [yuan = '', fen = ''] = one.split('.');
  const [otherYuan = '', otherFen = ''] = other.split('.');
  if (yuan.length !== otherYuan.length) return yuan.length > otherYuan.length;
  return yuan === otherYuan ? fen > otherFen : yuan > otherYuan;
}
