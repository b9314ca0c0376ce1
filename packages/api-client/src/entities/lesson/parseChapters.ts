import type { Chapter, Classroom, Section } from '@cloud-school/domain';
import { jsonList, isRecord, optionalRecord, optionalText, readItems } from '../read.ts';
import { parseClassroom } from './parseClassroom.ts';

/**
 * Reads the directory of a course: chapters > sections > classrooms. Classrooms directly under a chapter become a
 * section without a name, classrooms without a chapter a chapter without a name.
 */
export function parseChapters(data: unknown): Chapter[] {
  const children = jsonList(isRecord(data) ? data.children : data);
  const chapters = children.flatMap((item, index): Chapter[] => {
    if (!isRecord(item) || isClassroom(item)) return [];
    return [
      { ...readNode(item, `chapter-${index}`), sections: readSections(item.children, `chapter-${index}`) },
    ];
  });
  const loose = readItems(children, parseClassroom);
  return loose.length === 0
    ? chapters
    : [...chapters, { id: 'loose', name: '', sections: [toSection('loose-0', loose)] }];
}

function readSections(value: unknown, fallbackId: string): Section[] {
  const sections: Section[] = [];
  for (const [index, item] of jsonList(value).entries()) {
    if (!isRecord(item)) continue;
    if (isClassroom(item)) {
      const last = sections.at(-1);
      const classroom = parseClassroom(item);
      // The last section takes it when it has no name, so that the order of the school stays.
      if (last?.name === '') last.classrooms.push(classroom);
      else sections.push(toSection(`${fallbackId}-${index}`, [classroom]));
      continue;
    }
    sections.push({
      ...readNode(item, `${fallbackId}-${index}`),
      classrooms: readItems(jsonList(item.children), parseClassroom),
    });
  }
  return sections;
}

const toSection = (id: string, classrooms: Classroom[]): Section => ({ id, name: '', classrooms });

const isClassroom = (item: unknown): boolean => optionalText(optionalRecord(item).classroomId) !== null;

function readNode(item: Readonly<Record<string, unknown>>, fallbackId: string): { id: string; name: string } {
  const name = optionalText(item.name) ?? '';
  // Positions repeat among the kinds of courseware, where chapters of one id are one.
  return { id: optionalText(item.id) ?? `${fallbackId} ${name}`, name };
}
