import type { ExamKind, QuestionKind } from '@cloud-school/domain';

/** A test or homework of a class; calls find it by its classroom. */
export interface TestSeed {
  kind: ExamKind;
  /** 'xskt' for the partner's exam source (EXAM-11); the school's own otherwise. */
  source?: 'xskt';
  testId: string;
  classroomId: string;
  courseId: string;
  classIds: string[];
  title: string;
  /** HTML. */
  requirement: string;
  description: string | null;
  /** Minutes; null means no limit. */
  unitTime: number | null;
  /** The points that pass. */
  passScore?: number;
  questions: QuestionSeed[];
}

export interface QuestionSeed {
  id: string;
  questionUnitId: string;
  kind: QuestionKind;
  /** HTML. */
  trunk: string;
  examPoint: number;
  options: { key: string; value: string }[];
  solution: SolutionSeed;
  /** Only of a reading and a cloze, which are answered and marked by them. */
  subQuestions?: QuestionSeed[];
}

export interface SolutionSeed {
  /** Right option keys. */
  keys: string[];
  /** One text for each blank, or the reference answer as one HTML text. */
  texts: string[];
  /** HTML. */
  explanation: string;
}
