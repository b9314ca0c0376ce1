import {
  type AnswerStore,
  createBrowserStore,
  type ExamSource,
  openAttempt,
  type OpenedAttempt,
} from '@cloud-school/engine';
import { failed, type Loadable, LOADING, ready } from '@cloud-school/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** Names the work of a student: what the device keeps is found by it, and by nobody else. */
export interface ExamWork {
  /** Where several schools share an address. */
  schoolId?: string;
  studentId: string;
  workId: string;
  /** The attempt that a page's address names. */
  answerLogId?: string;
}

/** Opens the attempt at a work once, and ends it with its component; `onRetry` mounts that again. */
export function useAttempt(source: ExamSource, work: ExamWork, onRetry: () => void): Loadable<OpenedAttempt> {
  const [opening, setOpening] = useState<Loadable<OpenedAttempt>>(LOADING);
  const open = useEffectEvent(() => {
    const { schoolId: tenantId = '', studentId: userId, workId, answerLogId } = work;
    return openAttempt({ source, ...getStores(), key: { tenantId, userId, workId }, answerLogId });
  });
  const showLate = useEffectEvent(() => setOpening(failed(NOT_OPENED, onRetry)));
  const showFailure = useEffectEvent((error: unknown) => {
    setOpening(failed(source.getErrorWords?.(error) ?? NOT_OPENED, onRetry));
    // A failure that is no call's is a fault of the page's own functions.
    if (source.getErrorKind(error) === null) reportError(error);
  });
  useEffect(() => {
    let isClosed = false;
    let close = () => {};
    const late = setTimeout(() => showLate(), PATIENCE_MS);
    open()
      .then(
        (opened) => {
          if (opened.kind === 'open') {
            close = () => {
              opened.calls.stop?.();
              opened.attempt.dispose();
            };
          }
          if (isClosed) close();
          else setOpening(ready(opened));
        },
        (error: unknown) => {
          if (!isClosed) showFailure(error);
        },
      )
      .finally(() => clearTimeout(late));
    return () => {
      isClosed = true;
      clearTimeout(late);
      close();
    };
  }, []);
  return opening;
}

/** An opening without an answer for so long says so; it still opens when the answer comes. */
const PATIENCE_MS = 20_000;

const NOT_OPENED = '网络不稳定，请检查网络后重试';

let stores: { store: AnswerStore; storage: Storage | null } | null = null;

/** One store for a page: where nothing can be stored, its memory keeps the answers during a new sign-in. */
function getStores() {
  if (stores) return stores;
  const storage = readStorage();
  stores = { storage, store: createBrowserStore(storage) };
  return stores;
}

/** Null where the browser's settings forbid it. */
function readStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
