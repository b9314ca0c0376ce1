/** Runs one work of a name at a time. */
export type Exclusion = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** By a lock that all pages of the device share; without one, within this page. */
export function createExclusion(locks: Pick<LockManager, 'request'> | null): Exclusion {
  const last = new Map<string, Promise<unknown>>();

  function queue<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const result = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  }

  return async (name, work) => {
    if (!locks) return queue(name, work);
    let isGranted = false;
    try {
      return await locks.request(name, () => {
        isGranted = true;
        return work();
      });
    } catch (error) {
      // The browser refuses locks altogether, as in a sandboxed frame.
      if (isGranted) throw error;
      return queue(name, work);
    }
  };
}
