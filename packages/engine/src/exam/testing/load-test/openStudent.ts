import { ApiError } from '@cloud-school/api-client';
import type { Answer, Paper } from '@cloud-school/domain';
import type { StorageLike } from '../../../ports/StorageLike.ts';
import type { ExamAttempt } from '../../contract/ExamAttempt.ts';
import { createExamAttempt } from '../../createExamAttempt.ts';
import { createAnswerStore } from '../../storage/createAnswerStore.ts';
import { ACTIVITY } from '../createExamHarness.ts';
import type { EventClock } from './createEventClock.ts';
import type { LoadServer } from './createLoadServer.ts';

export interface Student {
  attempt: ExamAttempt;
  /** What was typed last, by question id. */
  typed: Map<string, Answer>;
}

interface StudentOptions {
  index: number;
  clock: EventClock;
  server: LoadServer;
  paper: Paper;
  startedAt: number;
  random: () => number;
}

/** The storage of a private window: everything stays in the memory of the page. */
const NO_STORAGE: StorageLike | null = null;

/** A student's device with the real engine, at the clock and the server of the load test. */
export async function openStudent({
  index,
  clock,
  server,
  paper,
  startedAt,
  random,
}: StudentOptions): Promise<Student> {
  const userId = `u${index}`;
  const attempt = await createExamAttempt({
    key: { tenantId: 't', userId, workId: 'w', answerLogId: `log-${index}` },
    paper,
    isPaperFresh: true,
    startedAt,
    ports: {
      saveAnswer: ({ question, answer }) => server.save(index, question.id, answer),
      readAnswers: () => server.readAnswers(index),
      finish: () => server.finish(index),
      findHandIn: async () => ((await server.isFinished(index)) ? { at: null } : null),
      getErrorKind: (error) => (error instanceof ApiError ? error.kind : null),
      getErrorWords: (error) => (error instanceof ApiError ? error.userMessage : null),
      completion: { examKind: 'test', record: { ...ACTIVITY, userId }, report: () => server.complete() },
      serverClockOffset: () => 0,
      store: createAnswerStore({ indexedDB: null, storage: NO_STORAGE, timers: clock }),
      lock: {
        open: async () => 'granted',
        post: () => undefined,
        takeOver: async () => true,
        close: () => undefined,
      },
      environment: {
        setTimer: (run, milliseconds) => clock.setTimer(run, milliseconds),
        clearTimer: (timer) => clock.clearTimer(timer),
        now: clock.now,
        monotonicNow: clock.now,
        random,
        isOnline: () => true,
        listen: () => () => undefined,
      },
    },
  });
  return { attempt, typed: new Map() };
}
