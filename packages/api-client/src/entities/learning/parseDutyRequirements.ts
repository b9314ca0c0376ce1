import type { DutyRequirements } from '@cloud-school/domain';
import { asRecord } from '../read.ts';
import { readTally } from './readTally.ts';

/** Reads the targets of a course with what the student did; a target of 0 does not exist. */
export function parseDutyRequirements(data: unknown): DutyRequirements {
  const record = asRecord(data, 'Duty statistics');
  return {
    faceToFace: readTally(record.faceTeachingNumber, record.finishFaceTeachingNumber),
    studyTime: readTally(record.studyTime, record.finishStudyTime),
    homework: readTally(record.homeworkNumber, record.finishHomeworkNumber),
    test: readTally(record.testNumber, record.finishTestNumber),
    classrooms: readTally(record.needLearnNumber, record.finishNeedLearnNumber),
  };
}
