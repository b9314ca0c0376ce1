import type { Note } from '@cloud-school/domain';

/** The fields of a note as they are written (QNA-02). */
export interface NoteFields {
  title: string;
  notes: string;
  /** Classmates see a shared note. */
  isShared: boolean;
  /** The moment of the lesson at which it was begun, in milliseconds; it is saved in the text. */
  atMs?: number | undefined;
}

/** What editing needs of a note; its owner keeps it on the device with the draft. */
export type EditedNote = Pick<Note, 'id' | 'title' | 'text' | 'isShared'>;
