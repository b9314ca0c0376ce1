import { defineEndpoint } from '../../endpoint.ts';
import { parseCourseDetail, parseCourseSituation } from '../../entities/learning/parseCourseDetail.ts';
import { parseCourseware } from '../../entities/learning/parseCourseware.ts';
import { parseDutyRequirements } from '../../entities/learning/parseDutyRequirements.ts';
import { optionalRecord, optionalText } from '../../entities/read.ts';

/** A course as its school describes it (COURSE-01). */
export const getCourseDetail = defineEndpoint({
  id: 'course.detail',
  method: 'POST',
  path: '/library/anyone/course/detail',
  isPathOurs: true,
  needsToken: true,
  cached: {},
  toPayload: ({ courseId }: { courseId: string }) => ({ courseId }),
  parse: parseCourseDetail,
});

interface CourseOfStudent {
  courseId: string;
  classId: string;
  studentId: string;
}

const toBody = ({ courseId, classId, studentId }: CourseOfStudent) => ({ courseId, classId, studentId });

/** How far the student is in a course, with the classroom studied last (COURSE-01). */
export const getCourseSituation = defineEndpoint({
  id: 'course.situation',
  method: 'POST',
  path: '/teaching/anyone/studentCourse/situation',
  isPathOurs: true,
  needsToken: true,
  cached: {},
  toPayload: toBody,
  parse: parseCourseSituation,
});

/** The requirements of a course with what the student did (COURSE-01). */
export const getCourseStatistics = defineEndpoint({
  id: 'course.statistics',
  method: 'POST',
  path: '/teaching/anyone/studentCourse/statistics',
  isPathOurs: true,
  needsToken: true,
  cached: {},
  toPayload: (query: CourseOfStudent) => ({ ...toBody(query), evaluateType: 'ACTIVITY' }),
  parse: parseDutyRequirements,
});

/** The classrooms of a course by kind, for its tabs (COURSE-01). */
export const getCourseware = defineEndpoint({
  id: 'course.courseware',
  method: 'POST',
  path: '/teaching/anyone/studentCourse/chapterTreeAndGroup',
  isPathOurs: true,
  needsToken: true,
  toPayload: toBody,
  parse: parseCourseware,
});

/** The name of a course in a class; null when the server sends none. */
export const getCourseName = defineEndpoint({
  id: 'course.name',
  method: 'POST',
  path: '/teaching/anyone/teachingClass/courseName',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  toPayload: ({ classId, courseId }: { classId: string; courseId: string }) => ({ classId, courseId }),
  parse: (data) => optionalText(optionalRecord(data).courseName),
});
