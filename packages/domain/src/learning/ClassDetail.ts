export type ClassStatus = 'to-start' | 'running' | 'completed';

const COMPLETED: Record<ClassStatus, boolean> = { 'to-start': false, running: false, completed: true };

/** Whether the class is over: what is left of it are its past lessons. */
export const isCompletedClass = ({ status }: Pick<ClassDetail, 'status'>): boolean =>
  status !== null && COMPLETED[status];

/** The header of a class page (CDET-01). */
export interface ClassDetail {
  title: string;
  /** Null for an unknown code. */
  status: ClassStatus | null;
  /** 'YYYY-MM-DD' */
  trainingStart: string | null;
  trainingEnd: string | null;
  /** The day it opened, 'YYYY-MM-DD'. */
  startDate: string | null;
  /** The student's id in this class; the study pages pass it on. */
  studentId: string | null;
  learningGoal: string | null;
  headTeacherName: string | null;
}
