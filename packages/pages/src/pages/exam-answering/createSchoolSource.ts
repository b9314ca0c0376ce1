import { type Client, getPaper, saveAnswer } from '@cloud-school/api-client';
import type { ExamKind } from '@cloud-school/domain';
import { examCalls } from '../../features/exam/examCalls.ts';
import type { PaperSource } from './PaperSource.ts';

/** Papers of the school: each answer is saved on the server. */
export function createSchoolSource(examKind: ExamKind, client: Client, workId: string): PaperSource {
  return {
    load: (options) => client.call(getPaper, { workId }, options),
    connect: ({ key: { answerLogId } }) => ({
      ports: {
        saveAnswer: ({ question: { id: questionId, unitId, kind }, answer, answeredAt }, options) =>
          client.call(
            saveAnswer,
            { answerLogId, workId, questionId, unitId, kind, answer, answeredAt },
            options,
          ),
        finish: (signal) => client.call(examCalls[examKind].finish, { workId, answerLogId }, { signal }),
      },
      usedTime: null,
    }),
  };
}
