import type { DutyRequirements } from './DutyRequirements.ts';

/** How a course is taught: courseNature 0, 1, other. */
export type CourseNature = 'face-to-face' | 'online' | 'blended';

/** Where a course opens (CDET-07). */
export type CoursePlatform =
  /** The course page of this portal: learningPlatform 0 or thirdPlatformType 10. */
  | 'internal'
  /** thirdPlatformType 11: synchronise the student, ask for a code, open the address with it. */
  | 'single-sign-on'
  /** thirdPlatformType 12, practical training: the server makes a link. */
  | 'link-request'
  /** The address of the course, as it is. */
  | 'address'
  /** No address: the head teacher opens the course. */
  | 'closed';

/** A course of a class with the student's progress (CDET-05). */
export interface StudyCourse {
  id: string;
  name: string;
  coverUrl: string | null;
  nature: CourseNature;
  platform: CoursePlatform;
  /** An http or https address, checked. */
  learningUrl: string | null;
  /** Names the course on the platform that makes links. */
  classCode: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  startsAt: string | null;
  endsAt: string | null;
  introduction: string | null;
  studentCount: number | null;
  requirements: DutyRequirements;
}
