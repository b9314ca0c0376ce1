/** A decimal number of up to 64 characters as people write it: no superfluous leading zero, no exponent, no bare point. */
export const DECIMAL = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** Below, at or above 0; the text is read as it stands, so nothing is lost to rounding. */
export const signOf = (text: string) => (/[1-9]/.test(text) ? (text < '0' ? -1 : 1) : 0);
