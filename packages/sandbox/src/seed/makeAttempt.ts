import { toSchoolTime } from '@cloud-school/domain';
import { gradeAttempt } from '../exam/gradeAttempt.ts';
import { listAnswerable } from '../exam/listAnswerable.ts';
import { toWorkId } from '../exam/toWorkId.ts';
import type { StoredAnswer } from '../store/Collections.ts';
import type { AttemptSeed } from './SandboxSeed.ts';
import type { QuestionSeed, TestSeed } from './TestSeed.ts';

interface AttemptPlan {
  id: string;
  test: TestSeed;
  userId: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Milliseconds. */
  duration: number;
  /** The wrong answers by question id: letters of a choice, or a text. */
  slips: Record<string, string[] | string>;
  /** A teacher's points for short answers by question id; without them the attempt is pending. */
  teacherScores?: Record<string, number>;
}

/** A finished attempt in which all answers except the slips are right. */
export function makeAttempt(plan: AttemptPlan): AttemptSeed {
  const questions = listAnswerable(plan.test);
  const pace = plan.duration / questions.length;
  const answers = questions.map((question, index) =>
    makeAnswer(plan, question, plan.startedAt + Math.round(pace * (index + 1))),
  );
  return {
    answers,
    log: {
      id: plan.id,
      workId: toWorkId(plan.test, plan.userId),
      testId: plan.test.testId,
      userId: plan.userId,
      startedAt: plan.startedAt,
      finishedAt: plan.startedAt + plan.duration,
      ...gradeAttempt(plan.test, answers),
    },
  };
}

function makeAnswer(plan: AttemptPlan, question: QuestionSeed, receivedAt: number): StoredAnswer {
  const slip = plan.slips[question.id];
  const { keys, texts } = question.solution;
  return {
    answerLogId: plan.id,
    questionId: question.id,
    questionUnitId: question.questionUnitId,
    content: typeof slip === 'string' ? slip : keys.length > 0 ? null : toPlainText(texts.join('|')),
    optionList: Array.isArray(slip) ? slip : keys,
    answerTime: toSchoolTime(receivedAt),
    submitTime: toSchoolTime(receivedAt),
    receivedAt,
    lateByMs: 0,
    saves: 1,
    teacherScore: plan.teacherScores?.[question.id] ?? null,
  };
}

/** A reference answer is HTML, a student types text. */
function toPlainText(html: string): string {
  return html.replace(/<[^<>]+>/g, '');
}
