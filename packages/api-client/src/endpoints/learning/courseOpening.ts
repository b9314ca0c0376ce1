import { defineEndpoint } from '../../endpoint.ts';
import { parseCourseLink, parseSsoCode } from '../../entities/learning/parseCourseOpening.ts';

/** Makes the student known to the platform of a course, before its single sign-on (CDET-07). */
export const syncCourseUser = defineEndpoint({
  id: 'courseOpening.syncUser',
  method: 'POST',
  path: '/teaching/anyone/thirdPlatform/syncUser',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({ courseId }: { courseId: string }) => ({ courseId }),
  parse: () => undefined,
});

/** A single-sign-on code for the platform of a course; the course's address takes it (CDET-07). */
export const requestSsoCode = defineEndpoint({
  id: 'courseOpening.ssoCode',
  method: 'POST',
  path: '/oauth/app/thirdPlatform/ssoCode',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({ courseId }: { courseId: string }) => ({ courseId }),
  parse: parseSsoCode,
});

interface CourseLinkQuery {
  /** Where the platform returns to. */
  backUrl: string;
  /** Names the course on the platform (`StudyCourse.classCode`). */
  classroomCode: string;
}

/** The address of a practical training, made for this student (CDET-07). */
export const requestCourseLink = defineEndpoint({
  id: 'courseOpening.link',
  method: 'POST',
  path: '/teaching/anyone/thirdPlatform/link',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({ backUrl, classroomCode }: CourseLinkQuery) => ({ backUrl, classroomCode, type: 'S' }),
  parse: parseCourseLink,
});
