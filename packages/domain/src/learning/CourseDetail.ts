import type { Chapter } from '../lesson/Classroom.ts';
import type { Teacher } from '../lesson/Teacher.ts';

/** A material that comes with a course. */
export interface CourseMaterial {
  outline: string;
  description: string | null;
}

/** A block of the school's own page layout of a course (courseContent). */
export type CourseBlock =
  | { kind: 'html'; html: string }
  | { kind: 'image'; url: string; alt: string }
  | { kind: 'text'; text: string }
  | { kind: 'video'; url: string; name: string }
  /** A block that this portal does not know; it renders nothing. */
  | { kind: 'unknown'; type: string };

/** A course as its school describes it (COURSE-01). */
export interface CourseDetail {
  name: string;
  coverUrl: string | null;
  introduction: string | null;
  content: CourseBlock[];
  /** Foreign HTML. */
  introductionHtml: string | null;
  teachers: Teacher[];
  materials: CourseMaterial[];
  qualityServiceHtml: string | null;
}

/** How far the student is in a course (COURSE-01). */
export interface CourseSituation {
  /** Fellow students who have joined. */
  studentCount: number | null;
  lastClassroom: { id: string; name: string; progress: number | null } | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  startsAt: string | null;
  endsAt: string | null;
}

/** Keys of coursewareTypeChapterMap, as the tabs of a course order them. */
export const COURSEWARE_KINDS = [
  'online-teaching',
  'homework',
  'test',
  'face-to-face',
  'live',
  'material',
] as const;
export type CoursewareKind = (typeof COURSEWARE_KINDS)[number];

/** Classrooms of a course by kind; a kind without any is absent. */
export type Courseware = Partial<Record<CoursewareKind, Chapter[]>>;
