import {
  createNote,
  deleteNotes,
  getAttendance,
  listNotes,
  signAttendance,
  signInAutomatically,
  updateNote,
} from '@cloud-school/api-client';
import type { Caller } from './Caller.ts';

const classId = 'c-elder-3';
const userId = 'u-shen';
/** A student in a class. */
const classStudent = { classId, studentId: userId };
const course = { ...classStudent, courseId: 'k-elder' };
const lesson = { ...course, classroomId: 'r-elder-45' };

/** The calls of classes, courses and lessons. */
export async function callStudy({ call, sandbox }: Caller): Promise<void> {
  await call(createNote, { ...lesson, title: '手法', text: '掌心向下', isShared: true });
  const [note] = await call(listNotes, { ...lesson, filter: 'all' });
  if (!note) throw new Error('The sandbox has no note.');
  await call(updateNote, { ...lesson, id: note.id, title: '手法二', text: '', isShared: false });
  await call(deleteNotes, { ids: [note.id] });

  const activity = { ...course, classroomId: null, userId };
  await call(signInAutomatically, { ...activity, activityId: 'a-elder-5' });
  const faceToFace = { ...activity, activityId: 'a-elder-6' };
  // Until the doors open.
  sandbox.controls.advanceClock((3 * 60 + 12) * 60_000);
  await call(signAttendance, { ...faceToFace, kind: 'sign-in', position: null });
  await call(getAttendance, faceToFace);
}
