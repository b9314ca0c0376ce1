import type { QuestionKind } from '@cloud-school/domain';

/** The kinds with sub-questions. */
export type CompoundKind = Extract<QuestionKind, 'reading' | 'cloze'>;

/** The kinds without sub-questions, which sub-questions can have. */
export type SimpleKind = Exclude<QuestionKind, CompoundKind>;

export const isCompoundKind = (kind: QuestionKind): kind is CompoundKind =>
  kind === 'reading' || kind === 'cloze';

/** The kind of a sub-question; 'unknown' for one that would need sub-questions itself. */
export const toSimpleKind = (kind: QuestionKind): SimpleKind => (isCompoundKind(kind) ? 'unknown' : kind);
