import { EMPTY_ANSWER, isEmptyAnswer, type Paper } from '@cloud-school/domain';
import type { ExamAttempt } from '../contract/ExamAttempt.ts';
import type { FinishedExam } from '../contract/FinishedExam.ts';
import type { Closure, SubmitTrigger } from '../contract/Submission.ts';

const MINUTE_MS = 60_000;

interface CountedTime {
  seconds: () => number;
}

interface FinishedAttempt {
  attempt: ExamAttempt;
  paper: Pick<Paper, 'title' | 'groups'>;
  /** The time that the page counted, where the paper has no limit. */
  usedTime: CountedTime | null;
}

/** The facts of an attempt that is handed in, for the finished screen; `now` by the server's clock, ms since 1970. */
export function toFinishedExam({ paper, attempt, usedTime }: FinishedAttempt, now: number): FinishedExam {
  const { answered, unanswered } = attempt.getProgress();
  const { handedInAt, closure, trigger } = attempt.getSubmission();
  // Answers that the server refused, and does not hold.
  const { unsavedCount } = attempt.getSaveSummary();
  return {
    title: paper.title,
    submittedAt: handedInAt,
    usedSeconds: attempt.getUsedSeconds() ?? toSeconds(usedTime, handedInAt, now),
    answered: closure?.heldCount ?? Math.max(0, answered - unsavedCount),
    total: answered + unanswered,
    hasAnswers: closure ? closure.heldCount > 0 : hasAnswers(paper, attempt),
    endedBy: closure ? CLOSED_BY[closure.by] : trigger && ENDED_BY[trigger],
  };
}

/** The page counts on after the hand-in: what it counted since is known only where that was just now. */
function toSeconds(usedTime: CountedTime | null, handedInAt: number | null, now: number) {
  if (!usedTime || handedInAt === null || now - handedInAt > MINUTE_MS) return null;
  return Math.max(0, usedTime.seconds() - Math.max(0, Math.round((now - handedInAt) / 1000)));
}

const CLOSED_BY: Record<Closure['by'], FinishedExam['endedBy']> = { student: 'student', system: 'time' };

const ENDED_BY: Record<SubmitTrigger, FinishedExam['endedBy']> = { click: 'student', 'time-up': 'time' };

const hasAnswers = ({ groups }: Pick<Paper, 'groups'>, { getAnswer }: ExamAttempt): boolean =>
  groups
    .flatMap(({ questions }) => questions.flatMap((question) => [question, ...question.subQuestions]))
    .some(({ id }) => !isEmptyAnswer(getAnswer(id) ?? EMPTY_ANSWER));
