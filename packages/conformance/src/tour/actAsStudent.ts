import {
  addLike,
  createIdempotencyKey,
  createNote,
  deleteNotes,
  getReply,
  getHomeworkReview,
  listNotes,
  recordStudyStart,
  recordVisit,
  removeComment,
  removeLike,
  replyToComment,
  reportRemainingTime,
  saveComment,
  saveStudyRecord,
  startAttempt,
  submitHomework,
  toggleLike,
  updateNote,
} from '@cloud-school/api-client';
import type { CommentObject } from '@cloud-school/domain';
import type { Probe } from '../createProbe.ts';
import type { Trial } from '../rules/Rule.ts';
import type { VisitedLesson, Study } from './visitStudy.ts';

type Reader = Pick<Probe, 'read'>;

/** Makes the changes that a student makes on a day, and takes back what can be taken back. */
export async function actAsStudent({ probe, site }: Trial, study: Study): Promise<void> {
  if (study.lesson) await studyLesson(probe, study.lesson, study);
  if (site.picture) await commentOn(probe, site.picture, study);
  if (study.homework) await handInHomework(probe, study.homework.workId);
  if (study.exam) {
    const { workId } = study.exam;
    const attempt = await probe.read(startAttempt, { workId });
    if (attempt) await probe.read(reportRemainingTime, { ...attempt, workId, remainingSeconds: 600 });
  }
}

async function studyLesson(
  { read }: Reader,
  lesson: VisitedLesson,
  { userId, activityId }: Study,
): Promise<void> {
  await read(recordVisit, lesson);
  await read(recordStudyStart, { ...lesson, activityId, userId });
  await read(saveStudyRecord, { ...lesson, studiedAt: Date.now(), position: 1_000, remaining: 60_000 });
  await read(toggleLike, { ...lesson, userId, isLiked: true });
  await read(toggleLike, { ...lesson, userId, isLiked: false });
  const title = `conformance ${createIdempotencyKey().slice(0, 8)}`;
  await read(createNote, { ...lesson, title, text: title, isShared: false });
  const note = (await read(listNotes, { ...lesson, filter: 'own' }))?.find((each) => each.title === title);
  if (!note) return;
  await read(updateNote, { ...lesson, id: note.id, title, text: `${title}.`, isShared: false });
  await read(deleteNotes, { ids: [note.id] });
}

async function commentOn({ read }: Reader, object: CommentObject, { userId }: Study): Promise<void> {
  const like = { kind: object.kind, id: object.id, personId: userId } as const;
  await read(addLike, like);
  await read(removeLike, like);
  const content = `conformance ${createIdempotencyKey().slice(0, 8)}`;
  const parent = await read(saveComment, { object, content });
  if (!parent) return;
  const reply = await read(replyToComment, { object, content, parent });
  if (reply) await read(getReply, { id: reply.id });
  await read(removeComment, { id: parent.id });
}

async function handInHomework({ read }: Reader, workId: string): Promise<void> {
  const attempt = await read(startAttempt, { workId });
  if (!attempt) return;
  const { answerLogId } = attempt;
  await read(submitHomework, { workId, answerLogId });
  await read(getHomeworkReview, { workId, answerLogId });
}
