/** A turn that does not come within this time (ms) is taken: another window may sleep, or hang, with its own. */
const TURN_MS = 30_000;

const running = new Map<string, Promise<unknown>>();

/**
 * Runs a task once no other of the same name runs, in this window or in another one of the site. It learns whether it
 * waited for one: what that one did is not known here. Windows know of each other by the Web Locks API; without it, or
 * where the browser refuses it, each window guards itself.
 */
export async function runInTurn<Result>(
  name: string,
  run: (hasWaited: boolean) => Promise<Result>,
  locks: Pick<LockManager, 'request'> | undefined = getLocks(),
): Promise<Result> {
  const before = running.get(name);
  const turn = (before ?? Promise.resolve()).then(() => runAlone(name, run, locks, before !== undefined));
  const ended = turn.catch(() => undefined);
  running.set(name, ended);
  try {
    return await turn;
  } finally {
    if (running.get(name) === ended) running.delete(name);
  }
}

/** Runs it once no other window does. */
async function runAlone<Result>(
  name: string,
  run: (hasWaited: boolean) => Promise<Result>,
  locks: Pick<LockManager, 'request'> | undefined,
  isLater: boolean,
): Promise<Result> {
  let hasStarted = false;
  const start = (hasWaited: boolean) => {
    hasStarted = true;
    return run(hasWaited);
  };
  if (!locks) return start(isLater);
  try {
    const now = { ifAvailable: true } satisfies LockOptions;
    const first = await locks.request(name, now, async (lock) =>
      lock ? { result: await start(isLater) } : null,
    );
    if (first) return first.result;
    return await locks.request(name, { signal: AbortSignal.timeout(TURN_MS) }, () => start(true));
  } catch (error) {
    if (hasStarted) throw error;
    return start(true);
  }
}

function getLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}
