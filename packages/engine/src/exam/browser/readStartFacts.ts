import { browserTimers } from '../../browser/browserTimers.ts';
import { orNull } from '../../browser/orNull.ts';
import type { StorageLike } from '../../ports/StorageLike.ts';
import { withTimeout } from '../../retry/withTimeout.ts';
import { isOpenElsewhere } from '../locks/isOpenElsewhere.ts';
import type { AnswerStore, WorkKey } from '../ports/AnswerStore.ts';
import type { StartFacts } from '../preflight/findConcerns.ts';

interface StartOptions extends Pick<
  StartFacts,
  'isRunning' | 'clockOffset' | 'signInEndsAt' | 'timeLimitMs'
> {
  key: WorkKey;
  store: AnswerStore;
  /** The page's local storage, or null where it has none. */
  storage: StorageLike | null;
}

/** The longest that a check may take (ms); after that its result counts as unknown. */
const PATIENCE_MS = 1000;
/** An attempt that was just left in this tab writes its answers and then gives its lock back. */
const RELEASE_MS = 250;

/** Reads what a browser knows before an exam starts. Never rejects. */
export async function readStartFacts({ key, store, storage, ...known }: StartOptions): Promise<StartFacts> {
  const orUnknown = <Value>(check: Promise<Value>): Promise<Value | null> =>
    withTimeout(check, PATIENCE_MS, browserTimers).catch(() => null);
  const locks = orNull(() => navigator.locks);
  const look = () => isOpenElsewhere(key, { locks, storage, now: Date.now() });
  const lookTwice = async () => {
    if (!(await look())) return false;
    await new Promise((resolve) => browserTimers.setTimer(() => resolve(null), RELEASE_MS));
    return look();
  };
  const [isElsewhere, canStore] = await Promise.all([orUnknown(lookTwice()), orUnknown(store.probe())]);
  return {
    ...known,
    isOnline: navigator.onLine,
    isOpenElsewhere: isElsewhere,
    canStore,
    deviceTime: Date.now(),
  };
}
