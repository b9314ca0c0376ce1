import { defineEndpoint } from '../../endpoint.ts';
import { parseClassActivity } from '../../entities/learning/parseClassActivity.ts';
import { parseClassDetail } from '../../entities/learning/parseClassDetail.ts';
import { parseClassPeriod } from '../../entities/learning/parseClassPeriod.ts';
import {
  parseClassBehaviour,
  parseClassmate,
  parseStudentStatistics,
  parseStudySituation,
} from '../../entities/learning/parseClassStatistics.ts';
import { parseStudentClass } from '../../entities/learning/parseStudentClass.ts';
import { parseStudyCourse } from '../../entities/learning/parseStudyCourse.ts';
import { parsePage } from '../../entities/parsePage.ts';
import { isRecord, number, readList } from '../../entities/read.ts';

/** A student's classes at this school (CLASS-01). */
export const listStudentClasses = defineEndpoint({
  id: 'class.list',
  method: 'POST',
  path: '/teaching/anyone/teachingClass/queryStudentClassAndPeriodList',
  needsToken: true,
  cached: {},
  toPayload: ({ userId }: { userId: string }) => ({ userId }),
  parse: (data) => readList(data, 'Classes', parseStudentClass),
});

/** A student's classes at all schools, for a brand that lists them together (CLASS-03, KING-01). */
export const listStudentClassesOfAllTenants = defineEndpoint({
  id: 'class.listAllTenants',
  method: 'POST',
  path: '/teaching/anyone/teachingClass/queryStudentClassAndPeriodListIgnoreTenant',
  isPathOurs: true,
  needsToken: true,
  cached: {},
  toPayload: ({ userId }: { userId: string }) => ({ userId }),
  parse: (data) => readList(data, 'Classes', parseStudentClass),
});

/** Periods on a page of their list (section 9). */
const PERIODS_PER_PAGE = 8;

/** The periods of a student's classes at all schools, by pages. No screen shows them: the specification names none. */
export const pageClassPeriods = defineEndpoint({
  id: 'class.periods',
  method: 'POST',
  path: '/search/anyTenant/class/queryTenantClassPeriodPage',
  needsToken: true,
  /** The specification shows no codes for `classPeriodType`; null leaves it out. */
  toPayload: ({
    current,
    classPeriodType,
    userId,
  }: {
    current: number;
    classPeriodType: string | null;
    userId: string;
  }) => ({
    current,
    size: PERIODS_PER_PAGE,
    model: { classPeriodType, userId },
  }),
  parse: (data) => parsePage(data, parseClassPeriod),
});

/** Records that the student has entered the class (CLASS-02). */
export const updateEnrolState = defineEndpoint({
  id: 'class.updateEnrolState',
  method: 'POST',
  path: '/product/app/classStudent/updateEnrolState',
  needsToken: true,
  toPayload: ({ classId, userId }: { classId: string; userId: string }) => ({ classId, userId }),
  parse: () => undefined,
});

interface ClassDetailQuery {
  classId: string;
  userId: string;
  /** This and `schoolId` come from the address of the class page; null where it has none. */
  studentId: string | null;
  schoolId: string | null;
}

/** The header of a class (CDET-01), with the student's id in that class. */
export const getClassDetail = defineEndpoint({
  id: 'class.detail',
  method: 'POST',
  path: '/teaching/anyone/teachingClass/detail',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  cached: {},
  toPayload: ({ classId, studentId, userId, schoolId }: ClassDetailQuery) => ({
    classId,
    studentId,
    userId,
    schoolId,
  }),
  parse: parseClassDetail,
});

/** All activities of a class, with the student's attendance (CDET-03). */
export const listClassActivities = defineEndpoint({
  id: 'class.activities',
  method: 'POST',
  path: '/teaching/anyone/activity/listByClass',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({ classId, userId }: { classId: string; userId: string }) => ({ classId, userId }),
  parse: (data) => readList(data, 'Activities', parseClassActivity),
});

interface StudentOfClass {
  classId: string;
  /** The student's id in the class. */
  studentId: string;
}

/** What the student did in a class (CDET-01). */
export const getClassBehaviour = defineEndpoint({
  id: 'class.behaviour',
  method: 'POST',
  path: '/teaching/anyone/teachingClass/behaviourCount',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  cached: {},
  toPayload: ({ classId, studentId, userId }: StudentOfClass & { userId: string }) => ({
    classId,
    studentId,
    userId,
  }),
  parse: parseClassBehaviour,
});

/** The student's results in a class (CDET-01): an evaluation is a result, so no device keeps it. */
export const getStudySituation = defineEndpoint({
  id: 'class.studySituation',
  method: 'POST',
  path: '/teaching/anyone/teachingClass/studySituation',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  toPayload: ({ classId, studentId }: StudentOfClass) => ({ classId, studentId }),
  parse: parseStudySituation,
});

/** The student's totals in a class. */
export const getStudentStatistics = defineEndpoint({
  id: 'class.studentStatistics',
  method: 'POST',
  path: '/teaching/anyone/teachingClass/userStatistics',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  cached: {},
  toPayload: ({ classId, studentId }: StudentOfClass) => ({ classId, studentId }),
  parse: parseStudentStatistics,
});

/** The students of a class. */
export const listClassmates = defineEndpoint({
  id: 'class.classmates',
  method: 'POST',
  path: '/teaching/anyone/teachingClass/studentList',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  toPayload: ({ classId }: { classId: string }) => ({ classId }),
  parse: (data) => readList(data, 'Classmates', parseClassmate),
});

/** Counts a visit of the class page and returns the number of visits (CDET-01). Each call counts. */
export const recordVisit = defineEndpoint({
  id: 'class.recordVisit',
  method: 'POST',
  path: '/teaching/anyone/teachingClass/incrementVisit',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  isCreation: true,
  toPayload: ({ classId, studentId }: StudentOfClass) => ({ classId, studentId }),
  parse: (data) => number(data, 'Number of visits'),
});

/** The courses of a class with the student's progress (CDET-05). */
export const listClassCourses = defineEndpoint({
  id: 'class.courses',
  method: 'POST',
  path: '/teaching/anyone/teachingClass/courseStatistics',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  cached: {},
  toPayload: ({ classId, studentId }: StudentOfClass) => ({ classId, studentId }),
  parse: (data) =>
    readList(isRecord(data) ? data.classStudentCourseResultVOS : data, 'Courses', parseStudyCourse),
});
