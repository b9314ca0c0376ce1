import type { QuestionOption } from '@cloud-school/domain';

/** A–E for five options, A for one. */
export function formatLetterRange(options: QuestionOption[]): string {
  const last = String.fromCharCode(64 + options.length);
  return options.length > 1 ? `A–${last}` : 'A';
}
