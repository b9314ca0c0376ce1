import type { StorageLike } from '../../ports/StorageLike.ts';
import type { WorkKey } from '../ports/AnswerStore.ts';
import { workLockPrefix } from './attemptLockName.ts';
import { hasHeartbeat } from './createHeartbeatLock.ts';

interface LookOptions {
  /** Null where the browser has none; a heartbeat in `storage` then replaces it. */
  locks: Pick<LockManager, 'query'> | null;
  storage: StorageLike | null;
  /** Date.now(), which all tabs share. */
  now: number;
}

/** Whether a tab has write access to an attempt at the work; call it from a page that has none open. */
export async function isOpenElsewhere(key: WorkKey, { locks, storage, now }: LookOptions): Promise<boolean> {
  const prefix = workLockPrefix(key);
  if (!locks) return storage !== null && hasHeartbeat(storage, prefix, now);
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name?.startsWith(prefix));
}
