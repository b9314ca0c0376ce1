import { MalformedError } from '../errors/MalformedError.ts';
import { parseDate } from './dateTime.ts';
import { asRecord, optionalNumber, optionalText, text } from './read.ts';
import type { ServiceStatus, StudentClass } from './StudentClass.ts';

const STATUSES = new Map<number | null, ServiceStatus>([
  [-1, 'to-be-admitted'],
  [0, 'to-start'],
  [1, 'to-report'],
  [2, 'in-service'],
  [3, 'completed'],
]);

function parseStatus(value: unknown): ServiceStatus {
  const status = STATUSES.get(optionalNumber(value));
  if (!status) throw new MalformedError('Class serviceStatus is none of -1, 0, 1, 2, 3.');
  return status;
}

/** A class of the student; teachingClassStatus 0 means that it has not opened. */
export function parseStudentClass(item: unknown): StudentClass {
  const record = asRecord(item, 'Class');
  const productName = optionalText(record.productName);
  return {
    classId: text(record.classId, 'Class id'),
    className: optionalText(record.className) ?? productName ?? '',
    productName,
    periodName: optionalText(record.classPeriodName),
    teacherName: optionalText(record.teacherName),
    status: parseStatus(record.serviceStatus),
    isOpen: optionalNumber(record.teachingClassStatus) !== 0,
    trainingStart: parseDate(record.trainingStartTime),
    trainingEnd: parseDate(record.trainingEndTime),
    periodStart: parseDate(record.periodTrainingStartTime),
    periodEnd: parseDate(record.periodTrainingEndTime),
    signedUpCount: optionalNumber(record.signUpTotal),
    studentCount: optionalNumber(record.classStudentTotal),
    tenantId: optionalText(record.tenantId),
    schoolId: optionalText(record.schoolId),
    coverUrl: optionalText(record.cover),
    teacherAvatarUrl: optionalText(record.teacherAvatar),
  };
}
