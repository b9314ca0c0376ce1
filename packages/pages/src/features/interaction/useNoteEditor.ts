import { type Note, isRecord } from '@cloud-school/domain';
import type { EditedNote, NoteFields } from '@cloud-school/ui';
import { useEffect } from 'react';
import { isEqual } from './isEqual.ts';
import { useDeviceDraft } from './useDeviceDraft.ts';

const EMPTY: NoteFields = { title: '', notes: '', isShared: false };

/** What is written: a new note, or the changes of one. Both stay on the device until they are sent. */
export function useNoteEditor(subject: string, notes: readonly Note[] | null) {
  // Stored over a reload as the text is, which would be out of reach where the note was deleted in the meantime.
  const edited = useDeviceDraft<EditedNote | null>(`edited ${subject}`, null, isEditedNote);
  const editedNote = edited.value;
  const onEdit = (note: EditedNote | null) => (note ? edited.onChange(note) : edited.drop());
  const draft = useDeviceDraft(
    editedNote ? `${subject} ${editedNote.id}` : subject,
    editedNote ? toFields(editedNote) : EMPTY,
    isNoteFields,
  );
  const listed = notes?.find(({ id }) => id === editedNote?.id);
  const newer = listed && editedNote && !isEqual(toFields(listed), toFields(editedNote)) ? listed : null;
  const { isChanged } = draft;
  const { onChange: onEdited } = edited;
  // An edit that was left open is of the words that the note has now.
  useEffect(() => {
    if (newer && !isChanged) onEdited(newer);
  }, [newer, isChanged, onEdited]);
  return {
    draft,
    editedNote,
    onEdit,
    isChangedElsewhere: newer !== null && isChanged && !isEqual(toFields(newer), draft.value),
    /** The edit was sent, or its note deleted. */
    clear: edited.clear,
  };
}

const toFields = ({ title, text, isShared }: EditedNote): NoteFields => ({ title, notes: text, isShared });

function isNoteFields(stored: unknown): stored is NoteFields {
  if (!isRecord(stored)) return false;
  const { title, notes, isShared, atMs } = stored;
  return (
    [title, notes].every((value) => typeof value === 'string') &&
    typeof isShared === 'boolean' &&
    (atMs === undefined || typeof atMs === 'number')
  );
}

function isEditedNote(stored: unknown): stored is EditedNote {
  if (!isRecord(stored)) return false;
  const { id, title, text, isShared } = stored;
  return [id, title, text].every((value) => typeof value === 'string') && typeof isShared === 'boolean';
}
