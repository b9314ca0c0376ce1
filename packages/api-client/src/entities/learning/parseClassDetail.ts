import type { ClassDetail, ClassStatus } from '@cloud-school/domain';
import { parseDate } from '../dateTime.ts';
import { asRecord, optionalRecord, optionalText, parseCode } from '../read.ts';
import { optionalTitle } from '../readTitle.ts';

/**
 * Codes of classStatus. The specification shows no labels: with 2 a class has past lessons only, and 0 is a class that
 * has not opened, as in the list of classes.
 */
const STATUS_CODES: Record<ClassStatus, number> = { 'to-start': 0, running: 1, completed: 2 };

/** Reads the header of a class; every field may be missing. */
export function parseClassDetail(data: unknown): ClassDetail {
  const record = asRecord(data, 'Class detail');
  return {
    title: optionalTitle(record.title) ?? '',
    status: parseCode(record.classStatus, STATUS_CODES),
    trainingStart: parseDate(record.trainingStartTime),
    trainingEnd: parseDate(record.trainingEndTime),
    startDate: parseDate(record.statusTime),
    studentId: optionalText(record.studentId),
    learningGoal: optionalText(record.learningGoal),
    headTeacherName: optionalText(optionalRecord(record.personalityDataResultVO).nickName),
  };
}
