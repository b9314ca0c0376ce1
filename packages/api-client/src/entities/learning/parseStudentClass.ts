import type { ServiceStatus, StudentClass } from '@cloud-school/domain';
import { parseDate } from '../dateTime.ts';
import { asRecord, optionalNumber, optionalText, parseCode, readPicture, text } from '../read.ts';
import { optionalTitle } from '../readTitle.ts';

/** Codes of serviceStatus. */
const STATUS_CODES: Record<ServiceStatus, number> = {
  'to-be-admitted': -1,
  'to-start': 0,
  'to-report': 1,
  'in-service': 2,
  completed: 3,
};

/** A class of another status stays in the list, and its student can study: the server may refuse what it does not allow. */
const parseStatus = (value: unknown): ServiceStatus => parseCode(value, STATUS_CODES) ?? 'in-service';

/** Reads a class of the student. teachingClassStatus 0 means that the class has not opened. */
export function parseStudentClass(item: unknown): StudentClass {
  const record = asRecord(item, 'Class');
  const productName = optionalText(record.productName);
  return {
    classId: text(record.classId, 'Class id'),
    className: optionalTitle(record.className) ?? productName ?? '',
    productName,
    periodName: optionalTitle(record.classPeriodName),
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
    coverUrl: readPicture(record.cover),
    teacherAvatarUrl: readPicture(record.teacherAvatar),
  };
}
