/**
 * Orders times or days of a school, which sort as text ('2026-11-05 09:05:00', '2026-11-05'), earliest first; none at all is the
 * earliest. `localeCompare` loads the rules of a language for it, which takes a cheap phone 50 ms.
 */
export function compareTimes(one: string | null, other: string | null): number {
  const [a, b] = [one ?? '', other ?? ''];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
