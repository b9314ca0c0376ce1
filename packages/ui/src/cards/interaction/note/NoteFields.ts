/** The fields of a note as they are written (QNA-02). */
export interface NoteFields {
  title: string;
  notes: string;
  /** Classmates see a shared note. */
  isShared: boolean;
}
