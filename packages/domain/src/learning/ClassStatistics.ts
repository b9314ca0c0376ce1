/** The server's assessment of a student (CDET-01): 未评估, 合格, 不合格. */
export type Evaluation = 'not-evaluated' | 'passed' | 'failed';

/** What a student did in a class (CDET-01). Null fields are unknown. */
export interface ClassBehaviour {
  attendanceCount: number | null;
  /** Activities of the class. */
  activityCount: number | null;
}

/** A student's results in a class (CDET-01). */
export interface StudySituation {
  /** Percent of the required activities that are finished, 0 to 100. */
  finishRate: number | null;
  /** Durations as the server writes them, such as '36小时20分'. */
  studyDuration: string | null;
  answerDuration: string | null;
  evaluation: Evaluation | null;
}

/** Totals of a student in a class. */
export interface StudentStatistics {
  /** Milliseconds. */
  studyDuration: number | null;
}

/** A classmate; the class page counts them and shows some portraits. */
export interface Classmate {
  id: string;
  name: string;
  avatarUrl: string | null;
}
