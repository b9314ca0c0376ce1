import {
  finishXskt,
  getTestReview,
  getXsktPaper,
  listTestLogs,
  startAttempt,
} from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';
import { openExam } from '../testing/openExam.ts';

const NOW = Date.parse('2026-11-21T10:30:00+08:00');
const place = { classId: 'c-elder-3', studentId: null, courseId: 'k-elder', classroomId: 'r-english-3' };

test('one send stores the answers and finishes; a second one changes nothing (EXAM-11)', async () => {
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const { client, signIn } = createVisitor(sandbox);
  await signIn('u-shen');
  const { workId } = await openExam(client, place);
  const { answerLogId } = await client.call(startAttempt, { workId });
  const { paper, userToken, facts } = await client.call(getXsktPaper, { workId });
  const questions = paper.groups.flatMap((group) => group.questions);
  const [first] = questions;
  if (!first || questions.length !== 6) throw new Error('The English map was not read.');
  const send = (token: string, optionKeys: string[]) =>
    client.call(finishXskt, {
      workId,
      answerLogId,
      activityId: null,
      classId: place.classId,
      classroomId: place.classroomId,
      courseId: place.courseId,
      usedSeconds: 95,
      userToken: token,
      answers: [
        {
          answerLogId,
          workId,
          questionId: first.id,
          unitId: first.unitId,
          kind: first.kind,
          answer: { optionKeys, texts: [] },
          answeredAt: NOW,
          facts: facts.get(first.id) ?? null,
        },
      ],
    });
  await expect(send('old', ['B'])).rejects.toMatchObject({ userMessage: '学习平台的登录已失效' });
  expect(await send(userToken, ['B'])).toEqual({ answeredCount: 1 });
  expect(await send(userToken, ['A'])).toEqual({ answeredCount: 1 });
  const log = sandbox.controls.state().answerLogs.find(({ id }) => id === answerLogId);
  expect(log).toMatchObject({ usedSeconds: 95, answers: [{ optionList: ['B'], saves: 1 }] });
  expect(await client.call(listTestLogs, { workId })).toMatchObject([{ id: answerLogId }]);
  const review = await client.call(getTestReview, { workId, answerLogId });
  const [reviewed, unanswered] = review.paper.groups.flatMap((group) => group.questions);
  expect(reviewed).toMatchObject({ savedAnswer: { optionKeys: ['B'] }, solution: { result: 'correct' } });
  expect(unanswered).toMatchObject({ savedAnswer: null, solution: { result: 'wrong' } });
});
