import {
  getAttendance,
  getBrowseCount,
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
  getHomeworkDetail,
  getLastPosition,
  getLessonContent,
  getLessonPreview,
  getLikeInfo,
  getHomeworkReview,
  getNoteCounts,
  getPaper,
  getPastSummary,
  getQuestionCount,
  getQuestionDraft,
  getRolePack,
  getStudentId,
  getStudentStatistics,
  getStudySituation,
  getTestDetail,
  getTestReview,
  getTimetable,
  getUserInfo,
  listActivityContents,
  listClassActivities,
  listClassCourses,
  listClassmates,
  listHighlights,
  listHomeworkLogs,
  listLessonComments,
  listNotes,
  listStudentBanners,
  listStudentClasses,
  listStudentClassesOfAllTenants,
  listStudyQuestions,
  listTestLogs,
  listTodayActivities,
  pageClassPeriods,
  pageDynamics,
  pagePastActivities,
  querySchoolInformation,
} from '@cloud-school/api-client';
import {
  type Classroom,
  type ExamDetail,
  type StudentClass,
  toSchoolDay,
  weekOf,
} from '@cloud-school/domain';
import type { Probe } from '../createProbe.ts';
import type { Site } from './visitSite.ts';

/** A lesson of the student, with the ids that its calls carry. */
export interface VisitedLesson {
  classId: string;
  studentId: string;
  courseId: string;
  classroomId: string;
}

/** What a visit of the learning area found, for the calls after it. */
export interface Study {
  userId: string;
  userName: string;
  userAvatarUrl: string | null;
  activityId: string | null;
  lesson: VisitedLesson | null;
  /** A test that can be taken, with the ids of its page. */
  exam: ExamDetail | null;
  /** Homework that is not handed in. */
  homework: ExamDetail | null;
}

type Reader = Pick<Probe, 'read'>;
interface ClassOfStudent {
  classId: string;
  studentId: string;
}

/**
 * Calls what the pages of a student call, with the ids that their lists name. Null where the server does not say who the
 * student is.
 */
export async function visitStudy({ read }: Reader, { tenantId, universityId }: Site): Promise<Study | null> {
  const user = await read(getUserInfo, {});
  if (!user) return null;
  const userId = user.id;
  await read(getStudentId, { tenantId, userId });
  await read(getRolePack, { tenantId });
  await read(getBrowseCount, undefined);
  await read(listStudentBanners, { tenantId });
  if (universityId !== null) await read(querySchoolInformation, { universityId });
  await read(listStudentClassesOfAllTenants, { userId });
  await read(pageClassPeriods, { current: 1, classPeriodType: null, userId });
  const classes = (await read(listStudentClasses, { userId })) ?? [];
  const study: Study = {
    userId,
    userName: user.name,
    userAvatarUrl: user.avatarUrl,
    activityId: null,
    lesson: null,
    exam: null,
    homework: null,
  };
  for (const each of classes.filter(({ isOpen, status }) => isOpen && status === 'in-service')) {
    await visitClass({ read }, each, study);
    if (study.lesson && study.exam) break;
  }
  return study;
}

async function visitClass(
  { read }: Reader,
  { classId, schoolId }: StudentClass,
  study: Study,
): Promise<void> {
  const { userId } = study;
  const detail = await read(getClassDetail, { classId, userId, studentId: null, schoolId });
  const student = { classId, studentId: detail?.studentId ?? userId };
  await read(getClassDetail, { ...student, userId, schoolId });
  study.activityId ??= await readClass({ read }, student, userId);
  const courses = await read(listClassCourses, student);
  const course = courses?.find(({ platform }) => platform === 'internal');
  if (!course) return;
  const ofCourse = { ...student, courseId: course.id };
  await read(getCourseDetail, { courseId: course.id });
  await read(getCourseName, { classId, courseId: course.id });
  await read(getCourseSituation, ofCourse);
  await read(getCourseStatistics, ofCourse);
  await read(getCourseware, ofCourse);
  await read(getChapters, { ...ofCourse, isExam: true });
  const chapters = (await read(getChapters, ofCourse)) ?? [];
  const classrooms = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.classrooms));
  const at = ({ id }: Classroom): VisitedLesson => ({ ...ofCourse, classroomId: id });
  const video = classrooms.find(({ kind }) => kind === 'video');
  if (video) await readLesson({ read }, at(video));
  if (video) study.lesson ??= at(video);
  await readExams({ read }, classrooms, at, study);
}

/** Resolves to the id of an activity, or null. */
async function readClass({ read }: Reader, student: ClassOfStudent, userId: string): Promise<string | null> {
  const { classId } = student;
  await read(getClassBehaviour, { ...student, userId });
  await read(getStudySituation, student);
  await read(getStudentStatistics, student);
  await read(listClassmates, { classId });
  await read(pageDynamics, { classId, activityId: null });
  await read(listTodayActivities, { classId, userId });
  await read(getPastSummary, { classId, userId });
  await read(pagePastActivities, { classId, userId, filter: 'all', current: 1, size: 12 });
  const period = { classId, userId, startTime: null, endTime: null, period: 'all' } as const;
  await read(getTimetable, period);
  await read(getDutyCount, period);
  const { from, to } = weekOf(toSchoolDay(Date.now()), 'sunday');
  const week = {
    ...period,
    startTime: `${from} 00:00:00`,
    endTime: `${to} 23:59:59`,
    period: 'week',
  } as const;
  await read(getTimetable, week);
  await read(getDutyCount, week);
  const [activity] = (await read(listClassActivities, { classId, userId })) ?? [];
  if (!activity) return null;
  const { id: activityId, courseId } = activity;
  await read(pageDynamics, { classId, activityId });
  const [content] = (await read(listActivityContents, { activityId, classId, userId })) ?? [];
  await read(listHighlights, { bizId: activityId, classId, courseId });
  await read(getAttendance, { ...student, activityId, classroomId: content?.id ?? null, courseId, userId });
  return activityId;
}

async function readLesson({ read }: Reader, lesson: VisitedLesson): Promise<void> {
  const { classroomId } = lesson;
  await read(getClassroomDetail, { classroomId });
  await read(getLessonContent, { classroomId });
  await read(getLessonPreview, { classroomId });
  await read(getLastPosition, lesson);
  await read(getLikeInfo, lesson);
  await read(listLessonComments, lesson);
  await read(getNoteCounts, lesson);
  await read(listNotes, { ...lesson, filter: 'all' });
  await read(getQuestionCount, lesson);
  await read(listStudyQuestions, lesson);
  await read(getQuestionDraft, lesson);
}

async function readExams(
  { read }: Reader,
  classrooms: Classroom[],
  at: (classroom: Classroom) => VisitedLesson,
  study: Study,
): Promise<void> {
  const homework = classrooms.find(({ kind }) => kind === 'homework');
  const work = homework && (await read(getHomeworkDetail, at(homework)));
  const handedIn = work && (await read(listHomeworkLogs, { workId: work.workId }))?.[0];
  if (handedIn) await read(getHomeworkReview, { workId: work.workId, answerLogId: handedIn.id });
  else if (work) study.homework ??= work;
  for (const test of classrooms.filter(({ kind, sourceType }) => kind === 'test' && sourceType !== 'xskt')) {
    const detail = await read(getTestDetail, at(test));
    if (!detail) continue;
    const { workId } = detail;
    await read(getPaper, { workId });
    const log = (await read(listTestLogs, { workId }))?.[0];
    if (log) await read(getTestReview, { workId, answerLogId: log.id });
    else study.exam ??= detail;
    if (study.exam && log) break;
  }
}
