import {
  createNote,
  deleteNotes,
  getNoteCounts,
  isApiError,
  listNotes,
  updateNote,
} from '@cloud-school/api-client';
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
import { useSWRConfig } from 'swr';
import { useEditableLoadable } from '../../platform/data/useLoadable.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import type { ClassroomScope } from '../study-address/ClassroomScope.ts';
import { isEqual } from './isEqual.ts';
import { sendOnce } from './sendOnce.ts';
import { useNoteEditor } from './useNoteEditor.ts';
import { useOpenSend } from './useOpenSend.ts';

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
  const open = useOpenSend(subject);
  const { mutate } = useSWRConfig();
  const options = { ...CLICK_CALL, isQuiet: true };

  /** Reads all notes, whichever are shown. */
  async function readList() {
    const all = { ...args, filter: 'all' } as const;
    const notes = await client.call(listNotes, all, options);
    // Not by the list's own `mutate`: it writes under the filter that is chosen by now.
    const isOfAll = (key: unknown) =>
      Array.isArray(key) && key.includes(listNotes.id) && key.some((part) => isEqual(part, all));
    void mutate(isOfAll, notes, { revalidate: false });
    return notes;
  }

  const create = (fields: NoteFields) =>
    sendOnce<NoteFields, Note>(fields, {
      open,
      send: ({ title, notes, isShared }, idempotencyKey) =>
        client.call(createNote, { ...args, title, text: notes, isShared }, { ...options, idempotencyKey }),
      readList,
      isSame: (note, sent) =>
        note.studentId === studentId && note.title === sent.title && note.text === sent.notes,
      seen: filter === 'all' ? dataOf(list.loadable) : null,
    });

  /** Changes a note; one that was deleted elsewhere is created again, so that no word is lost. Returns what happened. */
  async function change({ id }: EditedNote, fields: NoteFields): Promise<string> {
    const { title, notes: text, isShared } = fields;
    try {
      await client.call(updateNote, { ...args, id, title, text, isShared }, options);
      return '笔记修改成功';
    } catch (error) {
      const stored = isApiError(error, 'rejected') ? await readList().catch(() => null) : null;
      if (stored === null || stored.some((note) => note.id === id)) throw error;
      await create(fields);
      return '原笔记已被删除，内容已存为新笔记';
    }
  }

  /** Not optimistic: the text stays in the fields until the server accepts it. */
  async function save(fields: NoteFields): Promise<SendOutcome> {
    let done = '笔记新增成功';
    try {
      if (editedNote) done = await change(editedNote, fields);
      else await create(fields);
    } catch (error) {
      return { isSent: false, reason: getErrorMessage(error) };
    }
    toasts.show('success', done);
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
