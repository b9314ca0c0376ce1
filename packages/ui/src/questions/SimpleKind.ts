import type { QuestionKind } from '@cloud-school/api-client';

/** The kinds without sub-questions, which sub-questions can have. */
export type SimpleKind = Exclude<QuestionKind, 'reading' | 'cloze'>;

/** The kind of a sub-question; 'unknown' for one that would need sub-questions itself. */
export function toSimpleKind(kind: QuestionKind): SimpleKind {
  return kind === 'reading' || kind === 'cloze' ? 'unknown' : kind;
}
