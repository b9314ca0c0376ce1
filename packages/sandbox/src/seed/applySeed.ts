import { answerId, classroomOfStudentId, enrolmentId } from '../store/documentIds.ts';
import type { Store } from '../store/Store.ts';
import type { SandboxSeed } from './SandboxSeed.ts';

/** Stores the seed's students and their history; documents that exist already are not changed. */
export function applySeed(
  store: Store,
  { students, enrolments, attempts, comments, interactions }: SandboxSeed,
): void {
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
    for (const { questions, notes, comments: written, likes } of interactions) {
      for (const question of questions) {
        if (!store.get('studyQuestions', question.id)) store.put('studyQuestions', question.id, question);
      }
      for (const note of notes) if (!store.get('notes', note.id)) store.put('notes', note.id, note);
      for (const comment of written) {
        if (!store.get('lessonComments', comment.id)) store.put('lessonComments', comment.id, comment);
      }
      for (const like of likes) {
        const id = classroomOfStudentId(like.classId, like.classroomId, like.studentId);
        if (!store.get('lessonLikes', id)) store.put('lessonLikes', id, like);
      }
    }
  });
}
