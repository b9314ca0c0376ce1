import type { Answer } from '@cloud-school/api-client';
import type { KeptTime } from './examClock.ts';
import type { AnswerRecord } from './journal.ts';

/** The newest attempt of a student at a work. */
export interface KeptAttempt {
  answerLogId: string;
  time: KeptTime | null;
  /**
   * 'finish-sent': nobody learned whether the finish counted. 'finished' stays behind,
   * so that a page opened again (the browser's back, a second tab) does not hand in twice.
   */
  state: 'open' | 'finish-sent' | 'finished';
}

/** A completion record still to be sent (F09). */
export interface CompletionJob {
  answerLogId: string;
  workId: string;
  /** False while it is kept ready beside a finish whose outcome is open: the log list is asked first. */
  isFinished: boolean;
  payload: Record<string, unknown>;
}

/** Null for anything unreadable: a damaged value reads as absent. */
export function parseAnswerRecord(value: unknown): AnswerRecord | null {
  if (!isObject(value)) return null;
  const { questionId, answer, rev, editedAt, ackRev, savedAt, isMarked } = value;
  const parsed = parseAnswer(answer);
  if (typeof questionId !== 'string' || !parsed || !isCount(rev) || !isCount(ackRev)) return null;
  return {
    questionId,
    answer: parsed,
    rev,
    // A confirmation of something never typed would hide an unsent answer.
    ackRev: Math.min(ackRev, rev),
    editedAt: isNumber(editedAt) ? editedAt : 0,
    savedAt: isNumber(savedAt) ? savedAt : null,
    isMarked: isMarked === true,
  };
}

/** Null for anything unreadable. */
export function parseKeptAttempt(value: unknown): KeptAttempt | null {
  if (!isObject(value) || typeof value['answerLogId'] !== 'string') return null;
  return {
    answerLogId: value['answerLogId'],
    time: parseKeptTime(value['time']),
    state: value['state'] === 'finish-sent' || value['state'] === 'finished' ? value['state'] : 'open',
  };
}

/** Null for anything unreadable. */
export function parseCompletionJob(value: unknown): CompletionJob | null {
  if (!isObject(value)) return null;
  const { answerLogId, workId, isFinished, payload } = value;
  if (typeof answerLogId !== 'string' || typeof workId !== 'string' || !isObject(payload)) return null;
  return {
    answerLogId,
    workId,
    isFinished: isFinished === true,
    payload,
  };
}

function parseKeptTime(value: unknown): KeptTime | null {
  if (!isObject(value)) return null;
  const { startedAt, isStartFromServer, offset, lastSeen } = value;
  if (!isNumber(startedAt) || !isNumber(offset) || !isNumber(lastSeen)) return null;
  return { startedAt, isStartFromServer: isStartFromServer === true, offset, lastSeen };
}

function parseAnswer(value: unknown): Answer | null {
  if (!isObject(value)) return null;
  const { optionKeys, texts } = value;
  return isTextList(optionKeys) && isTextList(texts) ? { optionKeys, texts } : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isCount(value: unknown): value is number {
  return isNumber(value) && value >= 0;
}
