/** Where a class stands: classStatus 0, 1, 2. */
export type ClassStatus = 'to-start' | 'running' | 'completed';

/** A class as the header of its page shows it (CDET-01). */
export interface ClassDetail {
  title: string;
  /** Null for a status that is not known. */
  status: ClassStatus | null;
  /** 'YYYY-MM-DD' */
  trainingStart: string | null;
  trainingEnd: string | null;
  /** The day it opened, 'YYYY-MM-DD'. */
  startDate: string | null;
  /** This student in this class, as the study screens name him. */
  studentId: string | null;
  learningGoal: string | null;
  headTeacherName: string | null;
}
