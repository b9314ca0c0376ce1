import { createNote, isApiError, listNotes, updateNote } from '@cloud-school/api-client';
import type { Note } from '@cloud-school/domain';
import type { EditedNote, NoteFields } from '@cloud-school/ui';
import { useSWRConfig } from 'swr';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import type { ClassroomScope } from '../study-address/ClassroomScope.ts';
import { isEqual } from './isEqual.ts';
import { sendOnce } from './sendOnce.ts';
import { useOpenSend } from './useOpenSend.ts';

const OPTIONS = { ...CLICK_CALL, isQuiet: true };

/** Stores a note: a new one, or the changes of one. Rejects where the server refuses it, else returns what happened. */
export type StoreNote = (edited: EditedNote | null, fields: NoteFields) => Promise<string>;

/** `seen` are all notes as last listed; null while only some are. */
export function useStoreNote(
  { classId, classroomId, courseId, studentId }: ClassroomScope,
  subject: string,
  seen: readonly Note[] | null,
): StoreNote {
  const { client } = usePortal();
  const { mutate } = useSWRConfig();
  const open = useOpenSend(subject);
  const args = { classId, classroomId, courseId, studentId };

  /** Reads all notes, whichever are shown. */
  async function readList() {
    const all = { ...args, filter: 'all' } as const;
    const notes = await client.call(listNotes, all, OPTIONS);
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
        client.call(createNote, { ...args, title, text: notes, isShared }, { ...OPTIONS, idempotencyKey }),
      readList,
      isSame: (note, sent) =>
        note.studentId === studentId && note.title === sent.title && note.text === sent.notes,
      seen,
    });

  return async (edited, fields) => {
    if (!edited) {
      await create(fields);
      return '笔记新增成功';
    }
    const { title, notes: text, isShared } = fields;
    try {
      await client.call(updateNote, { ...args, id: edited.id, title, text, isShared }, OPTIONS);
      return '笔记修改成功';
    } catch (error) {
      // One that was deleted elsewhere is created again, so that no word is lost.
      const stored = isApiError(error, 'rejected') ? await readList().catch(() => null) : null;
      if (stored === null || stored.some((note) => note.id === edited.id)) throw error;
      await create(fields);
      return '原笔记已被删除，内容已存为新笔记';
    }
  };
}
