import type { StudyCourse } from '@cloud-school/api-client';

/** What opens a course (CDET-07). */
export type CourseOpening =
  | { kind: 'page' }
  /** The address needs a single-sign-on code. */
  | { kind: 'sign-on'; address: string }
  | { kind: 'link'; classCode: string }
  | { kind: 'address'; address: string }
  /** The head teacher has to open the course first. */
  | { kind: 'closed' };

/** A course without the address or the code that its platform needs is closed. */
export function planCourseOpening({
  platform,
  learningUrl,
  classCode,
}: Pick<StudyCourse, 'platform' | 'learningUrl' | 'classCode'>): CourseOpening {
  switch (platform) {
    case 'internal':
      return { kind: 'page' };
    case 'single-sign-on':
      return learningUrl ? { kind: 'sign-on', address: learningUrl } : { kind: 'closed' };
    case 'link-request':
      return classCode ? { kind: 'link', classCode } : { kind: 'closed' };
    case 'address':
      return learningUrl ? { kind: 'address', address: learningUrl } : { kind: 'closed' };
    case 'closed':
      return { kind: 'closed' };
  }
}

/** The address of a course with the code that signs the student in. */
export function withSsoCode(address: string, code: string): string {
  const url = new URL(address);
  url.searchParams.set('code', code);
  return url.href;
}
