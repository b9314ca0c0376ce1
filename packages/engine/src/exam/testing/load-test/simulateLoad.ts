import type { Paper, Question } from '@cloud-school/domain';
import { createEventClock } from './createEventClock.ts';
import { createLoadServer } from './createLoadServer.ts';
import { createRandom } from './createRandom.ts';
import { openStudent, type Student } from './openStudent.ts';

export interface LoadOptions {
  students: number;
  /** Calls a second that the server processes, for each call a second of the quiet minutes. */
  capacityShare?: number;
  /** The peak after the outage is the highest mean of so many seconds: few students need more than one. */
  windowSeconds?: number;
  seed?: number;
}

export interface LoadResult {
  /** Answers that the finished attempts do not hold, or attempts that were never finished. */
  lost: number;
  /** Finishes and completion records beyond one for each student. */
  doubled: number;
  /** Calls a second in the minute before the outage. */
  steadyRate: number;
  /** The most calls in a second between the end of the outage and the end of the time. */
  peakAfterOutage: number;
  /** Seconds after the outage until the rate stays below 1.5 times the steady one. */
  recoverySeconds: number;
  /** Seconds between the end of the time and the finishes of half and of all students. */
  halfHandedIn: number;
  allHandedIn: number;
  peakAtTimeUp: number;
  /** Calls in each second. */
  arrivals: number[];
}

const SECOND_MS = 1000;
export const OUTAGE = { from: 150 * SECOND_MS, until: 210 * SECOND_MS };
/** The simulation shows the last minutes of an hour. */
export const TIME_UP_MS = 330 * SECOND_MS;
const LIMIT_MINUTES = 60;
const END_MS = 600 * SECOND_MS;
const QUESTIONS = 12;
/** Seconds that a student thinks about a question. */
const THINKING_S = { least: 15, most: 45 };
const KEYS = ['A', 'B', 'C', 'D'];

/** All students answer, the server fails for a minute, and the time is up for all at once. */
export async function simulateLoad({
  students: count,
  capacityShare = 4,
  windowSeconds = 1,
  seed = 7,
}: LoadOptions): Promise<LoadResult> {
  const clock = createEventClock();
  const expectedRate = count / ((THINKING_S.least + THINKING_S.most) / 2);
  const server = createLoadServer(clock, { capacity: expectedRate * capacityShare, outage: OUTAGE });
  const paper = makePaper();
  const startedAt = TIME_UP_MS - LIMIT_MINUTES * 60 * SECOND_MS;
  const students: Student[] = [];
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(seed + index);
    const student = await openStudent({ index, clock, server, paper, startedAt, random });
    students.push(student);
    // A student goes on at a pace of their own, from a random moment.
    answerAgain(student, random, random() * THINKING_S.most);
  }

  function answerAgain(student: Student, random: () => number, seconds: number): void {
    clock.setTimer(() => {
      const { attempt, typed } = student;
      if (attempt.getSubmission().isLocked) return;
      const questionId = `q${Math.floor(random() * QUESTIONS)}`;
      const answer = { optionKeys: [KEYS[Math.floor(random() * KEYS.length)] ?? 'A'], texts: [] };
      attempt.answer(questionId, answer);
      typed.set(questionId, answer);
      // The next question: the answer is saved at once.
      clock.setTimer(attempt.saveNow, 500);
      answerAgain(student, random, THINKING_S.least + random() * (THINKING_S.most - THINKING_S.least));
    }, seconds * SECOND_MS);
  }

  await clock.advanceTo(END_MS);
  const result = summarise();
  for (const { attempt } of students) attempt.dispose();
  return result;

  function summarise(): LoadResult {
    const { arrivals, finishes } = server;
    const between = (from: number, until: number) => arrivals.slice(from / SECOND_MS, until / SECOND_MS);
    const minute = between(OUTAGE.from - 60 * SECOND_MS, OUTAGE.from);
    const steadyRate = sum(minute) / minute.length;
    const after = between(OUTAGE.until, TIME_UP_MS);
    const finished = finishes.slice(TIME_UP_MS / SECOND_MS);
    const lost = students.map(({ typed }, index) =>
      server.hasFinished(index)
        ? [...typed].filter(([questionId, answer]) => !server.holds(index, questionId, answer)).length
        : 1,
    );
    return {
      lost: sum(lost),
      doubled: server.doubledFinishes + Math.max(0, server.completions - count),
      steadyRate,
      peakAfterOutage: Math.max(...toMeans(after, windowSeconds)),
      recoverySeconds: after.findLastIndex((rate) => rate >= steadyRate * 1.5) + 1,
      halfHandedIn: secondsUntil(finished, count / 2),
      allHandedIn: secondsUntil(finished, count),
      peakAtTimeUp: Math.max(...arrivals.slice(TIME_UP_MS / SECOND_MS)),
      arrivals,
    };
  }
}

function makePaper(): Paper {
  const questions = Array.from({ length: QUESTIONS }, (_, index): Question => {
    const id = `q${index}`;
    return {
      id,
      unitId: `unit-${id}`,
      kind: 'single',
      stemHtml: id,
      points: 1,
      isMarked: false,
      options: [],
      blankCount: 0,
      savedAnswer: null,
      solution: null,
      subQuestions: [],
      isSavedAsOne: false,
    };
  });
  return {
    title: 'load',
    description: null,
    timeLimitMinutes: LIMIT_MINUTES,
    groups: [{ kind: 'single', questions }],
  };
}

function toMeans(series: readonly number[], width: number): number[] {
  return series.slice(width - 1).map((_, index) => sum(series.slice(index, index + width)) / width);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Seconds until the series has reached a total; infinite when it never does. */
function secondsUntil(series: readonly number[], total: number): number {
  let reached = 0;
  for (const [second, value] of series.entries()) {
    reached += value;
    if (reached >= total) return second + 1;
  }
  return Infinity;
}
