import type {
  ClassBehaviour,
  Classmate,
  Evaluation,
  StudentStatistics,
  StudySituation,
} from '@cloud-school/domain';
import { asRecord, optionalName, optionalText, parseCode, readAddress, text } from '../read.ts';
import { readQuantity } from '../readQuantity.ts';
import { readPercent } from './readPercent.ts';

/** Reads what a student did in a class; every field may be missing. */
export function parseClassBehaviour(data: unknown): ClassBehaviour {
  const record = asRecord(data, 'Class behaviour');
  return {
    attendanceCount: readQuantity(record.classroomAttendanceTotal),
    activityCount: readQuantity(record.activityTotal),
  };
}

/** Codes of evaluateStatus; any other code is a failure. */
const EVALUATION_CODES: Record<Exclude<Evaluation, 'failed'>, number> = { 'not-evaluated': 0, passed: 1 };

/** Reads a student's results; every field may be missing. */
export function parseStudySituation(data: unknown): StudySituation {
  const record = asRecord(data, 'Study situation');
  const hasEvaluation = readQuantity(record.evaluateStatus) !== null;
  return {
    finishRate: readPercent(record.finishActivityRate),
    studyDuration: optionalText(record.studyDurationStr),
    answerDuration: optionalText(record.answerDurationStr),
    evaluation: parseCode(record.evaluateStatus, EVALUATION_CODES) ?? (hasEvaluation ? 'failed' : null),
  };
}

/** Reads a student's totals; every field may be missing. */
export function parseStudentStatistics(data: unknown): StudentStatistics {
  const record = asRecord(data, 'Student statistics');
  return { studyDuration: readQuantity(record.effectiveLearningDuration) };
}

/** Reads a student of a class. The field names are ours, as other records of students have them. */
export function parseClassmate(item: unknown): Classmate {
  const record = asRecord(item, 'Classmate');
  return {
    id: optionalText(record.studentId) ?? text(record.userId, 'Classmate id'),
    name: optionalName(record.studentName) ?? optionalName(record.realName) ?? '',
    avatarUrl: readAddress(record.studentAvatar) ?? readAddress(record.avatar),
  };
}
