import { createNote, deleteNotes, getNoteCounts, listNotes, updateNote } from '@cloud-school/api-client';
import { toSchoolTime } from '@cloud-school/domain';
import { limits } from '@cloud-school/validators';
import { type ClassroomOfStudent, requireClassroomOfStudent } from '../auth/requireClassroomOfStudent.ts';
import { requireStudent } from '../auth/requireStudent.ts';
import { readRecord, readText } from '../http/readField.ts';
import { refuseLong } from '../http/refuseLong.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';
import { randomHex } from '../randomText.ts';
import type { StoredNote } from '../store/Collections.ts';

type NoteFilter = (note: StoredNote, studentId: string) => boolean;
/** dataType of the list. */
const FILTERS: Record<string, NoteFilter> = {
  '0': () => true,
  '1': ({ studentId }, self) => studentId === self,
  '2': ({ isTeacher }) => isTeacher,
};

export const NOTE_ROUTES: Route[] = [
  route(
    getNoteCounts,
    {
      example: { classId: 'c-elder-3', studentId: 'u-shen', courseId: 'k-elder', classroomId: 'r-elder-45' },
    },
    (call) => {
      const classroom = requireClassroomOfStudent(call);
      const notes = listVisible(call, classroom);
      return {
        total: String(notes.length),
        ownTotal: String(notes.filter(({ studentId }) => studentId === classroom.student.id).length),
        teacherTotal: String(notes.filter(({ isTeacher }) => isTeacher).length),
      };
    },
  ),
  route(
    listNotes,
    {
      example: {
        classId: 'c-elder-3',
        studentId: 'u-shen',
        courseId: 'k-elder',
        classroomId: 'r-elder-45',
        filter: 'all',
      },
    },
    (call) => {
      const model = readRecord(call.payload, 'model');
      const classroom = requireClassroomOfStudent(call, { model });
      const isListed = FILTERS[readText(model, 'dataType')];
      if (!isListed) throw new RequestError(ERROR_CODES.badRequest, '没有这类笔记');
      const found = listVisible(call, classroom).filter((note) => isListed(note, classroom.student.id));
      return toPage(found.map(toRecord), call.payload);
    },
  ),
  route(createNote, {}, (call) => {
    const { classId, classroomId, student } = requireClassroomOfStudent(call);
    const id = `n-${randomHex(12)}`;
    call.store.put('notes', id, {
      id,
      classId,
      classroomId,
      studentId: student.id,
      createdName: student.realName,
      avatar: student.avatar,
      isTeacher: false,
      ...readWords(call),
      isShared: readText(call.payload, 'isShared') === '1',
      createdAt: call.now,
    });
    return true;
  }),
  route(updateNote, {}, (call) => {
    const note = requireOwnNote(call, readText(call.payload, 'id'));
    call.store.put('notes', note.id, { ...note, ...readWords(call) });
    return true;
  }),
  route(deleteNotes, {}, (call) => {
    const ids = Array.isArray(call.payload.ids) ? call.payload.ids : [];
    const notes = ids.map((id) => requireOwnNote(call, String(id)));
    for (const { id } of notes) call.store.delete('notes', id);
    return true;
  }),
];

/** The shared notes of a classroom and the student's own, newest first. */
function listVisible({ store }: Call, { classId, classroomId, student }: ClassroomOfStudent): StoredNote[] {
  return store
    .list('notes')
    .filter(
      (note) =>
        note.classId === classId &&
        note.classroomId === classroomId &&
        (note.isShared || note.studentId === student.id),
    )
    .sort((one, other) => other.createdAt - one.createdAt);
}

function requireOwnNote(call: Call, id: string): StoredNote {
  const student = requireStudent(call);
  const note = call.store.get('notes', id);
  if (!note) throw new RequestError(ERROR_CODES.notFound, '笔记不存在或已删除');
  if (note.studentId !== student.id) throw new RequestError(ERROR_CODES.notAllowed, '只能修改自己的笔记');
  return note;
}

function readWords({ payload }: Call): { title: string; notes: string } {
  const title = readText(payload, 'title');
  const notes = readText(payload, 'notes');
  if (title === '') throw new RequestError(ERROR_CODES.badRequest, '请先填写笔记名称');
  refuseLong(title, limits.noteTitle, '笔记名称');
  refuseLong(notes, limits.noteContent, '笔记内容');
  return { title, notes };
}

function toRecord({ isShared, isTeacher, createdAt, ...note }: StoredNote) {
  return {
    ...note,
    isShared: isShared ? 1 : 0,
    isTeacher: isTeacher ? 1 : 0,
    createdTime: toSchoolTime(createdAt),
  };
}
