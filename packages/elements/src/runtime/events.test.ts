import { afterEach, expect, test, vi } from 'vitest';
import type { RequestEvent } from '../elementTypes.ts';
import { request } from './events.ts';

type SendEvent = RequestEvent<unknown, () => Promise<string | null>>;

/** Sends a request of which a listener knows. */
function send(listener: (event: SendEvent) => void): Promise<unknown> {
  const host = new EventTarget();
  host.addEventListener('cs-send', (event) => listener(event as SendEvent));
  return request(host, 'send', {}, 'busy');
}

afterEach(() => vi.unstubAllGlobals());

test('the answer of the page is the answer, now or later', async () => {
  expect(await send((event) => event.respondWith(null))).toBe(null);
  expect(await send((event) => event.respondWith(Promise.resolve('full')))).toBe('full');
  expect(await send(() => undefined)).toBe('busy');
});

test('a failure of the page is reported, and nothing was sent', async () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const failure = new Error('offline');
  expect(await send((event) => event.respondWith(Promise.reject(failure)))).toBe('busy');
  expect(reportError).toHaveBeenCalledWith(failure);
});

test('an answer after the event is refused, with the way to give it', async () => {
  let late: SendEvent | undefined;
  expect(await send((event) => (late = event))).toBe('busy');
  expect(() => late?.respondWith(null)).toThrow('call respondWith at once, with a promise');
});
