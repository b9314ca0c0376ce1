import { answerId, enrolmentId } from '../store/documentIds.ts';
import type { Store } from '../store/Store.ts';
import type { SandboxSeed } from './SandboxSeed.ts';

/** Stores the seed's students and their history; documents that exist already are not changed. */
export function applySeed(store: Store, { students, enrolments, attempts, comments }: SandboxSeed): void {
  store.transaction(() => {
    for (const student of students) {
      if (!store.get('students', student.id)) store.put('students', student.id, student);
    }
    for (const enrolment of enrolments) {
      const id = enrolmentId(enrolment.userId, enrolment.classId);
      if (!store.get('enrolments', id)) store.put('enrolments', id, enrolment);
    }
    for (const { log, answers } of attempts) {
      if (store.get('answerLogs', log.id)) continue;
      store.put('answerLogs', log.id, log);
      for (const answer of answers) store.put('answers', answerId(log.id, answer.questionId), answer);
    }
    for (const comment of comments) {
      if (!store.get('comments', comment.id)) store.put('comments', comment.id, comment);
    }
  });
}
