import { type Client, getPaper, saveAnswer } from '@cloud-school/api-client';
import { type Answer, type ExamKind, type Paper, listRecords } from '@cloud-school/domain';
import { examCalls } from '../../features/exam/examCalls.ts';
import type { PaperSource } from './PaperSource.ts';

/** Papers of the school: each answer is saved on the server. */
export function createSchoolSource(examKind: ExamKind, client: Client, workId: string): PaperSource {
  const load: PaperSource['load'] = (options) => client.call(getPaper, { workId }, options);
  return {
    load,
    connect: ({ key: { answerLogId }, environment }) => ({
      ports: {
        environment,
        saveAnswer: ({ question: { id: questionId, unitId, kind }, answer, answeredAt }, options) =>
          client.call(
            saveAnswer,
            { answerLogId, workId, questionId, unitId, kind, answer, answeredAt },
            options,
          ),
        finish: (signal) => client.call(examCalls[examKind].finish, { workId, answerLogId }, { signal }),
        readAnswers: async () => toSavedAnswers(await load({ isQuiet: true })),
      },
      usedTime: null,
    }),
  };
}

function toSavedAnswers(paper: Paper): ReadonlyMap<string, Answer> {
  return new Map(
    listRecords(paper).flatMap(({ id, savedAnswer }) => (savedAnswer ? [[id, savedAnswer] as const] : [])),
  );
}
