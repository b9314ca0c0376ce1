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

/** The calls of classes, courses and lessons. */
export async function callStudy({ call, sandbox }: Caller): Promise<void> {
  await call(listActivityContents, { classId: 'c-elder-3', userId: 'u-shen', activityId: 'a-elder-4' });
  await call(pageDynamics, { classId: 'c-elder-3', activityId: null });
  await call(pagePastActivities, {
    classId: 'c-elder-3',
    userId: 'u-shen',
    filter: 'all',
    current: 1,
    size: 12,
  });
  await call(getPastSummary, { classId: 'c-elder-3', userId: 'u-shen' });
  await call(listTodayActivities, { classId: 'c-elder-3', userId: 'u-shen' });
  await call(listClassActivities, { classId: 'c-elder-3', userId: 'u-shen' });
  await call(getClassBehaviour, { classId: 'c-elder-3', studentId: 'u-shen', userId: 'u-shen' });
  await call(listClassmates, { classId: 'c-elder-3' });
  await call(listClassCourses, { classId: 'c-elder-3', studentId: 'u-shen' });
  await call(getClassDetail, { classId: 'c-elder-3', studentId: null, userId: 'u-shen', schoolId: null });
  await call(listStudentClasses, { userId: 'u-shen' });
  await call(listStudentClassesOfAllTenants, { userId: 'u-shen' });
  await call(recordVisit, { classId: 'c-elder-3', studentId: 'u-shen' });
  await call(getStudentStatistics, { classId: 'c-elder-3', studentId: 'u-shen' });
  await call(getStudySituation, { classId: 'c-elder-3', studentId: 'u-shen' });
  await call(updateEnrolState, { classId: 'c-memory-2', userId: 'u-shen' });
  await call(getChapters, { courseId: 'k-elder', studentId: 'u-shen', classId: 'c-elder-3' });
  await call(getLessonContent, { classroomId: 'r-elder-46' });
  await call(getClassroomDetail, { classroomId: 'r-elder-60' });
  await call(listHighlights, { classId: 'c-elder-3', courseId: 'k-elder', bizId: 'r-elder-60' });
  await call(getLessonPreview, { classroomId: 'r-elder-46' });
  await call(recordStudyStart, {
    courseId: 'k-elder',
    studentId: 'u-shen',
    classId: 'c-elder-3',
    classroomId: 'r-elder-46',
    activityId: null,
    userId: 'u-shen',
  });
  await call(getCourseware, { courseId: 'k-elder', classId: 'c-elder-3', studentId: 'u-shen' });
  await call(getCourseDetail, { courseId: 'k-elder', classId: 'c-elder-3', studentId: 'u-shen' });
  await call(getCourseName, { courseId: 'k-elder', classId: 'c-elder-3', studentId: 'u-shen' });
  await call(getCourseSituation, { courseId: 'k-elder', classId: 'c-elder-3', studentId: 'u-shen' });
  await call(getCourseStatistics, { courseId: 'k-elder', classId: 'c-elder-3', studentId: 'u-shen' });
  await call(requestCourseLink, {
    backUrl: 'http://yunfan.localhost/study/training-class?classId=c-elder-3',
    classroomCode: 'WARD-0318',
  });
  await call(requestSsoCode, { courseId: 'k-elder-rehab' });
  await call(syncCourseUser, { courseId: 'k-elder-rehab' });
  await call(listLessonComments, { classId: 'c-elder-3', classroomId: 'r-elder-45' });
  await call(postLessonComment, {
    classId: 'c-elder-3',
    classroomId: 'r-elder-45',
    text: '软枕放两个更稳',
    parentId: null,
  });
  await call(getLikeInfo, { classId: 'c-elder-3', classroomId: 'r-elder-45' });
  await call(toggleLike, {
    classId: 'c-elder-3',
    classroomId: 'r-elder-45',
    userId: 'u-shen',
    isLiked: true,
  });
  await call(getNoteCounts, {
    classId: 'c-elder-3',
    classroomId: 'r-elder-45',
    courseId: 'k-elder',
    studentId: 'u-shen',
  });
  await call(listNotes, {
    classId: 'c-elder-3',
    classroomId: 'r-elder-45',
    courseId: 'k-elder',
    studentId: 'u-shen',
    filter: 'all',
  });
  await call(getQuestionCount, {
    classId: 'c-elder-3',
    classroomId: 'r-elder-45',
    courseId: 'k-elder',
    studentId: 'u-shen',
  });
  await call(getQuestionDraft, {
    classId: 'c-elder-3',
    classroomId: 'r-elder-45',
    courseId: 'k-elder',
    studentId: 'u-shen',
  });
  await call(listStudyQuestions, { classId: 'c-elder-3', classroomId: 'r-elder-45' });
  await call(submitQuestion, {
    classId: 'c-elder-3',
    classroomId: 'r-elder-45',
    courseId: 'k-elder',
    studentId: 'u-shen',
    classroomName: '30° 侧卧与五处受压点检查',
    studentName: '沈雨薇',
    studentAvatarUrl: null,
    title: '先写一半',
    isDraft: true,
  });
  await call(getLastPosition, {
    courseId: 'k-elder',
    studentId: 'u-shen',
    classId: 'c-elder-3',
    classroomId: 'r-elder-45',
  });
  await call(saveStudyRecord, {
    courseId: 'k-elder',
    studentId: 'u-shen',
    classId: 'c-elder-3',
    classroomId: 'r-elder-45',
    studiedAt: 1795228800000,
    position: 78000,
    remaining: 0,
  });
  await call(getTimetable, {
    classId: 'c-elder-3',
    userId: 'u-shen',
    startTime: null,
    endTime: null,
    period: 'all',
  });
  await call(getDutyCount, {
    classId: 'c-elder-3',
    userId: 'u-shen',
    startTime: null,
    endTime: null,
    period: 'all',
  });

  const lesson = {
    classId: 'c-elder-3',
    classroomId: 'r-elder-45',
    courseId: 'k-elder',
    studentId: 'u-shen',
  };
  await call(createNote, { ...lesson, title: '手法', text: '掌心向下', isShared: true });
  const [note] = await call(listNotes, { ...lesson, filter: 'all' });
  if (!note) throw new Error('The sandbox has no note.');
  await call(updateNote, { ...lesson, id: note.id, title: '手法二', text: '', isShared: false });
  await call(deleteNotes, { ids: [note.id] });

  const activity = {
    classId: 'c-elder-3',
    classroomId: null,
    courseId: 'k-elder',
    studentId: 'u-shen',
    userId: 'u-shen',
  };
  await call(signInAutomatically, { ...activity, activityId: 'a-elder-5' });
  const faceToFace = { ...activity, activityId: 'a-elder-6' };
  // Until the doors open.
  sandbox.controls.advanceClock((3 * 60 + 12) * 60_000);
  await call(signAttendance, { ...faceToFace, kind: 'sign-in', position: null });
  await call(getAttendance, faceToFace);
}
