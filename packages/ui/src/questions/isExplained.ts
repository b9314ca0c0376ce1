import { QUESTION_TRAITS, type QuestionKind, type Solution } from '@cloud-school/domain';

/**
 * Whether the explanation may be shown. That of an answer that a teacher marks would reveal the reference answer, which
 * comes only with the mark.
 */
export function isExplained(kind: QuestionKind, { explanationHtml, result }: Solution): boolean {
  return explanationHtml !== null && (!QUESTION_TRAITS[kind].isMarkedByTeacher || result !== 'pending');
}
