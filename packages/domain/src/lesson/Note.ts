/** A note about a classroom (QNA-02). */
export interface Note {
  id: string;
  title: string;
  text: string;
  /** Classmates see a shared note; a private one only its author. */
  isShared: boolean;
  authorName: string;
  avatarUrl: string | null;
  studentId: string | null;
  isByTeacher: boolean;
  /** 'YYYY-MM-DD HH:mm:ss' */
  createdAt: string | null;
}

/** Counts for the filters of the notes. */
export interface NoteCounts {
  total: number;
  own: number;
  teacher: number;
}
