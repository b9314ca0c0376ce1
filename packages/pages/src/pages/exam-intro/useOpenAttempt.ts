import type { AnswerLog, ExamDetail, StartedAttempt } from '@cloud-school/domain';
import type { AnswerStore, StoredCounts, WorkKey } from '@cloud-school/engine';
import type { OpenAttempt } from '@cloud-school/ui/questions';
import { useEffect, useMemo, useState } from 'react';
import { getAnswerStore } from '../../features/study/getAnswerStore.ts';
import { type Portal, usePortal } from '../../platform/portal/Portal.ts';
import { createIntroClock } from './createIntroClock.ts';

const MINUTE_MS = 60_000;

/** The attempt that runs, from the server's detail or from this device; null where none is known. */
export function useOpenAttempt(
  key: WorkKey | null,
  exam: ExamDetail | null,
  logs: AnswerLog[] | null,
): OpenAttempt | null {
  const portal = usePortal();
  const stored = useDeviceAttempt(key);
  return useMemo(() => {
    if (!exam) return null;
    const { openAttempt, timeLimitMinutes } = exam;
    const known = stored && isOpen(stored, openAttempt, logs ?? []) ? stored : null;
    if (!known && !openAttempt) return null;
    const startedAt = openAttempt?.startedAt ?? known?.startedAt ?? null;
    const isTimed = startedAt !== null && timeLimitMinutes !== null;
    return {
      clock: isTimed
        ? createIntroClock(
            startedAt + timeLimitMinutes * MINUTE_MS,
            timeLimitMinutes * MINUTE_MS,
            serverClock(portal, known),
          )
        : null,
      counts: known?.counts ?? null,
    };
  }, [exam, stored, logs, portal]);
}

/** Whether an attempt of this device is the one that runs: it is not handed in, and the server names no other. */
export const isOpen = (
  stored: Pick<DeviceAttempt, 'answerLogId'>,
  running: StartedAttempt | null,
  logs: readonly Pick<AnswerLog, 'id'>[],
): boolean =>
  (running === null || running.answerLogId === stored.answerLogId) &&
  logs.every(({ id }) => id !== stored.answerLogId);

/** The server's time, by what its answers tell or by what this device knew when the attempt was open. */
const serverClock =
  ({ client }: Portal, known: DeviceAttempt | null) =>
  (): number =>
    Date.now() + (client.serverClockOffset() ?? known?.offset ?? 0);

function useDeviceAttempt(key: WorkKey | null): DeviceAttempt | null {
  const portal = usePortal();
  const [stored, setStored] = useState<DeviceAttempt | null>(null);

  useEffect(() => {
    if (!key) return undefined;
    let isUnmounted = false;
    void readDeviceAttempt(getAnswerStore(portal), key).then((attempt) => {
      if (!isUnmounted) setStored(attempt);
    });
    return () => {
      isUnmounted = true;
    };
  }, [portal, key]);

  return stored?.workId === key?.workId ? stored : null;
}

const loadCounts = () => import('./storedCounts.ts');

/** An open attempt that is stored on this device. */
interface DeviceAttempt {
  workId: string;
  answerLogId: string;
  /** Milliseconds since 1970 by the server's clock; null when it is not known. */
  startedAt: number | null;
  /** Server clock minus device clock. */
  offset: number | null;
  /** Null where this device cannot count them. */
  counts: StoredCounts | null;
}

/** Reads the newest attempt of a work; null where this device has none that is open. */
async function readDeviceAttempt(store: AnswerStore, key: WorkKey): Promise<DeviceAttempt | null> {
  const attempt = await store.readAttempt(key);
  if (!attempt || attempt.state === 'finished') return null;
  const { answerLogId, time } = attempt;
  const counts = loadCounts().then(({ readStoredCounts }) =>
    readStoredCounts(store, { ...key, answerLogId }),
  );
  return {
    workId: key.workId,
    answerLogId,
    startedAt: time?.startedAt ?? null,
    offset: time?.offset ?? null,
    counts: await counts.catch(() => null),
  };
}
