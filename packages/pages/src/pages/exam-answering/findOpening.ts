import { type Client, startAttempt } from '@cloud-school/api-client';
import type { ExamKind, Paper } from '@cloud-school/domain';
import type { AnswerStore, HandIn, WorkKey } from '@cloud-school/engine';
import { examCalls } from '../../features/exam/examCalls.ts';
import { isSilence, type KeptPaper, OPTIONS_WITH_COPY } from './loadPaper.ts';

/** The attempt to open, or the id of one that was handed in already. */
export type Opening =
  | {
      kind: 'open';
      answerLogId: string;
      /** Milliseconds since 1970 by the server's clock; null where the device must know it. */
      startedAt: number | null;
      kept: KeptPaper;
    }
  | { kind: 'finished'; answerLogId: string };

interface FindOptions {
  kind: ExamKind;
  client: Client;
  store: AnswerStore;
  key: WorkKey;
  /** The attempt that the address names. */
  answerLogId: string | undefined;
}

/**
 * Resumes or starts an attempt. The server says which one is open: a school may have deleted the one that this device
 * knows. Where it does not answer, the attempt of this device opens, if its paper was kept.
 */
export async function findOpening({ kind, client, store, key, answerLogId }: FindOptions): Promise<Opening> {
  const stored = await store.readAttempt(key);
  const knownId = answerLogId ?? (stored?.state === 'finished' ? undefined : stored?.answerLogId);
  const isStored = knownId !== undefined && stored?.answerLogId === knownId && stored.state !== 'finished';
  const copy: Paper | null = isStored ? await store.readPaper({ ...key, answerLogId: knownId }) : null;
  const options = copy ? OPTIONS_WITH_COPY : {};
  // The attempt itself looks up a finish with an unknown outcome and then sends the completion record. While it is
  // unknown whether a finish counted, a start might begin a second attempt.
  if (isStored && stored.state === 'finish-sent') {
    return {
      kind: 'open',
      answerLogId: knownId,
      startedAt: null,
      kept: { copy, isServerSilent: false },
    };
  }
  try {
    const isFinished = knownId && (await findHandIn(kind, client, key.workId, knownId, options));
    if (isFinished) return { kind: 'finished', answerLogId: knownId };
    const started = await client.call(startAttempt, { workId: key.workId }, options);
    const isSame = started.answerLogId === knownId;
    return { kind: 'open', ...started, kept: { copy: isSame ? copy : null, isServerSilent: false } };
  } catch (error) {
    if (!copy || !knownId || !isSilence(error)) throw error;
    return { kind: 'open', answerLogId: knownId, startedAt: null, kept: { copy, isServerSilent: true } };
  }
}

/** How an attempt was handed in; null while it is not in the log list. */
export async function findHandIn(
  kind: ExamKind,
  client: Client,
  workId: string,
  answerLogId: string,
  options = {},
): Promise<HandIn | null> {
  const logs = await client.call(examCalls[kind].listLogs, { workId }, options);
  const found = logs.find((log) => log.id === answerLogId);
  return found ? { at: found.handedInAt } : null;
}
