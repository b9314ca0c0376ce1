import { describe, expect, it } from 'vitest';
import { settle } from '../../testing/createFakeClock.ts';
import { createExclusion } from './createExclusion.ts';

/** A work that the test ends. */
function createWork(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = () => {
    log.push(name);
    return promise;
  };
  return { run, end: () => resolve(name), fail: (error: Error) => reject(error) };
}

const refused = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));

describe.each([
  ['without locks', null],
  ['where the browser refuses locks', { request: refused }],
])('%s', (_case, locks) => {
  it('one work of a name runs at a time, in order, also after one that failed', async () => {
    const exclude = createExclusion(locks);
    const log: string[] = [];
    const first = createWork(log, 'first');
    const second = createWork(log, 'second');
    const other = createWork(log, 'other');
    const failure = new Error('no network');
    const failed = exclude('a', first.run).catch((error: unknown) => error);
    const later = [exclude('a', second.run), exclude('b', other.run)];
    await settle();
    expect(log).toEqual(['first', 'other']);
    first.fail(failure);
    expect(await failed).toBe(failure);
    await settle();
    expect(log).toEqual(['first', 'other', 'second']);
    second.end();
    other.end();
    expect(await Promise.all(later)).toEqual(['second', 'other']);
  });
});

it('with locks runs under the lock of the name, once, and passes on what fails', async () => {
  const names: string[] = [];
  const request = (async (name: string, work: () => Promise<unknown>) => {
    names.push(name);
    return work();
  }) as LockManager['request'];
  const exclude = createExclusion({ request });
  expect(await exclude('a', async () => 'done')).toBe('done');
  let runs = 0;
  const failure = new Error('no network');
  const failing = exclude('b', () => {
    runs += 1;
    return Promise.reject(failure);
  });
  await expect(failing).rejects.toBe(failure);
  expect([names, runs]).toEqual([['a', 'b'], 1]);
});
