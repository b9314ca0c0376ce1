import { type Answer, EMPTY_ANSWER } from '@cloud-school/domain';

/** True when the server's answer is the device's, apart from what the way to the server changes: outer spaces, | and line ends. */
export function isHeldAnswer(held: Answer, ours: Answer): boolean {
  return (
    toComparable(held.optionKeys.toSorted()) === toComparable(ours.optionKeys.toSorted()) &&
    toComparable(held.texts) === toComparable(ours.texts) &&
    areHeld(held.subAnswers ?? [], ours.subAnswers ?? [])
  );
}

function areHeld(held: readonly (Answer | null)[], ours: readonly (Answer | null)[]): boolean {
  return ours.every((answer, index) => isHeldAnswer(held[index] ?? EMPTY_ANSWER, answer ?? EMPTY_ANSWER));
}

function toComparable(parts: readonly string[]): string {
  const plain = parts.map((part) => part.replaceAll(/\r\n?/g, '\n').trim().replaceAll('|', '｜'));
  // Empty blanks at the end may be missing.
  return JSON.stringify(plain.slice(0, plain.findLastIndex((part) => part !== '') + 1));
}
