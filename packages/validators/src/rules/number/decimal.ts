/** A decimal number as people write it: no superfluous leading zero, no exponent, a digit on each side of the point. */
export const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

// The signs of a decimal number, as the beginning of its pattern; '-0.00' is zero.
export const ZERO = '^(?=[^1-9]*$)';
export const NOT_ZERO = '^(?=.*[1-9])';
export const ABOVE_ZERO = '^(?!-)(?=.*[1-9])';
export const ZERO_OR_MORE = '^(?!-.*[1-9])';
export const BELOW_ZERO = '^(?=-.*[1-9])';
export const ZERO_OR_LESS = '^(?=-|[^1-9]*$)';

/** The longest decimal number that a number or amount rule reads. */
export const LONGEST_DECIMAL = 64;

/** The sign of a decimal number, read from its text, so that nothing is lost to rounding; '-0.00' has the sign 0. */
export function getSign(decimal: string): -1 | 0 | 1 {
  if (!/[1-9]/.test(decimal)) return 0;
  return decimal.startsWith('-') ? -1 : 1;
}

/** The digits before and after the point, without the minus sign. */
export function splitDecimal(decimal: string): { readonly units: string; readonly fraction: string } {
  const [units = '', fraction = ''] = decimal.replace('-', '').split('.');
  return { units, fraction };
}
