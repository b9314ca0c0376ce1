import type { Price } from '@cloud-school/domain';
import { optionalText } from '../read.ts';

/** '1680', '1,680.00 元', 'RMB 1680', '¥1680起', '3.5万起'; thousands separators are optional but must be in the right positions. */
const PRICE =
  /^(?:¥|RMB|CNY|人民币)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?\s*(万?)\s*(?:元整?|RMB|CNY)?\s*(起?)$/i;

/** A longer text is no price; the limit keeps the pattern fast. */
const LONGEST = 64;

/** Digits after the point: fen. */
const DECIMALS = 2;

/** Digits by which 万 moves the point. */
const WAN_DIGITS = 4;

/**
 * Reads a price as text, without floating-point numbers. Null for a negative price, a price in fractions of a fen and
 * anything that is not a number, because a wrong price is worse than none.
 */
export function readPrice(value: unknown): Price | null {
  const sent = optionalText(value)?.trim() ?? '';
  const match = sent.length <= LONGEST ? PRICE.exec(sent.normalize('NFKC')) : null;
  if (!match) return null;
  const [, whole = '', fraction = '', wan, from] = match;
  const moved = wan ? WAN_DIGITS : 0;
  const decimals = fraction.padEnd(moved, '0');
  const yuan = (whole.replaceAll(',', '') + decimals.slice(0, moved)).replace(/^0+(?=\d)/, '');
  const fen = decimals.slice(moved).replace(/0+$/, '');
  if (fen.length > DECIMALS) return null;
  return { amount: fen === '' ? yuan : `${yuan}.${fen}`, isFrom: from !== '' };
}

/** Reads an amount of money; null when it is missing or 0. */
export function readMoney(value: unknown): string | null {
  const amount = readPrice(value)?.amount ?? '0';
  return amount === '0' ? null : amount;
}
