import { defineEndpoint } from '../../endpoint.ts';
import { parseNote, parseNoteCounts } from '../../entities/lesson/parseNote.ts';
import { readList } from '../../entities/read.ts';

/** All notes of a classroom come in one page. */
const LIST_SIZE = 999;

/** dataType of the list. The specification shows 0 for all; 1 and 2 are ours. */
const FILTER_CODES = { all: 0, own: 1, teacher: 2 } as const;

interface NotesOf {
  classId: string;
  classroomId: string;
  courseId: string | null;
  studentId: string;
}

/** Numbers of notes about a classroom: all, the student's own, the teachers' (QNA-02). */
export const getNoteCounts = defineEndpoint({
  id: 'note.counts',
  method: 'POST',
  path: '/teaching/anyone/note/count',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  toPayload: ({ classId, classroomId, courseId, studentId }: NotesOf) => ({
    classId,
    classroomId,
    courseId,
    studentId,
    dataType: FILTER_CODES.all,
  }),
  parse: parseNoteCounts,
});

/** Notes about a classroom, newest first: shared ones, and the student's own (QNA-02). */
export const listNotes = defineEndpoint({
  id: 'note.list',
  method: 'POST',
  path: '/teaching/anyone/note/page',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({
    classId,
    classroomId,
    courseId,
    studentId,
    filter,
  }: NotesOf & { filter: keyof typeof FILTER_CODES }) => ({
    current: 1,
    size: LIST_SIZE,
    model: { dataType: FILTER_CODES[filter], classId, classroomId, courseId, studentId },
  }),
  parse: (data) => readList(data, 'Notes', parseNote),
});

interface NoteSubmission extends NotesOf {
  title: string;
  text: string;
  isShared: boolean;
}

function toNoteBody({ classId, classroomId, courseId, studentId, title, text, isShared }: NoteSubmission) {
  return { classId, classroomId, courseId, studentId, title, notes: text, isShared: isShared ? 1 : 0 };
}

/** Writes a note on a lesson. */
export const createNote = defineEndpoint({
  id: 'note.create',
  method: 'POST',
  path: '/teaching/anyone/note/save',
  isPathOurs: true,
  needsToken: true,
  needsSuccess: true,
  isQuiet: true,
  isCreation: true,
  toPayload: toNoteBody,
  parse: () => undefined,
});

/** Changes the words of a note; the server keeps whether it is shared (QNA-02). */
export const updateNote = defineEndpoint({
  id: 'note.update',
  method: 'POST',
  path: '/teaching/anyone/note/update',
  isPathOurs: true,
  needsToken: true,
  needsSuccess: true,
  isQuiet: true,
  toPayload: ({ id, ...note }: NoteSubmission & { id: string }) => ({ id, ...toNoteBody(note) }),
  parse: () => undefined,
});

/** Deletes notes of the student. */
export const deleteNotes = defineEndpoint({
  id: 'note.delete',
  method: 'POST',
  path: '/teaching/anyone/note/delete',
  isPathOurs: true,
  needsToken: true,
  needsSuccess: true,
  toPayload: ({ ids }: { ids: string[] }) => ({ ids }),
  parse: () => undefined,
});
