import type { ExamKind } from '@cloud-school/domain';
import { requireStudent } from '../auth/requireStudent.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';
import type { TestSeed } from '../seed/TestSeed.ts';
import type { StoredAnswerLog, StoredStudent } from '../store/Collections.ts';
import { enrolmentId } from '../store/documentIds.ts';
import { toWorkId } from './toWorkId.ts';

/** What a refusal calls each kind. */
const NAMES: Record<ExamKind, string> = { test: '测试', homework: '作业' };

/** The test or homework of a classroom, null where it has none; refuses a student who is in none of its classes. */
export function findTest({ payload, seed, store }: Call, kind: ExamKind, userId: string): TestSeed | null {
  const classId = readText(payload, 'classId');
  const classroomId = readText(payload, 'classroomId');
  const test = seed.tests.find(
    (candidate) => candidate.kind === kind && candidate.classroomId === classroomId,
  );
  if (!test) return null;
  if (classId !== '' && !test.classIds.includes(classId)) {
    throw new RequestError(ERROR_CODES.notFound, `${NAMES[kind]}不存在或已下架`);
  }
  const classIds = classId === '' ? test.classIds : [classId];
  if (!classIds.some((id) => store.get('enrolments', enrolmentId(userId, id)))) {
    throw new RequestError(ERROR_CODES.notAllowed, `您不在这个班级，不能参加${NAMES[kind]}`);
  }
  return test;
}

/** The student's own test or homework by its work id; refuses the work id of another student, or of another kind. */
export function requireTestByWorkId(
  call: Call,
  workId: string,
  kind: ExamKind | null = null,
): { student: StoredStudent; test: TestSeed } {
  const student = requireStudent(call);
  const test = call.seed.tests.find(
    (candidate) => toWorkId(candidate, student.id) === workId && (kind ?? candidate.kind) === candidate.kind,
  );
  const isEnrolled = test?.classIds.some((id) => call.store.get('enrolments', enrolmentId(student.id, id)));
  if (!test || !isEnrolled) throw new RequestError(ERROR_CODES.notAllowed, '这份试卷不属于您，无法操作');
  return { student, test };
}

/** An attempt of a work id that requireTestByWorkId has checked; refuses the attempt of another work id. */
export function requireAnswerLog({ store }: Call, answerLogId: string, workId: string): StoredAnswerLog {
  const log = store.get('answerLogs', answerLogId);
  if (log?.workId !== workId) {
    throw new RequestError(ERROR_CODES.notAllowed, '这份作答记录不属于您，无法操作');
  }
  return log;
}
