import { afterEach, expect, test, vi } from 'vitest';
import { runExclusive } from './runExclusive.ts';

afterEach(() => vi.unstubAllGlobals());

/** Locks of one browser, shared by its windows. */
function createLocks(): Pick<LockManager, 'request'> {
  const held = new Set<string>();
  async function request(name: string, _options: unknown, run: (lock: unknown) => unknown) {
    if (held.has(name)) return run(null);
    held.add(name);
    try {
      return await run({ name });
    } finally {
      held.delete(name);
    }
  }
  return { request: request as LockManager['request'] };
}

const wait = () => new Promise((resolve) => setTimeout(resolve, 5));

test.each([
  ['locks', createLocks()],
  ['no locks', undefined],
])('a second run at the same time does nothing with %s', async (_, locks) => {
  // Node has locks of its own, which would take the place of none.
  if (!locks) vi.stubGlobal('navigator', {});
  const run = vi.fn(async () => {
    await wait();
    return 'signed';
  });
  const outcomes = await Promise.all([
    runExclusive('sign', run, locks),
    runExclusive('sign', run, locks),
    runExclusive('other', run, locks),
  ]);
  expect(outcomes).toEqual(['signed', null, 'signed']);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a run in another window does nothing', async () => {
  const locks = createLocks();
  const other = locks.request('sign', { ifAvailable: true }, wait);
  expect(await runExclusive('sign', async () => 'signed', locks)).toBeNull();
  await other;
  expect(await runExclusive('sign', async () => 'signed', locks)).toBe('signed');
});

test('a failure reaches the caller once, and the next run starts', async () => {
  const locks = createLocks();
  const run = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(runExclusive('sign', run, locks)).rejects.toThrow('refused');
  expect(run).toHaveBeenCalledOnce();
  expect(await runExclusive('sign', async () => 'signed', locks)).toBe('signed');
});

test('a browser that refuses locks does not refuse the run', async () => {
  const locks = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) };
  expect(await runExclusive('sign', async () => 'signed', locks)).toBe('signed');
});
