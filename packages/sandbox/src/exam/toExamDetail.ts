import type { ExamKind } from '@cloud-school/domain';
import { requireSelf } from '../auth/requireStudent.ts';
import { readText } from '../http/readField.ts';
import type { Call } from '../http/Route.ts';
import { findOpenAttempt } from './findOpenAttempt.ts';
import { findTest } from './requireTest.ts';
import { toWorkId } from './toWorkId.ts';

/** The intro of a test or of homework on the wire, with the attempt that runs. */
export function toExamDetail(call: Call, kind: ExamKind) {
  const student = requireSelf(call, readText(call.payload, 'studentId'));
  const test = findTest(call, kind, student.id);
  if (!test) return null;
  const workId = toWorkId(test, student.id);
  const attempt = findOpenAttempt(call, workId);
  return {
    id: workId,
    title: test.title,
    requirement: test.requirement,
    questionCount: test.questions.length,
    totalScore: test.questions.reduce((sum, { examPoint }) => sum + examPoint, 0),
    unitTime: test.unitTime,
    answerLogId: attempt?.id ?? null,
    startTime: attempt?.startedAt ?? null,
  };
}
