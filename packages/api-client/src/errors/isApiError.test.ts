import { expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { isApiError } from './isApiError.ts';
import { MalformedError } from './MalformedError.ts';

const rejected = new ApiError({ kind: 'rejected', userMessage: '名额已满', endpointId: 'test.start' });

it('recognises a failed call by its kind', () => {
  expect(isApiError(rejected)).toBe(true);
  expect(isApiError(rejected, 'rejected')).toBe(true);
  expect(isApiError(rejected, 'unavailable')).toBe(false);
});

it('recognises a failed call of another copy of the package', async () => {
  vi.resetModules();
  const copy = await import('./ApiError.ts');
  const foreign = new copy.ApiError({ kind: 'rejected', userMessage: '名额已满', endpointId: 'test.start' });
  expect(foreign).not.toBeInstanceOf(ApiError);
  expect(isApiError(foreign, 'rejected')).toBe(true);
});

it.each([new Error('rejected'), new MalformedError('rejected'), { kind: 'rejected' }, null, undefined])(
  'does not take %j for a failed call',
  (value) => {
    expect(isApiError(value)).toBe(false);
    expect(isApiError(value, 'rejected')).toBe(false);
  },
);
