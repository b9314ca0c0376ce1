import type { CourseDetail, CourseMaterial, CourseSituation } from '@cloud-school/domain';
import { parseTeacher } from '../lesson/parseTeacher.ts';
import {
  asRecord,
  jsonList,
  optionalNumber,
  optionalRecord,
  optionalText,
  optionalTextOf,
  readAddress,
  readItems,
  text,
  type WireRecord,
} from '../read.ts';
import { readPeriod } from '../readPeriod.ts';
import { readQuantity } from '../readQuantity.ts';
import { optionalTitle } from '../readTitle.ts';
import { parseCourseBlocks } from './parseCourseBlocks.ts';
import { readPercent } from './readPercent.ts';

/** introduceType of the parts of introduceDetailList. */
const PARTS = { introduction: 0, teachers: 1, materials: 3, service: 4 } as const;

/**
 * Reads a course as its school describes it. A part of introduceDetailList has its words, or its list as JSON, in
 * `content`.
 */
export function parseCourseDetail(data: unknown): CourseDetail {
  const record = asRecord(data, 'Course');
  const parts = jsonList(record.introduceDetailList).map(optionalRecord);
  return {
    name: optionalTitle(record.courseName) ?? '',
    coverUrl: readAddress(record.cover),
    introduction: optionalText(record.introduce),
    content: parseCourseBlocks(record.courseContent),
    introductionHtml: findWords(parts, PARTS.introduction),
    teachers: readItems(findItems(parts, PARTS.teachers), parseTeacher),
    materials: readItems(findItems(parts, PARTS.materials), parseMaterial),
    qualityServiceHtml: findWords(parts, PARTS.service),
  };
}

const findParts = (parts: WireRecord[], type: number) =>
  parts.filter(({ introduceType }) => optionalNumber(optionalTextOf(introduceType, 'code')) === type);

function findWords(parts: WireRecord[], type: number): string | null {
  const words = findParts(parts, type).flatMap(({ content }) => optionalText(content) ?? []);
  return words.length === 0 ? null : words.join('');
}

const findItems = (parts: WireRecord[], type: number) =>
  findParts(parts, type).flatMap(({ content }) => jsonList(content));

function parseMaterial(item: unknown): CourseMaterial {
  const record = asRecord(item, 'Course material');
  return { outline: text(record.outline, 'Outline'), description: optionalText(record.describe) };
}

/** Reads how far the student is in a course; the last classroom needs an id. */
export function parseCourseSituation(data: unknown): CourseSituation {
  const record = optionalRecord(data);
  const last = optionalRecord(record.lastClassroomResultVO);
  const lastId = optionalText(record.lastClassroomId) ?? optionalText(last.classroomId);
  return {
    studentCount: readQuantity(record.finishUserCount),
    lastClassroom:
      lastId === null
        ? null
        : {
            id: lastId,
            name: optionalTitle(record.lastClassroomName) ?? optionalText(last.name) ?? '',
            progress: readPercent(last.learnProcess),
          },
    ...readPeriod(record.learnStartTime, record.learnEndTime),
  };
}
