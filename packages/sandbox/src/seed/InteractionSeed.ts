import { MINUTE } from '../serverTime.ts';
import type {
  StoredLessonComment,
  StoredLessonLike,
  StoredNote,
  StoredStudyQuestion,
} from '../store/Collections.ts';

/** What students and teachers wrote about classrooms before the start of the sandbox. */
export interface InteractionSeed {
  questions: StoredStudyQuestion[];
  notes: StoredNote[];
  comments: StoredLessonComment[];
  likes: StoredLessonLike[];
}

export interface Person {
  id: string;
  name: string;
  avatar: string | null;
  isTeacher?: boolean;
}

/** Minutes before the start of the sandbox. */
interface Written {
  by: Person;
  minutesAgo: number;
}

interface ClassroomTalk {
  classId: string;
  classroomId: string;
  questions?: (Written & { title: string; answers?: (Written & { answer: string })[] })[];
  notes?: (Written & { title: string; notes: string; isPrivate?: boolean })[];
  comments?: (Written & { content: string; replies?: (Written & { content: string })[] })[];
  likes?: Person[];
}

/** The documents of what was written about some classrooms. */
export function writeInteraction(now: number, talks: ClassroomTalk[]): InteractionSeed {
  const at = ({ minutesAgo }: Written) => now - minutesAgo * MINUTE;
  const questions = talks.flatMap(({ classId, classroomId, questions: asked = [] }) =>
    asked.map(({ title, answers = [], ...question }, index): StoredStudyQuestion => ({
      id: `q-${classroomId}-${index + 1}`,
      classId,
      classroomId,
      studentId: question.by.id,
      studentName: question.by.name,
      studentAvatar: question.by.avatar,
      title,
      answers: answers.map(({ answer, ...written }) => ({
        answer,
        teacherName: written.by.name,
        createdAt: at(written),
      })),
      createdAt: at(question),
    })),
  );
  const notes = talks.flatMap(({ classId, classroomId, notes: written = [] }) =>
    written.map(({ title, notes: text, isPrivate = false, ...note }, index): StoredNote => ({
      id: `n-${classroomId}-${index + 1}`,
      classId,
      classroomId,
      studentId: note.by.id,
      createdName: note.by.name,
      avatar: note.by.avatar,
      isTeacher: note.by.isTeacher ?? false,
      title,
      notes: text,
      isShared: !isPrivate,
      createdAt: at(note),
    })),
  );
  const comments = talks.flatMap(({ classId, classroomId, comments: written = [] }) =>
    written.flatMap(({ content, replies = [], ...comment }, index) => {
      const write = (
        id: string,
        by: Written,
        words: string,
        parent: StoredLessonComment | null,
      ): StoredLessonComment => ({
        id,
        classId,
        classroomId,
        authorId: by.by.id,
        authorName: by.by.name,
        authorAvatar: by.by.avatar,
        content: words,
        parentId: parent?.id ?? null,
        parentAuthorName: parent?.authorName ?? null,
        createdAt: at(by),
      });
      const first = write(`lc-${classroomId}-${index + 1}`, comment, content, null);
      return [
        first,
        ...replies.map((reply, each) => write(`${first.id}-${each + 1}`, reply, reply.content, first)),
      ];
    }),
  );
  const likes = talks.flatMap(({ classId, classroomId, likes: people = [] }) =>
    people.map(({ id }): StoredLessonLike => ({ classId, classroomId, studentId: id, likedAt: now })),
  );
  return { questions, notes, comments, likes };
}
