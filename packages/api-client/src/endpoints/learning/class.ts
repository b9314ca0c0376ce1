import { defineEndpoint } from '../../endpoint.ts';
import { parseClassActivity } from '../../entities/learning/parseClassActivity.ts';
import { parseClassDetail } from '../../entities/learning/parseClassDetail.ts';
import { parseStudentClass } from '../../entities/learning/parseStudentClass.ts';
import { readList } from '../../entities/read.ts';

/** A student's classes at this school (CLASS-01). */
export const listStudentClasses = defineEndpoint({
  id: 'class.list',
  method: 'POST',
  path: '/teaching/anyone/teachingClass/queryStudentClassAndPeriodList',
  needsToken: true,
  toPayload: ({ userId }: { userId: string }) => ({ userId }),
  parse: (data) => readList(data, 'Classes', parseStudentClass),
});

/** A student's classes at all schools, for a brand that lists them together (CLASS-03, KING-01). */
export const listStudentClassesOfAllTenants = defineEndpoint({
  id: 'class.listAllTenants',
  method: 'POST',
  path: '/teaching/anyone/teachingClass/queryStudentClassAndPeriodListIgnoreTenant',
  isPathOurs: true,
  toPayload: ({ userId }: { userId: string }) => ({ userId }),
  parse: (data) => readList(data, 'Classes', parseStudentClass),
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
