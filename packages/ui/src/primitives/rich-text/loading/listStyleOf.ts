/** Letters are small or capital. */
const LIST_TYPES: Readonly<Record<string, string>> = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};
const SIGN_TYPES = /^(?:disc|circle|square|none)$/;

/** What the `type` of a list or an item asks for, by the names of CSS; empty without one. */
export function listStyleOf(type: string | null): string {
  const written = type?.trim() ?? '';
  const sign = written.toLowerCase();
  return LIST_TYPES[written] ?? (SIGN_TYPES.test(sign) ? sign : '');
}
