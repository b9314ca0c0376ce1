const running = new Set<string>();

/**
 * Runs a task unless one of the same name runs already, in this window or in another one of the site; null then. Windows
 * know of each other by the Web Locks API; without it, or where the browser refuses it, each window guards itself.
 */
export async function runExclusive<Result>(
  name: string,
  run: () => Promise<Result>,
  locks: Pick<LockManager, 'request'> | undefined = getLocks(),
): Promise<Result | null> {
  if (running.has(name)) return null;
  running.add(name);
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return run();
  };
  try {
    if (!locks) return await start();
    return await locks.request(name, { ifAvailable: true }, (lock) => (lock ? start() : null));
  } catch (error) {
    if (hasStarted) throw error;
    return await start();
  } finally {
    running.delete(name);
  }
}

function getLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}
