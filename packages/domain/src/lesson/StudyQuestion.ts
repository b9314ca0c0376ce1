/** A question of a student about a classroom, with the teachers' answers (QNA-01). */
export interface StudyQuestion {
  id: string;
  title: string;
  studentId: string | null;
  studentName: string;
  studentAvatarUrl: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  createdAt: string | null;
  /** Empty while the question waits for a teacher. */
  answers: QuestionAnswer[];
}

export interface QuestionAnswer {
  text: string;
  teacherName: string;
  createdAt: string | null;
}
