import type { Client } from '@cloud-school/api-client';
import { standardSettings, type WeekStart, withSettings } from '@cloud-school/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEarlyCalls } from '../../platform/early/startEarly.ts';
import { preloadTimetable } from './preloadTimetable.ts';

const calls = vi.hoisted((): string[] => []);

// SWR starts no call ahead of time where there is no browser.
vi.mock('../../platform/early/preloadLoadable.ts', () => ({
  preloadLoadable: async (_scope: unknown, { id }: { id: string }, args: { startTime?: string | null }) => {
    calls.push(args.startTime === undefined ? id : `${id} ${args.startTime}`);
  },
}));

beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers({ now: Date.parse('2026-11-25T10:00:00+08:00') });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The calls that leave for an address, with the first moments of their periods. */
async function preloaded(search: string, weekStart?: WeekStart): Promise<string[]> {
  const client: Pick<Client, 'call' | 'serverClockOffset'> = {
    call: () => Promise.reject(new Error('preloadLoadable calls.')),
    serverClockOffset: () => null,
  };
  await preloadTimetable(
    {
      client: client as Client,
      owner: 'u-1',
      tenantId: 't-1',
      early: createEarlyCalls(),
      settings: withSettings(standardSettings, { weekStart }),
    },
    new URLSearchParams(search),
  );
  return calls;
}

test.each([
  ['classId=c-1', undefined, '2026-11-22 00:00:00'],
  ['classId=c-1', 'monday', '2026-11-23 00:00:00'],
  ['classId=c-1&view=month', undefined, '2026-11-01 00:00:00'],
] as const)(
  '%s (weeks from %s) asks for its class, its period and the targets',
  async (search, day, from) => {
    expect(await preloaded(search, day)).toEqual([
      'class.detail',
      `timetable.activities ${from}`,
      `timetable.dutyCount ${from}`,
    ]);
  },
);

test('all lessons have no targets', async () => {
  expect(await preloaded('classId=c-1&view=all')).toEqual(['class.detail', 'timetable.activities null']);
});

test('an address without a class asks for nothing', async () => {
  expect(await preloaded('')).toEqual([]);
});
