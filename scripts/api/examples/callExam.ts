import {
  finishTest,
  finishXskt,
  getHomeworkReview,
  getPaper,
  getXsktPaper,
  reportCompletion,
  reportRemainingTime,
  saveAnswer,
  startAttempt,
  submitHomework,
} from '@cloud-school/api-client';
import type { Caller } from './Caller.ts';

const answeredAt = Date.parse('2026-11-21T13:05:09+08:00');
const answer = { optionKeys: ['B'], texts: [] };

/** The calls of tests, homework and the partner's tests. */
export async function callExam({ call }: Caller): Promise<void> {
  const work = { workId: 'w-theory-2-u-shen' };
  const { answerLogId } = await call(startAttempt, work);
  const ids = { ...work, answerLogId };
  const { groups } = await call(getPaper, work);
  const question = groups.flatMap(({ questions }) => questions).find(({ kind }) => kind === 'single');
  if (!question) throw new Error('The sample test has no question with one answer.');
  const { id: questionId, unitId, kind } = question;
  await call(saveAnswer, { ...ids, questionId, unitId, kind, answer, answeredAt });
  await call(reportRemainingTime, { ...ids, remainingSeconds: 120 });
  await call(finishTest, ids);
  const place = {
    classId: 'c-elder-3',
    classroomId: 'r-theory-2',
    activityContentId: 'a-elder-8-r-theory-2',
  };
  const person = { tenantId: '10001', userId: 'u-shen' };
  await call(reportCompletion, {
    ...place,
    ...person,
    activityId: 'a-elder-8',
    bizType: 'CLASS_ACTIVITY',
    at: answeredAt,
  });

  const homework = { workId: 'w-room-check-u-shen' };
  const started = await call(startAttempt, homework);
  await call(submitHomework, { ...homework, answerLogId: started.answerLogId });
  await call(getHomeworkReview, { ...homework, answerLogId: started.answerLogId });

  const partner = { workId: 'w-english-3-u-shen' };
  const { paper, facts: allFacts, userToken } = await call(getXsktPaper, partner);
  const opened = await call(startAttempt, partner);
  const questions = paper.groups.flatMap((group) => group.questions);
  const answerOf = { single: answer, blanks: { optionKeys: [], texts: ['for'] } };
  await call(finishXskt, {
    ...partner,
    answerLogId: opened.answerLogId,
    activityId: null,
    classId: 'c-elder-3',
    classroomId: 'r-english-3',
    courseId: 'k-elder',
    usedSeconds: 95,
    userToken,
    answers: (['single', 'blanks'] as const).map((kind) => {
      const asked = questions.find((each) => each.kind === kind);
      if (!asked) throw new Error(`The sample paper of the partner has no question of the kind ${kind}.`);
      const record = { ...partner, answerLogId: opened.answerLogId, questionId: asked.id, answeredAt };
      const facts = allFacts.get(asked.id) ?? null;
      return { ...record, unitId: asked.unitId, kind, answer: answerOf[kind], facts };
    }),
  });
}
