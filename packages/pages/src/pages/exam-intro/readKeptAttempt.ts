import type { AnswerStore, KeptCounts, WorkKey } from '@cloud-school/engine';

const loadCounts = () => import('./keptCounts.ts');

/** An open attempt that is stored on this device. */
export interface KeptAttempt {
  workId: string;
  answerLogId: string;
  /** Milliseconds since 1970 by the server's clock; null when it is not known. */
  startedAt: number | null;
  /** Server clock minus device clock. */
  offset: number | null;
  /** Null where this device cannot count them. */
  counts: KeptCounts | null;
}

/** Reads the newest attempt of a work; null where this device has none that is open. */
export async function readKeptAttempt(store: AnswerStore, key: WorkKey): Promise<KeptAttempt | null> {
  const attempt = await store.readAttempt(key);
  if (!attempt || attempt.state === 'finished') return null;
  const { answerLogId, time } = attempt;
  const counts = loadCounts().then(({ readKeptCounts }) => readKeptCounts(store, { ...key, answerLogId }));
  return {
    workId: key.workId,
    answerLogId,
    startedAt: time?.startedAt ?? null,
    offset: time?.offset ?? null,
    counts: await counts.catch(() => null),
  };
}
