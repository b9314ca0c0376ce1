/**
 * An answer with the objects of an earlier one where both say the same, so that only what has changed renders again: the whole,
 * or the entries of a list.
 */
export function shareEqual<Result>(
  earlier: Result | undefined,
  answer: Result | undefined,
): Result | undefined {
  if (saysTheSame(earlier, answer)) return earlier;
  if (!Array.isArray(earlier) || !Array.isArray(answer)) return answer;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Entries that say the same have the same type.
  return answer.map((entry, index) =>
    saysTheSame(earlier[index], entry) ? earlier[index] : entry,
  ) as Result;
}

/** As JSON, which is how answers are cached. */
const saysTheSame = (earlier: unknown, answer: unknown): boolean =>
  answer !== undefined && JSON.stringify(earlier) === JSON.stringify(answer);
