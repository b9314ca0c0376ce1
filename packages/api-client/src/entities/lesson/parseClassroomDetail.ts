import type { ClassroomDetail } from '@cloud-school/domain';
import { asRecord, isRecord, jsonList, optionalNumber, optionalText, readItems, text } from '../read.ts';
import { optionalTitle } from '../readTitle.ts';
import { parseTeacher } from './parseTeacher.ts';

/** Reads the details of a classroom; every field may be missing. */
export function parseClassroomDetail(data: unknown): ClassroomDetail {
  const record = asRecord(data, 'Classroom detail');
  return {
    name: optionalTitle(record.classroomName) ?? '',
    isRequired: optionalNumber(record.isRequired) === 1,
    notice: optionalText(record.desc),
    points: readItems(jsonList(record.points), (item) =>
      text(isRecord(item) ? item.pointDesc : item, 'Knowledge point'),
    ),
    teachers: readItems(jsonList(record.teacherList), parseTeacher),
  };
}
