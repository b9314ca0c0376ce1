/** 32 letters and digits that are not mistaken for each other, so that five bits of chance choose one evenly. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** The key a captcha is asked with: 16 random characters that nobody can foretell (CERT-04). */
export function captchaKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
