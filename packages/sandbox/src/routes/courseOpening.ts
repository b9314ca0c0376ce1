import { requestCourseLink, requestSsoCode, syncCourseUser } from '@cloud-school/api-client';
import { requireStudent } from '../auth/requireStudent.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { PLATFORM_PATH } from '../platform/mountPlatform.ts';
import { issuePlatformCode } from '../platform/platformCodes.ts';
import type { CourseSeed } from '../seed/CourseSeed.ts';
import { enrolmentId } from '../store/documentIds.ts';

export const COURSE_OPENING_ROUTES: Route[] = [
  route(syncCourseUser, { example: { courseId: 'k-elder-rehab' } }, (call) => {
    requireCourseOf(call, 11, ({ courseId }) => courseId === readText(call.payload, 'courseId'));
    return true;
  }),
  route(requestSsoCode, { example: { courseId: 'k-elder-rehab' } }, (call) => {
    requireCourseOf(call, 11, ({ courseId }) => courseId === readText(call.payload, 'courseId'));
    return issuePlatformCode(call.store, call.now, requireStudent(call).id);
  }),
  route(
    requestCourseLink,
    {
      example: {
        backUrl: 'http://yunfan.localhost/study/training-class?classId=c-elder-3',
        classroomCode: 'WARD-0318',
      },
    },
    (call) => {
      const code = readText(call.payload, 'classroomCode');
      requireCourseOf(call, 12, ({ courseClassCode }) => courseClassCode === code);
      const search = new URLSearchParams({
        code: issuePlatformCode(call.store, call.now, requireStudent(call).id),
        backUrl: readText(call.payload, 'backUrl'),
      });
      return `${PLATFORM_PATH}/${code}?${search}`;
    },
  ),
];

/** Refuses a course that is not on this platform or not in a class of the student. */
function requireCourseOf(call: Call, platform: 11 | 12, accepts: (course: CourseSeed) => boolean): void {
  const student = requireStudent(call);
  const course = call.seed.courses.find(
    (candidate) => candidate.thirdPlatformType === platform && accepts(candidate),
  );
  const isEnrolled = course?.classIds.some((classId) =>
    call.store.get('enrolments', enrolmentId(student.id, classId)),
  );
  if (!isEnrolled) throw new RequestError(ERROR_CODES.notAllowed, '您还没有开通这门课程');
}
