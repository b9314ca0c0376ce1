import {
  type ActivityContent,
  type AnswerLog,
  type Chapter,
  type ClassActivity,
  type Classroom,
  CONTENT_KINDS,
  type StudyState,
} from '@cloud-school/domain';
import { type FindHandIn, type KnownHandIn, withLog } from './handIns.ts';

/** Activities whose exams say that they were handed in since the server was asked; the others stay the same objects. */
export function withHandIns(activities: ClassActivity[], findHandIn: FindHandIn): ClassActivity[] {
  const add = (content: ActivityContent): ActivityContent => {
    const handIn = find(content, findHandIn);
    return handIn ? { ...content, progress: 100, handIn } : content;
  };
  return activities.map((activity) =>
    activity.contents.some((content) => find(content, findHandIn))
      ? { ...activity, contents: activity.contents.map(add) }
      : activity,
  );
}

/** A directory likewise: an exam that waits for its teacher has all of its work handed in. */
export function withHandInsOfChapters(chapters: Chapter[], findHandIn: FindHandIn): Chapter[] {
  const add = (classroom: Classroom): Classroom => {
    const handIn = find(classroom, findHandIn);
    return handIn ? { ...classroom, progress: 100, state: HANDED_IN[classroom.state], handIn } : classroom;
  };
  return chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({ ...section, classrooms: section.classrooms.map(add) })),
  }));
}

/** The attempts of an exam, with the one that was handed in since the server was asked. */
export function withHandInLog(logs: AnswerLog[], handIn: KnownHandIn | undefined): AnswerLog[] {
  return withLog(logs, handIn?.log ?? null);
}

/** Until the server counts it as done, it waits for its teacher. */
const HANDED_IN: Record<StudyState, StudyState> = {
  'not-started': 'studying',
  studying: 'studying',
  done: 'done',
};

const find = ({ id, kind }: Pick<ActivityContent, 'id' | 'kind'>, findHandIn: FindHandIn) =>
  CONTENT_KINDS[kind].exam === null ? undefined : findHandIn(id);
