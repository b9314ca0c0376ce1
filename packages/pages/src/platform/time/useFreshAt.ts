import type { Endpoint } from '@cloud-school/api-client';
import { toMoment, toSchoolDay } from '@cloud-school/domain';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { usePortal } from '../portal/Portal.ts';
import { beginQuietly } from './quietReloads.ts';
import { serverNow } from './server/serverNow.ts';
import { watchFreshness } from './watchFreshness.ts';

interface FreshAt {
  /** Times of the school at which the answers change: a start, an end. Null for unknown ones. */
  times?: readonly (string | null)[];
  /** The answers change at the school's midnight. */
  isDaily?: boolean;
  /** Something may change at any time. */
  isAwaited?: boolean;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Asks the server again for what is shown of these calls, named by the ids of their endpoints: at known times, at the
 * return to the page after a minute, and every minute while something is awaited.
 */
export function useFreshAt(
  endpoints: readonly Pick<Endpoint<never, unknown>, 'id'>[],
  { times = [], isDaily = false, isAwaited = false }: FreshAt,
): void {
  const { mutate } = useSWRConfig();
  const refresh = () => {
    const isWanted = (key: unknown) => Array.isArray(key) && endpoints.some(({ id }) => key.includes(id));
    // A failure keeps what is shown, and nobody waits for it.
    const end = beginQuietly(endpoints);
    mutate(isWanted)
      .catch(() => undefined)
      .finally(end);
  };
  useWatch({ times, isDaily, isAwaited }, refresh);
}

/** Calls back at the times and at the return to the page. */
export function useWatch({ times, isDaily, isAwaited }: Required<FreshAt>, refresh: () => void): void {
  const { client } = usePortal();
  const known = times
    .flatMap((time) => (time === null ? [] : (toMoment(time) ?? [])))
    .toSorted((one, other) => one - other)
    .join();
  const handleRefresh = useEffectEvent(refresh);
  useEffect(() => {
    const now = () => serverNow(client);
    return watchFreshness({
      moments: [...known.split(',').filter(Boolean).map(Number), ...(isDaily ? midnightsAfter(now()) : [])],
      isAwaited,
      now,
      refresh: () => handleRefresh(),
      page: window,
      isVisible: () => document.visibilityState === 'visible',
    });
  }, [client, isAwaited, isDaily, known]);
}

/** Those of the next week: no page stays open for longer unseen. */
function midnightsAfter(now: number): number[] {
  const today = toMoment(toSchoolDay(now)) ?? now;
  return [1, 2, 3, 4, 5, 6, 7].map((days) => today + days * DAY_MS);
}
