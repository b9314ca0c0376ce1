/** What students write about a classroom (QNA-01 to QNA-03). */
export type InteractionKind = 'questions' | 'notes' | 'comments';

export const INTERACTION_LABELS: Record<InteractionKind, string> = {
  questions: '问答',
  notes: '笔记',
  comments: '评论',
};

/** How many there are of each kind; null while unknown. */
export type InteractionCounts = Record<InteractionKind, number | null>;
