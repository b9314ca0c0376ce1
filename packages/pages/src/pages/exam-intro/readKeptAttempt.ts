import type { AnswerStore, WorkKey } from '@cloud-school/engine';

/** An open attempt that is stored on this device. */
export interface KeptAttempt {
  workId: string;
  answerLogId: string;
  /** Milliseconds since 1970 by the server's clock; null when it is not known. */
  startedAt: number | null;
  /** Server clock minus device clock. */
  offset: number | null;
  answered: number;
  unsavedCount: number;
}

/** Reads the newest attempt of a work; null where this device has none that is open. */
export async function readKeptAttempt(store: AnswerStore, key: WorkKey): Promise<KeptAttempt | null> {
  const attempt = await store.readAttempt(key);
  if (!attempt || attempt.state === 'finished') return null;
  const { answerLogId, time } = attempt;
  const entries = await store.readAnswers({ ...key, answerLogId });
  const isAnswered = ({ answer }: (typeof entries)[number]) =>
    answer.optionKeys.length > 0 || answer.texts.some((text) => text.trim() !== '');
  return {
    workId: key.workId,
    answerLogId,
    startedAt: time?.startedAt ?? null,
    offset: time?.offset ?? null,
    answered: entries.filter(isAnswered).length,
    unsavedCount: entries.filter((entry) => isAnswered(entry) && entry.rev > entry.ackRev).length,
  };
}
