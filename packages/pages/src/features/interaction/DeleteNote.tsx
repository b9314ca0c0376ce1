import type { Note } from '@cloud-school/domain';
import { DeleteNoteDialog } from '@cloud-school/ui';

interface DeleteNoteProps {
  note: Note;
  remove: (note: Note) => Promise<void>;
  onClose: () => void;
}

/** Deletes an own note after a confirmation (QNA-02). */
export function DeleteNote({ note, remove, onClose }: DeleteNoteProps) {
  return (
    <DeleteNoteDialog
      title={note.title}
      onConfirm={() => {
        onClose();
        void remove(note);
      }}
      onClose={onClose}
    />
  );
}
