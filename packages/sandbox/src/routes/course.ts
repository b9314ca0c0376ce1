import {
  getCourseDetail,
  getCourseName,
  getCourseSituation,
  getCourseStatistics,
  getCourseware,
} from '@cloud-school/api-client';
import { type ContentKind, toContentKind, toSchoolTime } from '@cloud-school/domain';
import { requireCourse } from '../auth/requireCourse.ts';
import { readText } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { countDuties } from '../learning/countDuties.ts';
import { listClassrooms } from '../learning/findClassroom.ts';
import { type ClassStudent, getStudied } from '../learning/getStudied.ts';
import { toClassroomRecord } from '../learning/toChapterTree.ts';
import { COURSE_INTRODUCTIONS } from '../seed/courseIntroductions.ts';
import type { ClassroomSeed, CourseSeed } from '../seed/CourseSeed.ts';

export const COURSE_ROUTES: Route[] = [
  route(getCourseDetail, { example: { courseId: 'k-elder' } }, (call) => {
    const { course } = requireCourse(call, readText(call.payload, 'courseId'));
    const { courseName, cover, introduce, learningUrl, courseId } = course;
    const introduction = COURSE_INTRODUCTIONS.find((candidate) => candidate.courseId === courseId);
    return {
      courseName,
      cover,
      introduce,
      learningUrl,
      courseType: 1,
      courseContent: introduction?.courseContent ?? null,
      introduceDetailList: introduction?.introduceDetailList ?? [],
    };
  }),
  route(
    getCourseSituation,
    { example: { classId: 'c-elder-3', studentId: 'u-shen', courseId: 'k-elder' } },
    (call) => {
      const { course, student } = requireCourse(call, readText(call.payload, 'courseId'));
      const classrooms = listClassrooms(course);
      const done = classrooms.filter((classroom) => getStudied(call, classroom, student).isDone);
      const progress = ((done.length / Math.max(1, classrooms.length)) * 100).toFixed(2);
      const last = findLastStudied(call, classrooms, student);
      const period = call.seed.classes.find(({ classId }) => classId === student.classId);
      return {
        classLearnProcess: progress,
        courseLearnProcess: progress,
        finishUserCount: String(course.studyNumber),
        lastClassroomId: last?.classroomId ?? null,
        lastClassroomName: last?.name ?? null,
        lastClassroomResultVO: last ? toClassroomRecord(call, last, student) : null,
        classroomTotal: classrooms.length,
        finishClassroomTotal: done.length,
        learnStartTime: period?.trainingStart ? toSchoolTime(period.trainingStart) : null,
        learnEndTime: period?.trainingEnd ? toSchoolTime(period.trainingEnd) : null,
      };
    },
  ),
  route(
    getCourseStatistics,
    { example: { classId: 'c-elder-3', studentId: 'u-shen', courseId: 'k-elder' } },
    (call) => {
      const { course, student } = requireCourse(call, readText(call.payload, 'courseId'));
      return countDuties(call, course, student);
    },
  ),
  route(
    getCourseware,
    { example: { classId: 'c-elder-3', studentId: 'u-shen', courseId: 'k-elder' } },
    (call) => {
      const { course, student } = requireCourse(call, readText(call.payload, 'courseId'));
      return {
        coursewareTypeChapterMap: JSON.stringify(
          Object.fromEntries(
            [...new Set(Object.values(COURSEWARE_KEYS))].flatMap((key) =>
              key === null ? [] : [[key, toTree(call, course, student, key)]],
            ),
          ),
        ),
      };
    },
  ),
  route(getCourseName, { example: { classId: 'c-elder-3', courseId: 'k-elder' } }, (call) => ({
    courseName: requireCourse(call, readText(call.payload, 'courseId')).course.courseName,
  })),
];

/** The key of coursewareTypeChapterMap that lists the classrooms of a kind; null for a kind that it leaves out. */
const COURSEWARE_KEYS: Record<ContentKind, string | null> = {
  video: 'ONLINE_VIDEO_TEACHING',
  audio: 'ONLINE_VIDEO_TEACHING',
  article: 'ONLINE_VIDEO_TEACHING',
  image: 'ONLINE_VIDEO_TEACHING',
  homework: 'ONLINE_HOMEWORK',
  test: 'ONLINE_TEST',
  'face-to-face': 'OFFLINE_FACE2FACE_TEACHING',
  live: 'EE_LIVE_LECTURES',
  document: 'E_WORDS_MATERIALS',
  archive: 'E_WORDS_MATERIALS',
  'other-test': null,
  other: null,
};

/** The chapters that have classrooms under this key, with those classrooms only. */
function toTree(call: Call, { courseId, chapters }: CourseSeed, student: ClassStudent, key: string) {
  return chapters.flatMap(({ name, sections }, index) => {
    const children = sections.flatMap(({ classrooms }) =>
      classrooms
        .filter(({ classroomType }) => COURSEWARE_KEYS[toContentKind(classroomType)] === key)
        .map((classroom) => toClassroomRecord(call, classroom, student)),
    );
    return children.length === 0 ? [] : [{ id: `${courseId}-${index + 1}`, name, children }];
  });
}

/** The classroom of the newest study record; without records, the first one that was begun and is not done. */
function findLastStudied(
  call: Call,
  classrooms: ClassroomSeed[],
  { userId, classId }: ClassStudent,
): ClassroomSeed | undefined {
  const [newest] = call.store
    .list('studyRecords')
    .filter((record) => record.userId === userId && record.classId === classId)
    .filter(({ classroomId }) => classrooms.some((classroom) => classroom.classroomId === classroomId))
    .sort((one, other) => other.receivedAt - one.receivedAt);
  return newest
    ? classrooms.find(({ classroomId }) => classroomId === newest.classroomId)
    : (classrooms.find(({ studied }) => studied > 0 && studied < 100) ??
        classrooms.findLast(({ studied }) => studied >= 100));
}
