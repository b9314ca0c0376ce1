/** What students write about a classroom (QNA-01 to QNA-03), and what is said in it. */
export type InteractionKind = 'transcript' | 'questions' | 'notes' | 'comments';

export const INTERACTION_LABELS: Record<InteractionKind, string> = {
  transcript: '文字稿',
  questions: '问答',
  notes: '笔记',
  comments: '评论',
};

/** How many there are of each kind that is counted; null while unknown. */
export type InteractionCounts = { [Kind in InteractionKind]?: number | null };
