import type { Collections } from '../store/Collections.ts';
import { answerId, classroomOfStudentId, enrolmentId } from '../store/documentIds.ts';
import type { Store } from '../store/Store.ts';
import type { SandboxSeed } from './SandboxSeed.ts';

/** Stores the seed's students and their history; documents that exist already are not changed. */
export function applySeed(
  store: Store,
  { students, enrolments, attempts, comments, interactions }: SandboxSeed,
): void {
  function add<Name extends keyof Collections>(
    collection: Name,
    documents: readonly Collections[Name][],
    idOf: (document: Collections[Name]) => string,
  ) {
    for (const document of documents) {
      const id = idOf(document);
      if (!store.get(collection, id)) store.put(collection, id, document);
    }
  }
  const ownId = ({ id }: { id: string }) => id;

  store.transaction(() => {
    add('students', students, ownId);
    add('enrolments', enrolments, ({ userId, classId }) => enrolmentId(userId, classId));
    for (const { log, answers } of attempts) {
      // The answers of an attempt that exists are the student's.
      if (store.get('answerLogs', log.id)) continue;
      add('answerLogs', [log], ownId);
      add('answers', answers, ({ questionId }) => answerId(log.id, questionId));
    }
    add('comments', comments, ownId);
    for (const { questions, notes, comments: written, likes } of interactions) {
      add('studyQuestions', questions, ownId);
      add('notes', notes, ownId);
      add('lessonComments', written, ownId);
      add('lessonLikes', likes, ({ classId, classroomId, studentId }) =>
        classroomOfStudentId(classId, classroomId, studentId),
      );
    }
  });
}
