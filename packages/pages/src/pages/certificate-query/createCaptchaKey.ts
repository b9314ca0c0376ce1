/** 32 unambiguous letters and digits: five random bits choose each with the same probability. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** The key of a captcha request: 16 characters from a cryptographic random source (CERT-04). */
export function createCaptchaKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
