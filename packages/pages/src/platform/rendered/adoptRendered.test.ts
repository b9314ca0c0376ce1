import { preload } from 'swr';
import { expect, test, vi } from 'vitest';
import type { Portal } from '../portal/Portal.ts';
import { adoptRendered } from './adoptRendered.ts';

// SWR preloads nothing where there is no window.
vi.hoisted(() => vi.stubGlobal('window', globalThis));

const MINUTE = 60_000;

test.each([
  ['takes the answers of a page of ten minutes', 10 * MINUTE, 0],
  ['asks anew on a page of a day, which the browser restored', 24 * 60 * MINUTE, 1],
])('%s', (key, age, calls) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The fields that are read.
  const portal = { brand: { tenantDomain: 'yunfan' } } as Portal;
  const root = { querySelectorAll: () => [], addEventListener: () => undefined } as unknown as HTMLElement;
  const { data } = adoptRendered(
    portal,
    { now: Date.now() - age, data: { [key]: 'kept' } },
    root,
    () => () => undefined,
  );
  expect(data).toEqual({ [key]: 'kept' });
  // Of what is preloaded, the first answer is taken.
  const call = vi.fn<() => string>(() => 'new');
  void preload(key, call);
  expect(call).toHaveBeenCalledTimes(calls);
});
