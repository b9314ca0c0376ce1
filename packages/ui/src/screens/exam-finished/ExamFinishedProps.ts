import type { ExamKind, Review } from '@cloud-school/domain';
import type { FinishedExam } from '@cloud-school/engine';
import type { Loadable } from '../../primitives/block/Loadable.ts';

type FinishedSource = 'school' | 'partner';

export interface ExamFinishedScreenProps {
  kind: ExamKind;
  /** Who marks: a teacher of the school, or the partner's platform at once (source type xskt). */
  source: FinishedSource;
  /** Only adds the name and facts: the hand-in has succeeded even when this fails. */
  exam: Loadable<FinishedExam>;
  /** A hand-in of another day names it. */
  now: Date;
  /** The marked attempt; null until it is known. */
  review?: Review | null;
  /** Whether the result is known is being asked: it has its place already. */
  isResultPending?: boolean;
  /** Of the list of attempts; null until it is marked, and where the server sends none. */
  score?: number | null;
  /** Which attempt of this student it is, from 1; null until it is known. */
  nth?: number | null;
  /** The marked attempt before this one. */
  previous?: { score: number; createdAt: string } | null;
  /** Opens the answers where their result is known; null hides the button. */
  onReview: (() => void) | null;
  /** Opens the answers while they wait for the teacher. */
  onOwnAnswers?: (() => void) | null;
  /** Opens the answers at a question. */
  onQuestion?: ((questionId: string) => void) | undefined;
  /** The student's mistakes of the class, where what was wrong is practised. */
  mistakesTo?: string | undefined;
  /** Practises what was wrong in this attempt; without it the book does. */
  practiceTo?: string | undefined;
  /** The class, which says what is studied next. */
  classTo?: string | undefined;
  /** 返回: two steps back. */
  onBack: () => void;
  /** The arrow and the title: one step back. */
  onTitle: () => void;
}
