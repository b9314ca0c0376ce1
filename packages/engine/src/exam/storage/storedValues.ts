import type { Completion, Answer } from '@cloud-school/domain';
import type { CompletionJob, StoredAttempt } from '../ports/AnswerStore.ts';
import type { JournalEntry } from '../state/journal/Journal.ts';
import type { OpenSend } from '../state/journal/OpenSend.ts';
import type { StoredTime } from '../state/time/ServerClock.ts';

// Every parser returns null for anything unreadable: a damaged value counts as absent.

export function parseJournalEntry(value: unknown): JournalEntry | null {
  if (!isObject(value)) return null;
  const { questionId, answer, rev, editedAt, ackRev, savedAt, openSends, isMarked } = value;
  const parsed = parseAnswer(answer);
  if (typeof questionId !== 'string' || !parsed || !isCount(rev) || !isCount(ackRev)) return null;
  return {
    questionId,
    answer: parsed,
    rev,
    // A confirmed revision above the newest one would hide an unsent answer.
    ackRev: Math.min(ackRev, rev),
    editedAt: isNumber(editedAt) ? editedAt : 0,
    savedAt: isNumber(savedAt) ? savedAt : null,
    openSends: Array.isArray(openSends) ? openSends.map(parseOpenSend).filter((send) => send !== null) : [],
    isMarked: isMarked === true,
  };
}

function parseOpenSend(value: unknown): OpenSend | null {
  if (!isObject(value)) return null;
  const { rev, until } = value;
  return isCount(rev) && isNumber(until) ? { rev, until } : null;
}

export function parseStoredAttempt(value: unknown): StoredAttempt | null {
  if (!isObject(value) || typeof value['answerLogId'] !== 'string') return null;
  return {
    answerLogId: value['answerLogId'],
    time: parseStoredTime(value['time']),
    state: value['state'] === 'finish-sent' || value['state'] === 'finished' ? value['state'] : 'open',
    ...(value['isHandInWanted'] === true && { isHandInWanted: true }),
    ...(value['isWithoutRefused'] === true && { isWithoutRefused: true }),
  };
}

export function parseCompletionJob(value: unknown): CompletionJob | null {
  if (!isObject(value)) return null;
  const { examKind, answerLogId, workId, isFinished } = value;
  const payload = parseCompletion(value['payload']);
  if (typeof answerLogId !== 'string' || typeof workId !== 'string' || !payload) return null;
  return {
    // Records of earlier versions name no kind: homework had no page then.
    examKind: examKind === 'homework' ? 'homework' : 'test',
    answerLogId,
    workId,
    isFinished: isFinished === true,
    payload,
  };
}

function parseCompletion(value: unknown): Completion | null {
  if (!isObject(value)) return null;
  const { activityId, userId, at } = value;
  if (typeof activityId !== 'string' || typeof userId !== 'string' || !isNumber(at)) return null;
  return {
    activityId,
    userId,
    at,
    tenantId: toTextOrNull(value['tenantId']),
    classId: toTextOrNull(value['classId']),
    bizType: toTextOrNull(value['bizType']),
    classroomId: toTextOrNull(value['classroomId']),
    activityContentId: toTextOrNull(value['activityContentId']),
  };
}

function toTextOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function parseStoredTime(value: unknown): StoredTime | null {
  if (!isObject(value)) return null;
  const { startedAt, isStartFromServer, offset, lastSeen } = value;
  if (!isNumber(startedAt) || !isNumber(offset) || !isNumber(lastSeen)) return null;
  return { startedAt, isStartFromServer: isStartFromServer === true, offset, lastSeen };
}

export function parseAnswer(value: unknown): Answer | null {
  if (!isObject(value)) return null;
  const { optionKeys, texts, subAnswers } = value;
  if (!isTextList(optionKeys) || !isTextList(texts)) return null;
  return Array.isArray(subAnswers)
    ? { optionKeys, texts, subAnswers: subAnswers.map(parseAnswer) }
    : { optionKeys, texts };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function isCount(value: unknown): value is number {
  return isNumber(value) && value >= 0;
}
