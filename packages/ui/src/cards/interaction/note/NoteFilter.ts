import type { NoteCounts } from '@cloud-school/domain';

/** Whose notes are shown (QNA-02). */
export type NoteFilter = 'all' | 'own' | 'teacher';

export const NOTE_FILTERS: { filter: NoteFilter; label: string; count: keyof NoteCounts }[] = [
  { filter: 'all', label: '全部', count: 'total' },
  { filter: 'own', label: '我的', count: 'own' },
  { filter: 'teacher', label: '老师', count: 'teacher' },
];
