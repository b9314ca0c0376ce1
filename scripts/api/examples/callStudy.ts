import {
  createNote,
  deleteNotes,
  getAttendance,
  getChapters,
  getClassBehaviour,
  getClassDetail,
  getClassroomDetail,
  getCourseDetail,
  getCourseName,
  getCourseSituation,
  getCourseStatistics,
  getCourseware,
  getDutyCount,
  getLastPosition,
  getLessonContent,
  getLessonPreview,
  getLikeInfo,
  getNoteCounts,
  getPastSummary,
  getQuestionCount,
  getQuestionDraft,
  getStudentStatistics,
  getStudySituation,
  getTimetable,
  listActivityContents,
  listClassActivities,
  listClassCourses,
  listClassmates,
  listHighlights,
  listLessonComments,
  listNotes,
  listStudentClasses,
  listStudentClassesOfAllTenants,
  listStudyQuestions,
  listTodayActivities,
  pageDynamics,
  pagePastActivities,
  postLessonComment,
  recordStudyStart,
  recordVisit,
  requestCourseLink,
  requestSsoCode,
  saveStudyRecord,
  signAttendance,
  signInAutomatically,
  submitQuestion,
  syncCourseUser,
  toggleLike,
  updateEnrolState,
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
  await call(listActivityContents, { classId, userId, activityId: 'a-elder-4' });
  await call(pageDynamics, { classId, activityId: null });
  await call(pagePastActivities, { classId, userId, filter: 'all', current: 1, size: 12 });
  await call(getPastSummary, { classId, userId });
  await call(listTodayActivities, { classId, userId });
  await call(listClassActivities, { classId, userId });
  await call(getClassBehaviour, { ...classStudent, userId });
  await call(listClassmates, { classId });
  await call(listClassCourses, classStudent);
  await call(getClassDetail, { classId, studentId: null, userId, schoolId: null });
  await call(listStudentClasses, { userId });
  await call(listStudentClassesOfAllTenants, { userId });
  await call(recordVisit, classStudent);
  await call(getStudentStatistics, classStudent);
  await call(getStudySituation, classStudent);
  await call(updateEnrolState, { classId: 'c-memory-2', userId });
  await call(getChapters, course);
  await call(getLessonContent, { classroomId: 'r-elder-46' });
  await call(getClassroomDetail, { classroomId: 'r-elder-60' });
  await call(listHighlights, { classId, courseId: 'k-elder', bizId: 'r-elder-60' });
  await call(getLessonPreview, { classroomId: 'r-elder-46' });
  await call(recordStudyStart, { ...course, classroomId: 'r-elder-46', activityId: null, userId });
  await call(getCourseware, course);
  await call(getCourseDetail, course);
  await call(getCourseName, course);
  await call(getCourseSituation, course);
  await call(getCourseStatistics, course);
  await call(requestCourseLink, {
    backUrl: 'http://yunfan.localhost/study/training-class?classId=c-elder-3',
    classroomCode: 'WARD-0318',
  });
  await call(requestSsoCode, { courseId: 'k-elder-rehab' });
  await call(syncCourseUser, { courseId: 'k-elder-rehab' });
  await call(listLessonComments, { classId, classroomId: 'r-elder-45' });
  await call(postLessonComment, {
    classId,
    classroomId: 'r-elder-45',
    text: '软枕放两个更稳',
    parentId: null,
  });
  await call(getLikeInfo, { classId, classroomId: 'r-elder-45' });
  await call(toggleLike, { classId, classroomId: 'r-elder-45', userId, isLiked: true });
  await call(getNoteCounts, lesson);
  await call(listNotes, { ...lesson, filter: 'all' });
  await call(getQuestionCount, lesson);
  await call(getQuestionDraft, lesson);
  await call(listStudyQuestions, { classId, classroomId: 'r-elder-45' });
  await call(submitQuestion, {
    ...lesson,
    classroomName: '30° 侧卧与五处受压点检查',
    studentName: '沈雨薇',
    studentAvatarUrl: null,
    title: '先写一半',
    isDraft: true,
  });
  await call(getLastPosition, lesson);
  await call(saveStudyRecord, { ...lesson, studiedAt: 1795228800000, position: 78000, remaining: 0 });
  await call(getTimetable, { classId, userId, startTime: null, endTime: null, period: 'all' });
  await call(getDutyCount, { classId, userId, startTime: null, endTime: null, period: 'all' });

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
