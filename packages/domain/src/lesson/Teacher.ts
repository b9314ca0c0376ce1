/** A teacher of a classroom or a course. */
export interface Teacher {
  name: string;
  avatarUrl: string | null;
  /** Null for an unknown code. */
  role: 'course-teacher' | 'tutor' | null;
}
