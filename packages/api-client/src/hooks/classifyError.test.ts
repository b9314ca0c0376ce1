import { FAILURE_WORDS } from '@cloud-school/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { StatusError } from '../errors/StatusError.ts';
import { classifyError } from './classifyError.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the device has no network', false, new TypeError('Failed to fetch'), FAILURE_WORDS.network],
  ['the server does not answer', true, new TypeError('Failed to fetch'), FAILURE_WORDS.server],
  ['the server answers with a failure', false, new StatusError(502), FAILURE_WORDS.server],
])('%s', (_name, onLine, cause, words) => {
  vi.stubGlobal('navigator', { onLine });
  expect(classifyError(cause, 'test.start', false).userMessage).toBe(words);
});
