import { afterEach, expect, test, vi } from 'vitest';
import { runInTurn } from './runInTurn.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Locks of one browser, shared by its windows. */
function createLocks(): Pick<LockManager, 'request'> {
  const held = new Map<string, Promise<unknown>>();
  async function request(
    name: string,
    { ifAvailable, signal }: LockOptions,
    run: (lock: { name: string } | null) => unknown,
  ) {
    const before = held.get(name);
    if (before && ifAvailable) return run(null);
    const givenUp = new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
    if (before) await Promise.race([before, givenUp]);
    const work = Promise.resolve(run({ name }));
    const ended = work.catch(() => undefined).then(() => held.delete(name));
    held.set(name, ended);
    return work;
  }
  return { request: request as LockManager['request'] };
}

const wait = () => new Promise((resolve) => setTimeout(resolve, 5));

test.each([
  ['locks', createLocks()],
  ['no locks', undefined],
])('a second run waits for the first, and knows that it did, with %s', async (_, locks) => {
  // Node has locks of its own, which would take the place of none.
  if (!locks) vi.stubGlobal('navigator', {});
  let atOnce = 0;
  let most = 0;
  const run = async (hasWaited: boolean) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await wait();
    atOnce -= 1;
    return hasWaited;
  };
  const outcomes = await Promise.all([
    runInTurn('sign', run, locks),
    runInTurn('sign', run, locks),
    runInTurn('sign', run, locks),
  ]);
  expect(outcomes).toEqual([false, true, true]);
  expect(most).toBe(1);
  expect(await runInTurn('sign', run, locks)).toBe(false);
});

test('a run of another name does not wait', async () => {
  const locks = createLocks();
  const never = runInTurn('sign-1', () => new Promise(() => undefined), locks);
  expect(await runInTurn('other', async (hasWaited) => hasWaited, locks)).toBe(false);
  void never;
});

test('a run in another window is waited for', async () => {
  const locks = createLocks();
  let hasEnded = false;
  void locks.request('sign-2', {}, async () => {
    await wait();
    hasEnded = true;
  });
  expect(await runInTurn('sign-2', async (hasWaited) => [hasWaited, hasEnded], locks)).toEqual([true, true]);
});

test('a window that never ends is waited for half a minute', async () => {
  const locks = createLocks();
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Late.', 'TimeoutError')), ms);
    return controller.signal;
  });
  void locks.request('sign-3', {}, () => new Promise(() => undefined));
  const run = vi.fn(async () => 'signed');
  const ended = runInTurn('sign-3', run, locks);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await ended).toBe('signed');
});

test('a failure reaches its caller once, and the next run starts', async () => {
  const locks = createLocks();
  const run = vi.fn(() => Promise.reject(new Error('refused')));
  const failing = runInTurn('sign-4', run, locks);
  const next = runInTurn('sign-4', async (hasWaited) => hasWaited, locks);
  await expect(failing).rejects.toThrow('refused');
  expect(run).toHaveBeenCalledOnce();
  expect(await next).toBe(true);
});

test('a browser that refuses locks does not refuse the run', async () => {
  const locks = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) };
  expect(await runInTurn('sign-5', async () => 'signed', locks)).toBe('signed');
});
