import type { NoteCounts } from '@cloud-school/domain';

/** Whose notes are shown (QNA-02). */
export type NoteFilter = 'all' | 'own' | 'teacher';

/** Those of teachers have a switch. */
export const NOTE_PILLS: { filter: NoteFilter; label: string; count: keyof NoteCounts }[] = [
  { filter: 'all', label: '全部', count: 'total' },
  { filter: 'own', label: '我的', count: 'own' },
];
