import type { Price } from './Product.ts';
import { optionalText } from './read.ts';

/** '1680', '1,680.00 元', '¥1680起'; thousands are set apart rightly or not at all. */
const WRITTEN = /^[¥￥]?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?\s*元?\s*(起?)$/;

/** Decimals that mean something: fen. */
const DECIMALS = 2;

/**
 * A price judged as text: no float comes near it. A negative one, one in parts of a fen, or one that is no number is
 * not shown at all, since a wrong price is worse than none.
 */
export function readPrice(value: unknown): Price | null {
  const match = WRITTEN.exec(optionalText(value)?.trim() ?? '');
  if (!match) return null;
  const [, whole = '', fraction = '', from] = match;
  const yuan = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const fen = fraction.replace(/0+$/, '');
  if (fen.length > DECIMALS) return null;
  return { amount: fen === '' ? yuan : `${yuan}.${fen}`, isFrom: from !== '' };
}

/** An amount of money without 起; null where there is none, or nothing of it. */
export function readAmount(value: unknown): string | null {
  const amount = readPrice(value)?.amount ?? '0';
  return amount === '0' ? null : amount;
}
