import type { Answer } from '@cloud-school/domain';

/** True when an answer has a chosen option or a text that is not blank. */
export function isFilled(answer: Answer | null): boolean {
  return answer !== null && (answer.optionKeys.length > 0 || answer.texts.some((text) => text.trim() !== ''));
}
