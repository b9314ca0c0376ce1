import type { Price } from '@cloud-school/domain';
import { optionalText } from '../read.ts';

/** '1680', '1,680.00 元', '¥1680起'; thousands separators are optional but must be in the right positions. */
const PRICE = /^[¥￥]?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?\s*元?\s*(起?)$/;

/** Digits after the point: fen. */
const DECIMALS = 2;

/**
 * Reads a price as text, without floating-point numbers. Null for a negative price, a price in fractions of a fen and
 * anything that is not a number, because a wrong price is worse than none.
 */
export function readPrice(value: unknown): Price | null {
  const match = PRICE.exec(optionalText(value)?.trim() ?? '');
  if (!match) return null;
  const [, whole = '', fraction = '', from] = match;
  const yuan = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const fen = fraction.replace(/0+$/, '');
  if (fen.length > DECIMALS) return null;
  return { amount: fen === '' ? yuan : `${yuan}.${fen}`, isFrom: from !== '' };
}

/** Reads an amount of money; null when it is missing or 0. */
export function readAmount(value: unknown): string | null {
  const amount = readPrice(value)?.amount ?? '0';
  return amount === '0' ? null : amount;
}
