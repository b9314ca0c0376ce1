import type { CourseNature, CoursePlatform, StudyCourse } from '@cloud-school/domain';
import {
  asRecord,
  optionalNumber,
  optionalRecord,
  optionalText,
  optionalTextOf,
  readAddress,
  text,
  type WireRecord,
} from '../read.ts';
import { readPeriod } from '../readPeriod.ts';
import { readQuantity } from '../readQuantity.ts';
import { optionalTitle } from '../readTitle.ts';
import { parseDutyRequirements } from './parseDutyRequirements.ts';

/** Reads a course of a class with the student's progress. */
export function parseStudyCourse(item: unknown): StudyCourse {
  const record = asRecord(item, 'Course');
  const learningUrl = readAddress(record.learningUrl);
  return {
    id: text(record.courseId, 'Course id'),
    name: optionalTitle(record.courseName) ?? '',
    coverUrl: readAddress(record.cover),
    nature: parseNature(record.courseNature),
    platform: parsePlatform(record, learningUrl),
    learningUrl,
    classCode: optionalText(record.courseClassCode),
    ...readPeriod(record.learnStartTime, record.learnEndTime),
    introduction: optionalText(record.introduce),
    studentCount: readQuantity(optionalRecord(record.countResultVO).studyNumber),
    requirements: parseDutyRequirements(record),
  };
}

const readCode = (value: unknown) => optionalNumber(optionalTextOf(value, 'code'));

/** courseNature: 0 face to face, 1 online, any other blended. */
function parseNature(value: unknown): CourseNature {
  const code = readCode(value);
  if (code === 0) return 'face-to-face';
  return code === 1 ? 'online' : 'blended';
}

/** The rules of CDET-07. A single sign-on needs the address that it opens. */
function parsePlatform(
  { learningPlatform, thirdPlatformType }: WireRecord,
  learningUrl: string | null,
): CoursePlatform {
  const type = readCode(thirdPlatformType);
  if (readCode(learningPlatform) === 0 || type === 10) return 'internal';
  if (type === 12) return 'link-request';
  if (learningUrl === null) return 'closed';
  return type === 11 ? 'single-sign-on' : 'address';
}
