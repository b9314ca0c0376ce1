import { deleteNotes, getNoteCounts, listNotes } from '@cloud-school/api-client';
import type { Note, NoteCounts } from '@cloud-school/domain';
import {
  dataOf,
  type Draft,
  type EditedNote,
  type Loadable,
  mapLoadable,
  type NoteFields,
  type NoteFilter,
  type SendOutcome,
} from '@cloud-school/ui';
import { useMemo, useState } from 'react';
import { useEditableLoadable } from '../../platform/data/useLoadable.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import type { ClassroomScope } from '../study-address/ClassroomScope.ts';
import { useNoteEditor } from './useNoteEditor.ts';
import { useStoreNote } from './useStoreNote.ts';

export interface Notes {
  counts: NoteCounts | null;
  notes: Loadable<Note[]>;
  filter: NoteFilter;
  onFilter: (filter: NoteFilter) => void;
  draft: Draft<NoteFields>;
  editedNote: EditedNote | null;
  /** The edited note got other words on another device, and the changes here were made without them. */
  isChangedElsewhere: boolean;
  onEdit: (note: EditedNote | null) => void;
  save: (fields: NoteFields) => Promise<SendOutcome>;
  remove: (note: Note) => Promise<void>;
}

/** Lists the notes about a classroom, saves the one that is written and deletes (QNA-02). The list loads when the panel opens. */
export function useNotes(scope: ClassroomScope, isOpen: boolean): Notes {
  const { client, toasts } = usePortal();
  const { classId, classroomId, courseId, studentId } = scope;
  const args = { classId, classroomId, courseId, studentId };
  const [filter, setFilter] = useState<NoteFilter>('all');
  const counts = useEditableLoadable(getNoteCounts, args);
  const list = useEditableLoadable(listNotes, isOpen ? { ...args, filter } : null);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const shown = useMemo(
    () => mapLoadable(list.loadable, (all) => all.filter(({ id }) => !removed.includes(id))),
    [list.loadable, removed],
  );
  const subject = `note ${classId} ${classroomId}`;
  const editor = useNoteEditor(subject, dataOf(list.loadable));
  const { draft, editedNote } = editor;
  const store = useStoreNote(scope, subject, filter === 'all' ? dataOf(list.loadable) : null);

  /** Not optimistic: the text stays in the fields until the server accepts it. */
  async function save(fields: NoteFields): Promise<SendOutcome> {
    try {
      toasts.show('success', await store(editedNote, fields));
    } catch (error) {
      return { isSent: false, reason: getErrorMessage(error) };
    }
    // The student may edit another note by now.
    if (editedNote) editor.clear(editedNote);
    void list.mutate();
    void counts.mutate();
    return { isSent: true };
  }

  /** Optimistic: the note is shown again if the server refuses; the error policy shows the message. */
  async function remove({ id }: Note): Promise<void> {
    setRemoved((ids) => [...ids, id]);
    try {
      await client.call(deleteNotes, { ids: [id] }, CLICK_CALL);
      toasts.show('success', '删除成功');
      if (editedNote?.id === id) {
        draft.drop();
        editor.clear(editedNote);
      }
    } catch {
      setRemoved((ids) => ids.filter((other) => other !== id));
    }
    void list.mutate();
    void counts.mutate();
  }

  return {
    counts: dataOf(counts.loadable),
    notes: shown,
    filter,
    onFilter: setFilter,
    draft,
    editedNote,
    isChangedElsewhere: editor.isChangedElsewhere,
    onEdit: editor.onEdit,
    save,
    remove,
  };
}
