import { finishTest, getPaper, listTestLogs, saveAnswer, startAttempt } from '@cloud-school/api-client';
import { type Question, QUESTION_TRAITS } from '@cloud-school/domain';
import type { Probe } from '../createProbe.ts';
import { differs, type Finding, holds, notTried } from '../Finding.ts';
import type { Rule, Trial } from './Rule.ts';

/** Milliseconds between the start of an attempt and the Date of the answer that tells it. */
const START_SLACK = 60_000;
const SECOND = 1_000;

/** A running attempt at a test, with a question whose answer the rules change. */
interface Attempt {
  workId: string;
  answerLogId: string;
  startedAt: number | null;
  /** When the server started it, by its Date. */
  date: number;
  question: Question;
  /** Two options of the question, neither of them saved yet, so that a save changes something. */
  options: [string, string];
}

/** The attempt of the run; the first rule that needs it starts it. */
const attempts = new WeakMap<Probe, Promise<Attempt | string>>();

async function openAttempt({ probe, study }: Trial): Promise<Attempt | string> {
  if (!study?.exam) return 'the account has no test in a running class that is not handed in yet';
  const { workId } = study.exam;
  const paper = await probe.read(getPaper, { workId });
  const question = paper?.groups
    .flatMap(({ questions }) => questions)
    .find(({ kind, options }) => QUESTION_TRAITS[kind].answerForm === 'options' && options.length > 2);
  if (!question) return 'the paper has no question with at least three options';
  const { result, exchange } = await probe.call(startAttempt, { workId });
  if (!result) return 'the attempt does not start';
  const date = Date.parse(exchange.response?.headers.get('date') ?? '') || Date.now();
  const attempt = { workId, ...result, date, question };
  const saved = await readSaved(probe, attempt);
  const [one = '', other = ''] = question.options.map(({ key }) => key).filter((key) => key !== saved);
  return { ...attempt, options: [one, other] };
}

/** A rule about a running attempt. */
const inAttempt = (name: string, check: (probe: Probe, attempt: Attempt) => Promise<Finding>): Rule => ({
  name,
  isWriting: true,
  check: async (trial) => {
    const opening = attempts.get(trial.probe) ?? openAttempt(trial);
    attempts.set(trial.probe, opening);
    const attempt = await opening;
    return typeof attempt === 'string' ? notTried(attempt) : await check(trial.probe, attempt);
  },
});

const save = async ({ call }: Probe, attempt: Attempt, option: string, answeredAt: number) => {
  const { answerLogId, workId, question } = attempt;
  const { exchange } = await call(saveAnswer, {
    answerLogId,
    workId,
    questionId: question.id,
    unitId: question.unitId,
    kind: question.kind,
    answer: { optionKeys: [option], texts: [] },
    answeredAt,
  });
  return exchange;
};

/** The option that the paper shows as the student's answer. */
async function readSaved(
  { read }: Probe,
  { workId, question }: Omit<Attempt, 'options'>,
): Promise<string | null> {
  const paper = await read(getPaper, { workId });
  const questions = paper?.groups.flatMap((group) => group.questions) ?? [];
  return questions.find(({ id }) => id === question.id)?.savedAnswer?.optionKeys[0] ?? null;
}

const countLogs = async ({ read }: Probe, { workId, answerLogId }: Attempt) =>
  (await read(listTestLogs, { workId }))?.filter(({ id }) => id === answerLogId).length ?? 0;

/** In the order of an exam: the last ones hand it in. */
export const EXAM_RULES: Rule[] = [
  inAttempt('start returns the open attempt again', async ({ read }, { workId, answerLogId }) => {
    const again = await read(startAttempt, { workId });
    return again?.answerLogId === answerLogId
      ? holds()
      : differs('another attempt', 'after a reload the answers belong to an attempt that is not open');
  }),
  inAttempt('start tells when the attempt began, by the clock of Date', async (_, { startedAt, date }) => {
    if (startedAt === null)
      return differs('no startTime', 'the time limit counts from the first opening on each device');
    return Math.abs(startedAt - date) <= START_SLACK
      ? holds()
      : differs(
          `${Math.round((startedAt - date) / SECOND)} s from Date`,
          'the countdown is wrong: an exam may end at once, or too late',
        );
  }),
  inAttempt('a confirmed answer is in the paper', async (probe, attempt) => {
    const [one] = attempt.options;
    const { error } = await save(probe, attempt, one, Date.now());
    if (error) return differs(`refused: ${error.message}`, 'the answer stays unsaved');
    return (await readSaved(probe, attempt)) === one
      ? holds()
      : differs('it is not', 'another device shows the question as unanswered');
  }),
  inAttempt('a later answer replaces an earlier one', async (probe, attempt) => {
    const [one, other] = attempt.options;
    const now = Date.now();
    await save(probe, attempt, one, now);
    await save(probe, attempt, other, now + SECOND);
    return (await readSaved(probe, attempt)) === other
      ? holds()
      : differs('the earlier one stays', 'a changed answer is lost');
  }),
  inAttempt('of two answers of one second the last one counts', async (probe, attempt) => {
    const [one, other] = attempt.options;
    const now = Date.now() + 2 * SECOND;
    await save(probe, attempt, other, now);
    await save(probe, attempt, one, now);
    return (await readSaved(probe, attempt)) === one
      ? holds()
      : differs('the first one stays', 'a quick correction is lost');
  }),
  inAttempt('an answer that arrives late does not replace a later one', async (probe, attempt) => {
    const [one, other] = attempt.options;
    const now = Date.now() + 4 * SECOND;
    await save(probe, attempt, one, now);
    const { error } = await save(probe, attempt, other, now - 60 * SECOND);
    if (error) return differs(`refused: ${error.message}`, 'the question is shown as unsaved');
    return (await readSaved(probe, attempt)) === one
      ? holds()
      : holds('in the order of arrival: the portal confirms a newer answer once more');
  }),
  inAttempt('a hand-in counts once, also twice at the same time', async (probe, attempt) => {
    const { workId, answerLogId } = attempt;
    const both = await Promise.all([
      probe.call(finishTest, { workId, answerLogId }),
      probe.call(finishTest, { workId, answerLogId }),
    ]);
    const refused = both.find(({ exchange }) => exchange.error)?.exchange.error;
    if (refused)
      return differs(`refused: ${refused.message}`, 'the student reads a failure of a hand-in that counted');
    const count = await countLogs(probe, attempt);
    return count === 1
      ? holds()
      : differs(`${count} logs`, count === 0 ? 'the student hands in again' : 'the exam is taken twice');
  }),
  inAttempt('a second hand-in gets the result of the first', async (probe, { workId, answerLogId }) => {
    const { result, exchange } = await probe.call(finishTest, { workId, answerLogId });
    return result ? holds() : differs(exchange.error?.message ?? 'no result', 'a retry shows a failure');
  }),
  inAttempt('an answer after the hand-in is refused', async (probe, attempt) => {
    const [, other] = attempt.options;
    const { error } = await save(probe, attempt, other, Date.now() + 6 * SECOND);
    if (!error) return differs('it is confirmed', 'an exam can be changed after it was handed in');
    return error.kind === 'rejected' ? holds() : differs(error.message, 'the paper says that it is offline');
  }),
];
