import {
  type ActivityContent,
  type AnswerLog,
  type Chapter,
  type ClassActivity,
  type Classroom,
  CONTENT_KINDS,
  type StudyState,
} from '@cloud-school/domain';
import { handIns } from './handIns.ts';

interface Student {
  userId: string | null;
  classId: string;
}

/** Activities whose exams say that they were handed in since the server was asked. */
export function withHandIns(activities: ClassActivity[], student: Student): ClassActivity[] {
  const add = (content: ActivityContent): ActivityContent => {
    const handIn = find(content, student);
    return handIn ? { ...content, progress: 100, handIn } : content;
  };
  return activities.map((activity) => ({ ...activity, contents: activity.contents.map(add) }));
}

/** A directory likewise: an exam that waits for its teacher has all of its work handed in. */
export function withHandInsOfChapters(chapters: Chapter[], student: Student): Chapter[] {
  const add = (classroom: Classroom): Classroom => {
    const handIn = find(classroom, student);
    return handIn ? { ...classroom, progress: 100, state: HANDED_IN[classroom.state], handIn } : classroom;
  };
  return chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({ ...section, classrooms: section.classrooms.map(add) })),
  }));
}

/** The attempts of an exam, with the one that was handed in since the server was asked. */
export function withHandInLog(
  logs: AnswerLog[],
  { classroomId, userId, classId }: Student & { classroomId: string | undefined },
): AnswerLog[] {
  if (userId === null || !classId || !classroomId) return logs;
  const { log = null } = handIns.get({ userId, classId, classroomId }) ?? {};
  return log === null || logs.some(({ id }) => id === log.id) ? logs : [log, ...logs];
}

/** Until the server counts it as done, it waits for its teacher. */
const HANDED_IN: Record<StudyState, StudyState> = {
  'not-started': 'studying',
  studying: 'studying',
  done: 'done',
};

const find = (
  { id: classroomId, kind }: Pick<ActivityContent, 'id' | 'kind'>,
  { userId, classId }: Student,
) =>
  CONTENT_KINDS[kind].exam === null || userId === null
    ? undefined
    : handIns.get({ userId, classId, classroomId });
