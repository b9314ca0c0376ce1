import type { ClassDetail, ClassStatus } from './ClassDetail.ts';
import { parseDate } from './dateTime.ts';
import { asRecord, optionalNumber, optionalRecord, optionalText } from './read.ts';

// The specification shows no labels. 2 leaves past lessons only, and 0 is a class not yet open as in the class list.
const STATUSES = new Map<number | null, ClassStatus>([
  [0, 'to-start'],
  [1, 'running'],
  [2, 'completed'],
]);

/** The header of a class; it shows what is there. */
export function parseClassDetail(data: unknown): ClassDetail {
  const record = asRecord(data, 'Class detail');
  return {
    title: optionalText(record.title) ?? '',
    status: STATUSES.get(optionalNumber(record.classStatus)) ?? null,
    trainingStart: parseDate(record.trainingStartTime),
    trainingEnd: parseDate(record.trainingEndTime),
    startDate: parseDate(record.statusTime),
    studentId: optionalText(record.studentId),
    learningGoal: optionalText(record.learningGoal),
    headTeacherName: optionalText(optionalRecord(record.personalityDataResultVO).nickName),
  };
}
