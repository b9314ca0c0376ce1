/** The two kinds of exam. Both have the same papers and answers; calls, addresses and wording differ. */
export type ExamKind = 'test' | 'homework';
