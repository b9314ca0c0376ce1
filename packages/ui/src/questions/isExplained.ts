import type { QuestionKind, Solution } from '@cloud-school/domain';

/**
 * Whether the explanation may be shown. That of a short answer would reveal the reference answer, which comes only with
 * the teacher's mark.
 */
export function isExplained(kind: QuestionKind, { explanationHtml, result }: Solution): boolean {
  return explanationHtml !== null && (kind !== 'short-answer' || result !== 'pending');
}
