/** A test of a class and how it is reached: by its classroom. */
export interface TestSeed {
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
  questions: QuestionSeed[];
}

export interface QuestionSeed {
  id: string;
  questionUnitId: string;
  /** 1 single, 2 multiple, 3 true/false, 4 blanks, 6 short answer; others are unknown to the screens. */
  questionType: string;
  /** HTML. */
  trunk: string;
  examPoint: number;
  options: { key: string; value: string }[];
  solution: SolutionSeed;
}

export interface SolutionSeed {
  /** Right option keys. */
  keys: string[];
  /** One text a blank, or the reference answer as one HTML text. */
  texts: string[];
  /** HTML. */
  explanation: string;
}
