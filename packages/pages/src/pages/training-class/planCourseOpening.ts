import type { CoursePlatform, StudyCourse } from '@cloud-school/domain';

/** What opens a course (CDET-07). */
export type CourseOpening =
  | { kind: 'page' }
  /** The address needs a single-sign-on code. */
  | { kind: 'sign-on'; address: string }
  | { kind: 'link'; classCode: string }
  | { kind: 'address'; address: string }
  /** The head teacher has to open the course first. */
  | { kind: 'closed' };

type Plan = (course: Pick<StudyCourse, 'learningUrl' | 'classCode'>) => CourseOpening;

const CLOSED: CourseOpening = { kind: 'closed' };

/** A course without the address or the code that its platform needs is closed. */
const PLANS: Record<CoursePlatform, Plan> = {
  internal: () => ({ kind: 'page' }),
  'single-sign-on': ({ learningUrl }) => (learningUrl ? { kind: 'sign-on', address: learningUrl } : CLOSED),
  'link-request': ({ classCode }) => (classCode ? { kind: 'link', classCode } : CLOSED),
  address: ({ learningUrl }) => (learningUrl ? { kind: 'address', address: learningUrl } : CLOSED),
  closed: () => CLOSED,
};

/** How a click opens a course. */
export const planCourseOpening = (
  course: Pick<StudyCourse, 'platform' | 'learningUrl' | 'classCode'>,
): CourseOpening => PLANS[course.platform](course);

/** The address of a course, absolute or a path of `base`, with the code that signs the student in. */
export function withSsoCode(address: string, code: string, base: string): string {
  const url = new URL(address, base);
  url.searchParams.set('code', code);
  return url.href;
}
